// What crosses the border of the package. Cells are numbered 0 to 80 row by row, houses 0 to 26 (nine
// rows, nine columns, nine boxes), digits are 1 to 9. All values are plain data: they can be posted
// to and from a worker.

/** 0 to 80, row by row: r1c1 is 0, r9c9 is 80. */
export type Cell = number;
/** 1 to 9. */
export type Digit = number;
/** 0 to 26: nine rows, nine columns, nine boxes. */
export type House = number;

/** What somebody wrote down: givens, a player's digits, candidate marks. */
export interface Puzzle {
  /** 81 characters, `.` for a blank. */
  givens: string;
  /** 81 characters: digits a player filled in; `.` wherever there is a given. */
  entries: string;
  /** The candidate marks of the open cells, 81 sets: bit 0 is digit 1, bit 8 digit 9. */
  marks: readonly number[] | null;
}

/** A puzzle, or a text in any notation that holds exactly one. */
export type PuzzleLike = Puzzle | string;

/** Why a text could not be read. */
export interface ReadError {
  code:
    | "empty_input"
    | "wrong_length"
    | "unknown_symbol"
    | "ambiguous"
    | "unknown_column"
    | "bad_encoding";
  /** From 1; 0 when the error has no place. */
  line: number;
  /** From 1, in characters; 0 when the whole line is meant. */
  column: number;
  /** What is wrong and why: "80 cells, 1 too few". */
  message: string;
  /** What would be right: "a puzzle has 81 cells". */
  hint: string;
  /** All of it in one line: "line:column: message; hint". */
  text: string;
}

/** One puzzle of a text, or why it could not be read. */
export type PuzzleRecord = {
  /** The line of the text on which it starts, from 1. */
  line: number;
  notation: Notation;
  /** What stood beside the puzzle: comments, further fields. */
  text: string;
} & ({ ok: true; puzzle: Puzzle } | { ok: false; error: ReadError });

export interface ParseOptions {
  /** Of a CSV: the name or the number (from 1) of the column that holds the puzzles; of JSON objects: the member. */
  column?: string;
  /** Most records to return; the rest of the text is then not read. No limit when absent. */
  limit?: number;
}

export type Notation =
  | "line"
  | "rows"
  | "grid"
  | "pencil"
  | "candidates"
  | "sdk"
  | "ss"
  | "hodoku"
  | "csv"
  | "json";
export interface NotationInfo {
  name: Notation;
  summary: string;
}

/** How long a search may go on. Absent: as long as it takes. */
export interface Bounds {
  /** Guesses of the engine, or tries (digit in a cell) of a textbook solver. */
  maxSteps?: number;
  timeoutMs?: number;
}

export type Verdict = "malformed" | "conflict" | "none" | "multiple" | "unique" | "undecided";
export type SearchEnd = "exhausted" | "limit reached" | "stopped" | "out of steps" | "out of time";

export interface Placement {
  cell: Cell;
  digit: Digit;
}
/** Two cells of one house that hold the same digit. */
export interface Conflict {
  house: House;
  digit: Digit;
  first: Cell;
  second: Cell;
}
/** A short reason why there is no completion, to be checked by eye. */
export interface Obstacle {
  /** no_candidate: `cells` (one) has none left. no_place: `digits` (one) has no place in `house`.
   * few_cells: `digits` fit only into `cells`, one fewer. few_digits: `cells` have only `digits`, one fewer. */
  kind: "no_candidate" | "no_place" | "few_cells" | "few_digits";
  house: House | null;
  digits: Digit[];
  cells: Cell[];
  /** Placed digits that together see every one of `cells` (no_candidate, no_place). */
  seen: Placement[];
  /** Singles to place first, in this order. */
  forced: Placement[];
}

export interface Solution {
  verdict: Exclude<Verdict, "malformed">;
  /** The solution; the lesser of the two witnesses of `multiple`; else null. 81 digits. When
   * undecided: the one found so far, or null. */
  solution: string | null;
  /** The second witness of `multiple`. */
  second: string | null;
}

