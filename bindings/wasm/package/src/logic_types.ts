// What the module for human reasoning takes and gives. Ratings are numbers with one decimal, on the
// scale of Sudoku Explainer 1.2.1.

import type { Generated, GenerateOptions, GivenSymmetryInfo } from "./generate_types.js";
import type { Explanation, ExplainOptions, Hint, Level } from "./step_types.js";
import type { Bounds, Puzzle, Verdict } from "./types.js";

/** A puzzle that has been read: an object as `parse` gives it, or 81 digits and blanks (`.` or `0`). */
export type ReadPuzzle = Puzzle | string;

export interface TechniqueInfo {
  /** Short and stable: "x-wing". */
  key: string;
  /** As people write it: "X-Wing". */
  name: string;
  aliases: string[];
  family: string;
  /** The least rating of a step; 0 when the scale does not know the technique. */
  rating: number;
  level: Level;
  score: number;
  needsUniqueness: boolean;
  /** One paragraph of plain text. */
  explanation: string;
  /** A position in which it applies, in a notation that is read; may be empty. */
  example: string;
}

export interface RateOptions extends Bounds {
  /** Whether techniques that rest on uniqueness may be used; true when absent. */
  uniqueness?: boolean;
  /** End as soon as the rating is known to be greater. */
  maxRating?: number;
}

export interface Rating {
  /** Only a puzzle with one solution has a rating. */
  verdict: Exclude<Verdict, "malformed">;
  /** solved: exact. stuck: no technique applies, the last step counts as 20.0. too hard: greater than
   * maxRating. cut: the bounds came first. unrated: not unique. */
  end: "solved" | "stuck" | "too hard" | "cut" | "unrated";
  /** The greatest rating of a step; up to and with the first placement; of the first step. 0: none. */
  er: number;
  ep: number;
  ed: number;
  /** Keys of the techniques that decided them. */
  erTechnique: string | null;
  epTechnique: string | null;
  edTechnique: string | null;
  /** Steps of the path. */
  steps: number;
  /** The digits at its end, 81 characters. */
  reached: string;
}

/** The module for human reasoning. Easy puzzles take microseconds, the hardest seconds: give bounds. */
export interface NonetLogic {
  rate(puzzle: ReadPuzzle, options?: RateOptions): Rating;
  /** The next step in the position as it stands: givens, entries and, unless null, marks; or what is
   * wrong with it. */
  hint(puzzle: ReadPuzzle, options?: ExplainOptions): Hint;
  /** The whole way from the position to the solution. */
  explain(puzzle: ReadPuzzle, options?: ExplainOptions): Explanation;
  techniques(): TechniqueInfo[];
  /** New puzzles, each with one solution. Works in turns of some ten milliseconds, between which the
   * event loop turns; a single try for what is rarest may take seconds, which timeoutMs cuts short and
   * a signal does not. */
  generate(options?: GenerateOptions): Promise<Generated>;
  symmetries(): GivenSymmetryInfo[];
}
