// hint() and explain(): how they ask the module, and what they make of its answer.

import { boundNumbers } from "./arguments.js";
import type { EngineModule } from "./engine_module.js";
import { NonetError } from "./nonet_error.js";
import { putPuzzle, puzzleBytes } from "./puzzle_bytes.js";
import { readStep, type ToldStep } from "./step_reader.js";
import type { Explanation, ExplainOptions, Hint } from "./step_types.js";
import { joinNames, unknownTechnique } from "./technique_names.js";
import type { Puzzle } from "./types.js";

type ToldHint = Omit<Hint, "step"> & { step: ToldStep | null };
interface ToldPath {
  steps: ToldStep[];
  start: Puzzle;
  path: Omit<Explanation, "steps" | "start" | "solution"> & { solution: string };
}

export function hintFrom(module: EngineModule, puzzle: Puzzle, options: ExplainOptions): Hint {
  const told = askAbout(module, "hint", puzzle, options) as ToldHint;
  return { ...told, step: told.step && readStep(told.step) };
}

export function explanationFrom(
  module: EngineModule,
  puzzle: Puzzle,
  options: ExplainOptions,
): Explanation {
  const { path, start, steps } = askAbout(module, "explain", puzzle, options) as ToldPath;
  const solution = path.solution.includes(".") ? null : path.solution;
  return { ...path, solution, steps: steps.map(readStep), start };
}

/** Puts the puzzle and behind it the list of techniques, and asks. */
function askAbout(
  module: EngineModule,
  question: "hint" | "explain",
  puzzle: Puzzle,
  options: ExplainOptions,
): unknown {
  const bounds = boundNumbers(options);
  const { scale = "human", uniqueness = true } = options;
  if (scale !== "human" && scale !== "se")
    throw new NonetError(`scale is human or se, not ${String(scale)}`);
  const list = new TextEncoder().encode(listOf(options.techniques));
  const place = module.input(puzzleBytes + list.length);
  putPuzzle(puzzle, place);
  place.set(list, puzzleBytes);
  const wishes = [scale === "se" ? 1 : 0, uniqueness ? 1 : 0];
  const told = module.askJson(question, ...wishes, list.length, ...bounds) as { unknown?: string };
  if (told.unknown === undefined) return told;
  throw told.unknown === ""
    ? new NonetError("techniques leaves none; leave it out to use all of them")
    : unknownTechnique(told.unknown);
}

/** As the module takes it: parted by commas, empty for all techniques. */
function listOf(techniques: unknown): string {
  // A list of none is not a list of all: the module says that none is left.
  return techniques === undefined ? "" : joinNames(techniques) || ",";
}
