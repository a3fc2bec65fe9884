// What one cell holds. Sets of digits are bit sets: bit 0 is digit 1.

import { allCells } from './geometry';
import type { PuzzleText } from './puzzle_text';

export interface CellState {
  /** 0 when blank. */
  readonly digit: number;
  /** A given cannot be changed by a player. */
  readonly given: boolean;
  /** Corner marks: notes such as "in this box only here or there". */
  readonly corner: number;
  /** Candidates that the player wrote down. */
  readonly centre: number;
  /** Automatic candidates that the player has struck out. */
  readonly struck: number;
  /** Colours: bit 0 is the first. */
  readonly colours: number;
}

export type Board = readonly CellState[];

export const kBlank: CellState = {
  digit: 0,
  given: false,
  corner: 0,
  centre: 0,
  struck: 0,
  colours: 0,
};

/** The board a puzzle starts with: its givens alone. */
export function boardOf(puzzle: PuzzleText): Board {
  return allCells.map((cell) => {
    const digit = Number(puzzle.givens[cell]);
    return digit > 0 ? { ...kBlank, digit, given: true } : kBlank;
  });
}

/** The digits as 81 characters, `.` for a blank. */
export const lineOf = (board: Board): string =>
  board.map((state) => (state.digit > 0 ? String(state.digit) : '.')).join('');

/** The digits that the player filled in as 81 characters. */
export const entriesOf = (board: Board): string =>
  board.map((state) => (state.digit > 0 && !state.given ? String(state.digit) : '.')).join('');

/** Whether two boards hold the same digits, marks and colours. */
export const sameBoards = (a: Board, b: Board): boolean =>
  lineOf(a) === lineOf(b) && a.every((state, cell) => packCell(state) === packCell(b[cell]!));

export const isFull = (board: Board): boolean => board.every((state) => state.digit > 0);

// One number for what a player can change in a cell, for storage: 4 bits and four sets of nine are 40
// bits, which a double holds exactly (but bit operators do not).
const kSet = 512;

export const packCell = (state: CellState): number =>
  (state.given ? 0 : state.digit) +
  16 * (state.corner + kSet * (state.centre + kSet * (state.struck + kSet * state.colours)));

export function unpackCell(packed: number, start: CellState): CellState {
  let rest = Math.floor(packed / 16);
  const take = (): number => {
    const set = rest % kSet;
    rest = Math.floor(rest / kSet);
    return set;
  };
  const digit = start.given ? start.digit : Math.min(packed % 16, 9);
  return {
    digit,
    given: start.given,
    corner: take(),
    centre: take(),
    struck: take(),
    colours: take(),
  };
}

/** Whether a number read from outside can be a packed cell. */
export const isPackedCell = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isSafeInteger(value) &&
  value >= 0 &&
  value < 2 ** 40 &&
  value % 16 <= 9;