/** What is true of a puzzle, with the reason and the evidence. */
export interface Judgement {
  /** `malformed` only when a text was asked about that is not one puzzle. */
  verdict: Verdict;
  /** One line of English, cells as r1c1. */
  reason: string;
  /** Set when malformed. */
  error: ReadError | null;
  solution: string | null;
  second: string | null;
  /** Every clash, when the verdict is conflict. */
  conflicts: Conflict[];
  /** When the verdict is none and a short reason exists. */
  obstacle: Obstacle | null;
  /** The cells in which the two witnesses of multiple differ. */
  differing: Cell[];
  /** Multiple: the digits that stand nowhere, when there are two or more. */
  interchangeable: Digit[];
  end: SearchEnd;
  /** Guesses that the engine made. */
  guesses: number;
}

export interface Count {
  number: number;
  /** False: at least `number`; the limit or a bound ended the count. */
  exact: boolean;
}

export interface TrueCandidates {
  /** 81 sets, bit 0 is digit 1: digits that occur in some completion. */
  proven: number[];
  /** 81 sets: those that the bounds left open. */
  undecided: number[];
  exact: boolean;
}

export interface RedundantGivens {
  /** Givens that can go, each alone, without adding a completion. */
  cells: Cell[];
  /** Givens that the bounds left open. */
  undecided: Cell[];
}
export type Minimality = "minimal" | "redundant" | "not unique" | "undecided";

export type Algorithm =
  | "brute-force"
  | "backtracking"
  | "bitmask"
  | "fewest-candidates"
  | "singles"
  | "exact-cover";
export interface AlgorithmInfo {
  name: Algorithm;
  summary: string;
}

export interface SearchFigures {
  /** Digits looked at: the steps of a search. */
  tries: number;
  rejections: number;
  /** Digits put on the board: the nodes of the search tree below its root. */
  placements: number;
  /** Digits taken back. */
  retreats: number;
  greatestDepth: number;
}

export interface RaceOptions extends Bounds {
  /** How many solutions each looks for; 1 when absent. */
  limit?: number;
}
export interface RaceLane {
  algorithm: Algorithm;
  end: SearchEnd;
  solutions: number;
  /** The first solution in this algorithm's order. */
  first: string | null;
  figures: SearchFigures;
  milliseconds: number;
}
export interface RaceResult {
  lanes: RaceLane[];
  /** Blank cells: brute force has 9^blanks boards to judge. */
  blanks: number;
}

/** The kinds of events, by the number that stands for them in an `EventBatch`. */
export const eventKinds = ["try", "reject", "place", "retreat", "solved", "exhausted"] as const;
export type EventKind = (typeof eventKinds)[number];

/** One step of a search. */
export interface SearchEvent {
  kind: EventKind;
  /** A single: no other digit or cell was possible. */
  forced: boolean;
  /** Digits placed by the search before this event. */
  depth: number;
  /** Tries so far, this one included. */
  step: number;
  /** Absent in `solved`, `exhausted`, and a `reject` for want of a place in `house`. */
  cell: Cell | null;
  /** Absent in a `reject` for want of a digit for `cell`. */
  digit: Digit | null;
  /** A `reject`: the house and the cell in it that hold the digit; null when the marks forbid it. */
  house: House | null;
  other: Cell | null;
}

/** Up to n events, eight bytes each: kind, forced, depth, cell, digit, house, other, 0; what an
 * event does not have is 255. `eventAt(batch, i)` decodes one. */
export interface EventBatch {
  length: number;
  /** `8 * length` bytes, a copy of its own: may be kept and transferred. */
  bytes: Uint8Array;
  /** The number of the first event of the batch, from 0. */
  firstEvent: number;
  /** Tries before the first event of the batch. */
  stepsBefore: number;
  /** The search is over after this batch. */
  done: boolean;
}

/** What a search has come to after the events so far. */
export interface TraceState {
  /** Events so far: the position in the trace. */
  event: number;
  figures: SearchFigures;
  solutions: number;
  /** The last solution found. */
  solution: string | null;
  /** Digits that the search has on the board now. */
  depth: number;
  /** Those digits in the order in which they were placed; `forced`: singles. */
  path: (Placement & { forced: boolean })[];
  /** Givens, entries and the digits of `path`: 81 characters. */
  board: string;
  /** The last event, null at the start. */
  last: SearchEvent | null;
  /** Set when the search is over. */
  end: SearchEnd | null;
}

/** A place in a trace: just after the n-th event, try (step), retreat or solution, n from 1; 0 is the start. */
export interface TraceTarget {
  what: "event" | "step" | "retreat" | "solution";
  number: number;
}
export interface SeekResult {
  /** It stands at the target. */
  reached: boolean;
  /** The search ended first: there is no such place. */
  done: boolean;
  /** Events passed in this call. */
  passed: number;
}

