// A puzzle as the page keeps it: what the engine's `Puzzle` says, less the player's entries.

import type { Puzzle } from 'nonet';

export interface PuzzleText {
  /** 81 characters, `.` for a blank. */
  readonly givens: string;
  /** 81 sets of candidates if the puzzle itself restricts them (a candidate grid), else null. */
  readonly marks: readonly number[] | null;
}

export const kEmptyPuzzle: PuzzleText = { givens: '.'.repeat(81), marks: null };

const kLine = /^[1-9.]{81}$/;

export const isLine = (value: unknown): value is string =>
  typeof value === 'string' && kLine.test(value);

export const isMarks = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length === 81 &&
  value.every((set) => Number.isInteger(set) && set >= 0 && set < 512);

/** What names a puzzle among others: equal for equal puzzles. */
export const keyOf = (puzzle: PuzzleText): string =>
  puzzle.marks
    ? `${puzzle.givens}:${puzzle.marks.map((set) => set.toString(32)).join(',')}`
    : puzzle.givens;

/** The puzzle as the engine takes it, with digits filled in. */
export const puzzleFor = (puzzle: PuzzleText, entries = kEmptyPuzzle.givens): Puzzle => ({
  givens: puzzle.givens,
  entries,
  marks: puzzle.marks,
});

export const countGivens = (givens: string): number => givens.replaceAll('.', '').length;
