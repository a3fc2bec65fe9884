// Automatic candidates: what the digits on the board leave, less what the player struck out.

import type { Board } from './cell_state';
import { allCells, bitOf, kAllDigits, peersOf } from './geometry';
import type { PuzzleText } from './puzzle_text';

/** 81 sets: the digits that no peer holds and the puzzle's own marks allow; filled cells have none. */
export function possibleDigits(board: Board, puzzle: PuzzleText): number[] {
  return allCells.map((cell) => {
    if (board[cell]!.digit > 0) return 0;
    let set = puzzle.marks?.[cell] || kAllDigits;
    for (const peer of peersOf[cell]!) {
      const digit = board[peer]!.digit;
      if (digit > 0) set &= ~bitOf(digit);
    }
    return set;
  });
}

/** The automatic candidates that the player sees. */
export const automaticCandidates = (board: Board, puzzle: PuzzleText): number[] =>
  possibleDigits(board, puzzle).map((set, cell) => set & ~board[cell]!.struck);
