// A step of human reasoning, a hint and a whole path, as plain data. The members are those of `nonet
// explain --format json` (docs/explaining.md), with cells and houses as numbers, as everywhere in the
// package, and with the texts that a page shows stage by stage.

import type { Bounds, Cell, Digit, House, Placement, Puzzle, Verdict } from "./types.js";

export type Level = "easy" | "medium" | "hard" | "expert" | "extreme";

/** What a candidate does in the pattern; a drawing has a colour for each. */
export type Role =
  /** What the pattern is made of. */
  | "base"
  /** Beyond the plain pattern: fins, guardians. */
  | "extra"
  /** The hinge of a wing. */
  | "pivot"
  /** Candidates of the first, second, third set of cells. */
  | "set_a"
  | "set_b"
  | "set_c"
  /** Colouring: either all of colour_a are true or all of colour_b. */
  | "colour_a"
  | "colour_b";

export interface StepMark extends Placement {
  role: Role;
}

/** One thing that a chain says. */
export interface ChainNode {
  digit: Digit;
  /** One cell; several for grouped links. */
  cells: Cell[];
  /** Whether one of the cells holds the digit, or none does. */
  on: boolean;
  /** Why it follows from its parents: `assumption`, it does not, the chain begins here; `cell` and
   * `house`, the digit is the last one there or another is; `set`, by the almost locked set in `set`;
   * `nested`, by a step in the position that the chain has made. */
  cause: "assumption" | "cell" | "house" | "set" | "nested";
  house: House | null;
  set: Cell[];
  /** Of the step's `nested`. */
  nested: number | null;
  /** Places of nodes before this one, each the start of a link that ends here. */
  parents: number[];
}

/** Nodes in an order in which each follows from earlier ones. */
export interface Chain {
  /** The first node also follows from the last. */
  loop: boolean;
  nodes: ChainNode[];
}

/** A step without its stages: one inside of a chain. */
export interface NestedStep {
  /** The technique's key, which does not change: "x-wing". */
  technique: string;
  /** As people write it: "X-Wing". */
  name: string;
  family: string;
  level: Level;
  /** On HoDoKu's scale; the easiest is 4. */
  score: number;
  /** On the scale of Sudoku Explainer 1.2.1; 0 where that does not know the step. */
  rating: number;
  /** How many nodes its chains have. */
  length: number;
  digits: Digit[];
  /** Cells of the pattern. */
  cells: Cell[];
  /** Where it is: base houses of a fish, the house of a pair. */
  houses: House[];
  /** Where it strikes, if elsewhere: cover houses of a fish. */
  covers: House[];
  marks: StepMark[];
  chains: Chain[];
  nested: NestedStep[];
  placements: Placement[];
  eliminations: Placement[];
  /** Why it follows, in English. */
  reason: string;
  /** "So 4 can be struck from r2c5." */
  conclusion: string;
}

/** In English: where to look, the pattern, what follows and why. */
export type StageTexts = [where: string, pattern: string, conclusion: string];

export interface Step extends NestedStep {
  texts: StageTexts;
  /** The conclusion as forums write it: "r2c5<>4". */
  short: string;
}

export interface ExplainOptions extends Bounds {
  /** `human`, the default: the easiest step first. `se`: the path by which puzzles are rated. */
  scale?: "human" | "se";
  /** Only these, by key, name, alias or family; `all`, and names with a minus before them, take away:
   * ["all", "-xy-chain"]. All of them when absent. */
  techniques?: readonly string[];
  /** Whether techniques may be used that rest on there being one solution; true when absent. */
  uniqueness?: boolean;
}

/** A hint is asked of the position as it stands, mistakes first. */
export interface Hint {
  /** step: `step` is the next one. wrong entries: those in `wrong` are not the solution's. missing
   * marks: the marks lack `missing`, which are true. not unique: see `verdict` and `reason`. nothing:
   * no technique that may be used applies. stopped: a bound came first. */
  kind:
    | "step"
    | "wrong entries"
    | "missing marks"
    | "solved"
    | "not unique"
    | "nothing"
    | "stopped";
  verdict: Exclude<Verdict, "malformed">;
  /** Why there is not just one solution; else empty. */
  reason: string;
  /** What to say at each stage, whatever the kind. */
  texts: StageTexts;
  step: Step | null;
  wrong: Cell[];
  missing: Placement[];
  /** The position with its candidates, in which the step is. */
  position: Puzzle;
}

export interface Explanation {
  scale: "human" | "se";
  verdict: Exclude<Verdict, "malformed">;
  /** Of a verdict other than unique; else empty. */
  reason: string;
  /** solved. stuck: no technique that may be used applies. not explained: see `verdict` and `reason`.
   * stopped: a bound came first. */
  end: "solved" | "stuck" | "not explained" | "stopped";
  /** Level and score of the whole path, on the scale human and when solved; else null. */
  level: Level | null;
  score: number | null;
  /** The greatest rating of a step, on the scale se and when solved; else null. */
  rating: number | null;
  /** 81 characters each. */
  givens: string;
  entries: string;
  /** null when there is none. */
  solution: string | null;
  steps: Step[];
  /** The position with its candidates, in which the steps begin. */
  start: Puzzle;
}
