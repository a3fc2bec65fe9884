// Human reasoning: a module and a file of its own, nonet_logic.wasm, so that who only solves need not
// fetch it.

import { assertPuzzle, boundNumbers } from "./arguments.js";
import { EngineModule } from "./engine_module.js";
import { explanationFrom, hintFrom } from "./explaining.js";
import { generateWith } from "./generating.js";
import type { Generated, GenerateOptions, GivenSymmetryInfo } from "./generate_types.js";
import { compile, type WasmSource } from "./load.js";
import type { NonetLogic, RateOptions, Rating, ReadPuzzle, TechniqueInfo } from "./logic_types.js";
import { NonetError } from "./nonet_error.js";
import { putPuzzle, puzzleBytes } from "./puzzle_bytes.js";
import type { Explanation, ExplainOptions, Hint } from "./step_types.js";
import type { Puzzle } from "./types.js";

export type * from "./generate_types.js";
export type * from "./logic_types.js";
export type * from "./step_types.js";

/** As `load`, for the module of human reasoning; it takes nonet_logic.wasm from beside this file. */
export async function loadLogic(source?: WasmSource | Promise<WasmSource>): Promise<NonetLogic> {
  const given = (await source) ?? new URL("./nonet_logic.wasm", import.meta.url);
  const module = await compile(given);
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === "rate"))
    throw new NonetError("the source is WebAssembly, but not nonet_logic.wasm");
  return new LogicEngine(new EngineModule(module));
}

class LogicEngine implements NonetLogic {
  readonly #module: EngineModule;

  constructor(module: EngineModule) {
    this.#module = module;
  }

  rate(puzzle: ReadPuzzle, options: RateOptions = {}): Rating {
    const bounds = boundNumbers(options);
    const { maxRating = Infinity, uniqueness = true } = options;
    if (typeof maxRating !== "number" || !(maxRating > 0))
      throw new NonetError(`maxRating is a number greater than 0, not ${String(maxRating)}`);
    this.#put(puzzle);
    const most = maxRating === Infinity ? 0 : maxRating;
    return this.#module.askJson("rate", uniqueness ? 1 : 0, most, ...bounds) as Rating;
  }

  hint(puzzle: ReadPuzzle, options: ExplainOptions = {}): Hint {
    return hintFrom(this.#module, readPuzzle(puzzle), options);
  }

  explain(puzzle: ReadPuzzle, options: ExplainOptions = {}): Explanation {
    return explanationFrom(this.#module, readPuzzle(puzzle), options);
  }

  async generate(options: GenerateOptions = {}): Promise<Generated> {
    return generateWith(this.#module, options, readPuzzle);
  }

  symmetries(): GivenSymmetryInfo[] {
    return this.#module.askJson("symmetries") as GivenSymmetryInfo[];
  }

  techniques(): TechniqueInfo[] {
    return this.#module.askJson("techniques") as TechniqueInfo[];
  }

  #put(puzzle: ReadPuzzle): void {
    putPuzzle(readPuzzle(puzzle), this.#module.input(puzzleBytes));
  }
}

function readPuzzle(puzzle: ReadPuzzle): Puzzle {
  if (typeof puzzle !== "string") {
    assertPuzzle(puzzle);
    return puzzle;
  }
  if (!/^[0-9.]{81}$/.test(puzzle))
    throw new NonetError("81 digits and blanks, or what parse() has read");
  return { givens: puzzle.replaceAll("0", "."), entries: ".".repeat(81), marks: null };
}
