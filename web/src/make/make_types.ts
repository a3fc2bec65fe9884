// What may be wished of a new puzzle, and what the worker answers.

import type { Generated, GivenSymmetry, Level } from 'nonet/logic';

export type { GivenSymmetry, Level };

export interface Wishes {
  /** null: whatever comes. */
  readonly level: Level | null;
  /** Key of a technique that is needed; empty: whichever. */
  readonly technique: string;
  /** Than this technique. */
  readonly nothingHarder: boolean;
  /** On Sudoku Explainer's scale, from which to which; null: any. */
  readonly rating: readonly [number, number] | null;
  readonly symmetry: GivenSymmetry;
  /** From how many to how many; null: as many as it takes. */
  readonly givens: readonly [number, number] | null;
  /** No given can be spared. */
  readonly minimal: boolean;
  /** Digits; the same seed and wishes make the same puzzle. */
  readonly seed: string;
}

export interface Made {
  /** 81 characters; null when none was found. */
  readonly puzzle: string | null;
  /** How many puzzles were made for it. */
  readonly tried: number;
  readonly end: Generated['end'];
}

export const levels: readonly Level[] = ['easy', 'medium', 'hard', 'expert', 'extreme'];

export const symmetries: readonly GivenSymmetry[] = [
  'none',
  'rotate180',
  'rotate90',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
  'axes',
  'diagonals',
  'full',
];

const kMostSeed = 2n ** 64n - 1n;

/** Whether a text is a seed: digits, below 2^64. */
export const isSeed = (text: string): boolean =>
  /^\d{1,20}$/.test(text) && BigInt(text) <= kMostSeed;

/** Short enough to be told to a friend. */
export const newSeed = (): string =>
  String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000_000);

export const kFewestGivens = 17;
export const kMostGivens = 60;

export const kLeastRating = 1;
export const kMostRating = 20;

/** Whether both ends of a range are within bounds, the smaller first. */
const isRange = ([from, to]: readonly [number, number], least: number, most: number): boolean =>
  from >= least && from <= to && to <= most;

/** What is wrong with the wishes, as the name of its text; null when nothing is. */
export function flawOf({
  givens,
  rating,
  seed,
}: Wishes): 'badSeed' | 'badGivens' | 'badRating' | null {
  if (!isSeed(seed)) return 'badSeed';
  if (rating && !isRange(rating, kLeastRating, kMostRating)) return 'badRating';
  if (!givens) return null;
  const fits = givens.every(Number.isInteger) && isRange(givens, kFewestGivens, kMostGivens);
  return fits ? null : 'badGivens';
}
