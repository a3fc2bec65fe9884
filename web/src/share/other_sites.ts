// The position in the forms that other well-known sites take in their addresses.

import { type Board, entriesOf, lineOf } from '../board/cell_state';
import { digitsOf } from '../board/geometry';

export interface OtherSite {
  readonly name: string;
  /** Whether the player's digits can come along. */
  readonly address: (board: Board, withProgress: boolean) => Promise<string>;
}

const zeros = (line: string): string => line.replaceAll('.', '0');
const givensOf = (board: Board): string =>
  lineOf(board.map((state) => (state.given ? state : { ...state, digit: 0 })));

const digits = (board: Board, withProgress: boolean): string =>
  zeros(withProgress ? lineOf(board) : givensOf(board));

/** The document that f-puzzles and SudokuPad read: JSON, compressed with lz-string. */
export function fPuzzlesDocument(board: Board, withProgress: boolean): object {
  const entries = entriesOf(board);
  const cell = (at: number): object => {
    const state = board[at]!;
    if (state.given) return { value: state.digit, given: true };
    if (!withProgress) return {};
    return {
      ...(entries[at] !== '.' ? { value: state.digit } : {}),
      ...(state.centre ? { centerPencilMarks: digitsOf(state.centre) } : {}),
      ...(state.corner ? { cornerPencilMarks: digitsOf(state.corner) } : {}),
    };
  };
  const grid = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => cell(9 * row + column)),
  );
  return { size: 9, grid };
}

async function packed(board: Board, withProgress: boolean): Promise<string> {
  const { compressToBase64 } = await import('lz-string');
  return encodeURIComponent(
    compressToBase64(JSON.stringify(fPuzzlesDocument(board, withProgress))),
  );
}

export const otherSites: readonly OtherSite[] = [
  {
    name: 'SudokuPad',
    address: async (board, progress) =>
      `https://sudokupad.app/fpuzzles${await packed(board, progress)}`,
  },
  {
    name: 'f-puzzles',
    address: async (board, progress) =>
      `https://f-puzzles.com/?load=${await packed(board, progress)}`,
  },
  {
    name: 'SudokuWiki',
    address: async (board, progress) =>
      `https://www.sudokuwiki.org/sudoku.htm?bd=${digits(board, progress)}`,
  },
  {
    name: 'SudokuExchange',
    address: async (board) => `https://sudokuexchange.com/play/?s=${digits(board, false)}`,
  },
  {
    name: 'Sudoku Coach',
    address: async (board) => `https://sudoku.coach/en/play/${digits(board, false)}`,
  },
];
