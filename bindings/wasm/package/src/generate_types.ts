// New puzzles: what may be wished for, and what comes of it.

import type { Level } from "./step_types.js";
import type { Puzzle } from "./types.js";

/** Turns and reflections that leave the places of the givens as they are. */
export type GivenSymmetry =
  | "none"
  | "rotate180"
  | "rotate90"
  | "horizontal"
  | "vertical"
  | "diagonal"
  | "antidiagonal"
  | "axes"
  | "diagonals"
  | "full";
export interface GivenSymmetryInfo {
  name: GivenSymmetry;
  /** One line. */
  summary: string;
}

/** The wishes of `nonet generate`, whose puzzles are the same for the same seed and wishes. Wishes that
 * cannot stand together are refused with a NonetError. */
export interface GenerateOptions {
  /** How many puzzles, 1 to a million; 1 when absent. */
  number?: number;
  /** 0 to 2^64 - 1; above 2^53 as a bigint. Any one when absent: the answer tells which. */
  seed?: number | bigint;
  /** How many givens, or from how many to how many, 0 to 81. Rare numbers are searched for. */
  givens?: number | readonly [least: number, most: number];
  symmetry?: GivenSymmetry;
  /** No given can be spared. true when absent; with a pattern false. Where it is false and nothing else
   * says how many givens there are, `givens` has to. */
  minimal?: boolean;
  /** Givens stand here and nowhere else: 81 signs, a digit, X, # or * for a
   * given, `.`, `0`, `_` or `-` for none. */
  pattern?: string;
  /** The solution of all puzzles: 81 digits. */
  solution?: string;
  /** A puzzle to vary: with several solutions it is completed; with one, `remove` givens are taken away
   * and `add` others put in, 0 to 10, by default two each. */
  from?: Puzzle | string;
  remove?: number;
  add?: number;
  /** `dig`, the default, is quick; puzzles with few givens are rarer than their share. `controlled` is
   * slow: all minimal puzzles of a number of givens are equally likely, and weights make up for the
   * number. */
  sampling?: "dig" | "controlled";

  /** How hard for a person: the level that `explain` gives, or from which to which. */
  difficulty?: Level | readonly [least: Level, most: Level];
  /** The ER that `rate` gives, or from which to which, 1.0 to 20.0. */
  rating?: number | readonly [least: number, most: number];
  /** Each of these is needed: with all others that cost no more than the hardest step of the puzzle, it
   * cannot be solved. Keys, names or aliases. */
  techniques?: readonly string[];
  /** Needed, and nothing harder is. */
  hardest?: string;
  /** No two puzzles are equivalent. */
  distinct?: boolean;

  /** So many tries in a row in vain are the end, 1 to 10^9; when absent as many as take some ten to thirty seconds
   * of native code. */
  tries?: number;
  timeoutMs?: number;
  /** Ends it: the promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Told of each puzzle at once. */
  onPuzzle?: (made: GeneratedPuzzle) => void;
  /** Told after each turn how many tries there were so far. */
  onTries?: (tries: number) => void;
}

export interface GeneratedPuzzle {
  /** 81 characters, `.` for a blank. */
  puzzle: string;
  solution: string;
  /** How many givens. */
  givens: number;
  /** Number of the try that made it, from 0. */
  try: number;
  /** How many of its kind it stands for; 1 but for controlled sampling. */
  weight: number;
  /** Where a difficulty or a technique was wished for. */
  level?: Level;
  /** Where a rating was wished for. */
  er?: number;
  ep?: number;
  ed?: number;
  /** The key of the hardest step's technique: always where a technique was wished for. */
  hardest?: string;
}

export interface Generated {
  puzzles: GeneratedPuzzle[];
  /** As given, or as drawn. */
  seed: number | bigint;
  /** done: as many as wanted. out of tries, out of time: `puzzles` has what was made until then.
   * impossible: there is no such puzzle. */
  end: "done" | "out of tries" | "out of time" | "impossible";
  tries: number;
  /** Unless done: why, and how near it came, in one line. */
  shortfall: string;
  /** A puzzle that misses the wishes by least, if any. */
  nearest: string | null;
}
