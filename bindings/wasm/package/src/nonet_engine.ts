// NonetEngine: the package's functions, each a question to the engine module.

import { assertPuzzle, boundNumbers, indexOfName, mostBytes, wholeNumber } from "./arguments.js";
import { EngineModule } from "./engine_module.js";
import { NonetError } from "./nonet_error.js";
import { putPuzzle, puzzleBytes } from "./puzzle_bytes.js";
import { streamSolutions } from "./solution_stream.js";
import { runLane } from "./search_lane.js";
import { TraceHandle } from "./trace_handle.js";
import { TraceModule } from "./trace_module.js";
import type * as T from "./types.js";

interface About {
  version: string;
  notations: T.NotationInfo[];
  algorithms: T.AlgorithmInfo[];
  kernel: T.KernelInfo;
}

export class NonetEngine implements T.Nonet {
  readonly #engine: EngineModule;
  readonly #traceModule: WebAssembly.Module;
  readonly #about: About;
  readonly #encoder = new TextEncoder();

  constructor(engine: WebAssembly.Module, traceModule: WebAssembly.Module) {
    this.#engine = new EngineModule(engine);
    this.#traceModule = traceModule;
    this.#about = this.#engine.askJson("about") as About;
  }

  get version(): string {
    return this.#about.version;
  }
  get kernel(): T.KernelInfo {
    return { ...this.#about.kernel };
  }
  notations(): T.NotationInfo[] {
    return structuredClone(this.#about.notations);
  }
  algorithms(): T.AlgorithmInfo[] {
    return structuredClone(this.#about.algorithms);
  }

  parse(text: string | Uint8Array, options: T.ParseOptions = {}): T.PuzzleRecord[] {
    const column = this.#encoder.encode(options.column ?? "");
    const bytes = this.#bytes(text);
    const limit = wholeNumber("limit", options.limit ?? Infinity, 1, Infinity);
    const place = this.#engine.input(column.length + bytes.length);
    place.set(column);
    place.set(bytes, column.length);
    const most = limit === Infinity ? 0 : limit;
    return this.#engine.askJson("parse", place.length, column.length, most) as T.PuzzleRecord[];
  }

  check(puzzle: T.PuzzleLike, bounds?: T.Bounds): T.Judgement {
    const numbers = boundNumbers(bounds);
    if (typeof puzzle === "string") {
      const read = this.#read(puzzle);
      if ("error" in read) return malformed(read.error);
    }
    this.#put(puzzle);
    return this.#engine.askJson("check", ...numbers) as T.Judgement;
  }

  solve(puzzle: T.PuzzleLike, bounds?: T.Bounds): T.Solution {
    const numbers = boundNumbers(bounds);
    this.#put(puzzle);
    return this.#engine.askJson("solve", ...numbers) as T.Solution;
  }

  solveMany(puzzles: readonly T.PuzzleLike[], bounds?: T.Bounds): T.Solution[] {
    const numbers = boundNumbers(bounds);
    if (!Array.isArray(puzzles)) throw new NonetError("solveMany takes an array of puzzles");
    const read = puzzles.map((puzzle, i) => this.#puzzleNumber(puzzle, i));
    const place = this.#engine.input(read.length * puzzleBytes);
    read.forEach((puzzle, i) => putPuzzle(puzzle, place.subarray(i * puzzleBytes)));
    return this.#engine.askJson("solve_many", read.length, ...numbers) as T.Solution[];
  }

  count(puzzle: T.PuzzleLike, limit = 1_000_000, bounds?: T.Bounds): T.Count {
    const most = wholeNumber("limit", limit, 0, Infinity);
    const numbers = boundNumbers(bounds);
    this.#put(puzzle);
    return this.#engine.askJson("count", most, ...numbers) as T.Count;
  }

  solutions(puzzle: T.PuzzleLike, options: T.SolutionsOptions = {}): AsyncIterableIterator<string> {
    const most = wholeNumber("limit", options.limit ?? Infinity, 1, Infinity);
    boundNumbers(options);
    return streamSolutions(this.#engine, this.#puzzle(puzzle), most, options);
  }

  trueCandidates(puzzle: T.PuzzleLike, bounds?: T.Bounds): T.TrueCandidates {
    const numbers = boundNumbers(bounds);
    this.#put(puzzle);
    return this.#engine.askJson("true_candidates", ...numbers) as T.TrueCandidates;
  }

  redundantGivens(puzzle: T.PuzzleLike, bounds?: T.Bounds): T.RedundantGivens {
    const numbers = boundNumbers(bounds);
    this.#put(puzzle);
    return this.#engine.askJson("redundant_givens", ...numbers) as T.RedundantGivens;
  }

  minimality(puzzle: T.PuzzleLike, bounds?: T.Bounds): T.Minimality {
    const numbers = boundNumbers(bounds);
    this.#put(puzzle);
    return this.#engine.ask("minimality", ...numbers) as T.Minimality;
  }

  isMinimal(puzzle: T.PuzzleLike): boolean {
    return this.minimality(puzzle) === "minimal";
  }

  write(puzzle: T.PuzzleLike, notation: T.Notation): string {
    const names = this.#about.notations.map((info) => info.name);
    const index = indexOfName("notation", notation, names);
    this.#put(puzzle);
    return this.#engine.ask("write", index);
  }

  trace(puzzle: T.PuzzleLike, algorithm: T.Algorithm, options: T.TraceOptions = {}): T.Trace {
    const index = this.#algorithm(algorithm);
    return new TraceHandle(this.#traceModule, this.#puzzle(puzzle), algorithm, index, options);
  }

  race(
    puzzle: T.PuzzleLike,
    algorithms: readonly T.Algorithm[],
    options: T.RaceOptions = {},
  ): T.RaceResult {
    if (!Array.isArray(algorithms) || algorithms.length === 0) throw new NonetError("race takes an array of algorithms, at least one");
    const numbers = algorithms.map((name: unknown) => this.#algorithm(name));
    const limit = wholeNumber("limit", options.limit ?? 1, 1, Infinity);
    const bounds = boundNumbers(options);
    const read = this.#puzzle(puzzle);
    const module = new TraceModule(this.#traceModule, read, 2, [0, 1, 0]);
    const lanes = numbers.map((number) => runLane(module, number, [limit, ...bounds]));
    const blanks = lanes[0]?.blanks ?? 0;
    const named = lanes.map(({ lane }, i) => ({ algorithm: algorithms[i] as T.Algorithm, ...lane }));
    return { lanes: named, blanks };
  }

  #algorithm(name: unknown): number {
    return indexOfName(
      "algorithm",
      name,
      this.#about.algorithms.map((info) => info.name),
    );
  }

  #bytes(text: unknown): Uint8Array {
    const bytes = typeof text === "string" ? this.#encoder.encode(text) : text;
    if (!(bytes instanceof Uint8Array))
      throw new NonetError(`a text is a string or a Uint8Array, not ${typeof text}`);
    if (bytes.length > mostBytes)
      throw new NonetError(`a text of ${bytes.length} bytes; ${mostBytes} are the most`);
    return bytes;
  }

  #read(text: string): { puzzle: T.Puzzle } | { error: T.ReadError } {
    const bytes = this.#bytes(text);
    this.#engine.input(bytes.length).set(bytes);
    type Read = { puzzle: T.Puzzle } | { error: T.ReadError };
    return this.#engine.askJson("parse_one", bytes.length) as Read;
  }

  #puzzle(puzzle: T.PuzzleLike): T.Puzzle {
    if (typeof puzzle !== "string") {
      assertPuzzle(puzzle);
      return puzzle;
    }
    const read = this.#read(puzzle);
    if ("error" in read) throw new NonetError(read.error.text, read.error);
    return read.puzzle;
  }

  #puzzleNumber(puzzle: T.PuzzleLike, index: number): T.Puzzle {
    try {
      return this.#puzzle(puzzle);
    } catch (error) {
      if (!(error instanceof NonetError)) throw error;
      throw new NonetError(`puzzle ${index}: ${error.message}`, error.error);
    }
  }

  #put(puzzle: T.PuzzleLike): void {
    const read = this.#puzzle(puzzle);
    putPuzzle(read, this.#engine.input(puzzleBytes));
  }
}

function malformed(error: T.ReadError): T.Judgement {
  return {
    verdict: "malformed",
    reason: error.text,
    error,
    solution: null,
    second: null,
    conflicts: [],
    obstacle: null,
    differing: [],
    interchangeable: [],
    end: "exhausted",
    guesses: 0,
  };
}