/** A digit placed by choice, of those that are kept for drawing. */
export interface TreeNode {
  /** Number of the parent in the list, -1 for the root (the puzzle itself). Parents come first. */
  parent: number;
  /** null for the root, as is the digit. */
  cell: Cell | null;
  digit: Digit | null;
  /** Choices on the way here, this one included. */
  depth: number;
  /** On the way to where the search stands now. */
  open: boolean;
  /** Solutions found at or below it. */
  solutions: number;
  /** Choices below it that have no node of their own. */
  folded: number;
  /** Rejections, forced digits and retreats at this node and at the folded ones below it. */
  rejections: number;
  singles: number;
  retreats: number;
  /** The number of the event that placed it, from 1: a target for `seek`; 0 for the root. */
  event: number;
}
export interface DecisionTree {
  nodes: TreeNode[];
  /** Choices deeper than this are folded; null as long as nothing had to be. */
  depth: number | null;
}

export interface TraceOptions {
  /** Tries after which the search ends. */
  maxSteps?: number;
  /** How many solutions to look for; 1 when absent, Infinity for all. */
  limit?: number;
  /** Most nodes kept of the decision tree: deeper levels are folded first. 2000 when absent, at most 20000. */
  treeNodes?: number;
}

/** A search that is run as far as one wants to see, forwards and back. Call `close()` when done. */
export interface Trace {
  readonly algorithm: Algorithm;
  readonly puzzle: Puzzle;
  /** The next events, at most n (at most 65536). An empty batch when the search is over. */
  next(n: number): EventBatch;
  /** Goes to a place, forwards or back, passing over events without handing them out. At most `budget` events in one call, so that a worker can listen in between:
   * call again with the same target until `reached` or `done`. Going back starts from the nearest of
   * the points kept on the way. */
  seek(target: TraceTarget, budget?: number): SeekResult;
  state(): TraceState;
  /** How often a digit was tried in each cell. */
  heat(): Float64Array;
  tree(): DecisionTree;
  close(): void;
}

export interface SolutionsOptions extends Bounds {
  /** Most solutions to hand out. */
  limit?: number;
  signal?: AbortSignal;
}

export interface KernelInfo {
  name: string;
  summary: string;
  supported: boolean;
}

/** The engine. Calls are synchronous and take microseconds unless they say otherwise; in a page, keep it in a worker. */
export interface Nonet {
  readonly version: string;
  /** The kernel in use. */
  readonly kernel: KernelInfo;

  /** Reads a text in any notation: a list of puzzles, with an error in the place of each that cannot be read. */
  parse(text: string | Uint8Array, options?: ParseOptions): PuzzleRecord[];
  /** Says what is true of a puzzle. A text that is not one puzzle is an answer too: `malformed`. */
  check(puzzle: PuzzleLike, bounds?: Bounds): Judgement;
  solve(puzzle: PuzzleLike, bounds?: Bounds): Solution;
  /** What `solve` says of each, searched side by side: for hundreds of puzzles and more. */
  solveMany(puzzles: readonly PuzzleLike[], bounds?: Bounds): Solution[];
  /** Counts completions, at most `limit` of them (1,000,000 when absent). */
  count(puzzle: PuzzleLike, limit?: number, bounds?: Bounds): Count;
  /** Every completion once, as they are asked for. */
  solutions(puzzle: PuzzleLike, options?: SolutionsOptions): AsyncIterableIterator<string>;
  trueCandidates(puzzle: PuzzleLike, bounds?: Bounds): TrueCandidates;
  redundantGivens(puzzle: PuzzleLike, bounds?: Bounds): RedundantGivens;
  minimality(puzzle: PuzzleLike, bounds?: Bounds): Minimality;
  isMinimal(puzzle: PuzzleLike): boolean;
  /** The puzzle in a notation; what that cannot hold is left out. */
  write(puzzle: PuzzleLike, notation: Notation): string;
  notations(): NotationInfo[];

  algorithms(): AlgorithmInfo[];
  /** A search to watch. */
  trace(puzzle: PuzzleLike, algorithm: Algorithm, options?: TraceOptions): Trace;
  /** Runs each algorithm to its end, one after the other: give bounds. */
  race(puzzle: PuzzleLike, algorithms: readonly Algorithm[], options?: RaceOptions): RaceResult;
}
