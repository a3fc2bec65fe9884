// generate(): wishes as the module takes them, and its puzzles turn by turn.

import { boundNumbers, indexOfName, wholeNumber } from "./arguments.js";
import type { EngineModule } from "./engine_module.js";
import { LoopTurns } from "./event_loop.js";
import type {
  Generated,
  GeneratedPuzzle,
  GenerateOptions,
  GivenSymmetryInfo,
} from "./generate_types.js";
import { NonetError } from "./nonet_error.js";
import type { Level } from "./step_types.js";
import { joinNames, unknownTechnique } from "./technique_names.js";
import type { Puzzle } from "./types.js";

/** In the order of the module's enum Level. */
const levelNames: readonly Level[] = ["easy", "medium", "hard", "expert", "extreme"];
/** Days. */
const mostTries = 1_000_000_000;

/** In the order of the module's enum Wish. */
interface Wishes {
  numbers: number[];
  /** 81 symbols each; null: no such wish. */
  grids: (string | null)[];
  techniques: Uint8Array;
}

interface Turn {
  made: (Omit<GeneratedPuzzle, "weight"> & { weight: [mantissa: number, exponent: number] })[];
  tries: number;
  end: Generated["end"] | null;
  shortfall: string;
  nearest: string | null;
}

export async function generateWith(
  module: EngineModule,
  options: GenerateOptions,
  readPuzzle: (puzzle: Puzzle | string) => Puzzle,
): Promise<Generated> {
  if (typeof options !== "object" || options === null)
    throw new NonetError("the wishes for new puzzles are an object");
  const { signal, onPuzzle, onTries, seed = anySeed() } = options;
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw new NonetError("signal is an AbortSignal");
  for (const [name, told] of Object.entries({ onPuzzle, onTries }))
    if (told !== undefined && typeof told !== "function")
      throw new NonetError(`${name} is a function`);
  signal?.throwIfAborted();
  const generation = open(module, wishesFrom(module, { ...options, seed }, readPuzzle));
  try {
    const puzzles: GeneratedPuzzle[] = [];
    for (const turns = new LoopTurns(); ; await turns.pass(signal)) {
      const turn = module.askJson("next_generated", generation) as Turn | null;
      if (turn === null) throw new NonetError("the engine was started again in between");
      const { made, end, tries, shortfall, nearest } = turn;
      for (const { weight, ...puzzle } of made) {
        puzzles.push({ ...puzzle, weight: weight[0] * 2 ** weight[1] });
        onPuzzle?.(puzzles.at(-1)!);
      }
      onTries?.(tries);
      if (end !== null) return { puzzles, seed, end, tries, shortfall, nearest };
    }
  } finally {
    module.call("close_generation", generation);
  }
}

const anySeed = (): number => Math.floor(Math.random() * 2 ** 53);

/** The number by which the module knows it. */
function open(module: EngineModule, { numbers, grids, techniques }: Wishes): number {
  const names = 8 * numbers.length + 81 * grids.length;
  const place = module.input(names + techniques.length);
  place.set(techniques, names);
  const view = new DataView(place.buffer, place.byteOffset);
  numbers.forEach((number, i) => view.setFloat64(8 * i, number, true));
  grids.forEach((grid, i) => {
    const at = 8 * numbers.length + 81 * i;
    for (let cell = 0; cell < 81; ++cell) place[at + cell] = grid?.charCodeAt(cell) ?? 0;
  });
  const opened = module.askJson("open_generation") as
    | { generation: number }
    | { fault: string }
    | { unknown: string };
  if ("unknown" in opened) throw unknownTechnique(opened.unknown);
  if ("fault" in opened) throw new NonetError(opened.fault);
  return opened.generation;
}

function wishesFrom(
  module: EngineModule,
  options: GenerateOptions,
  readPuzzle: (puzzle: Puzzle | string) => Puzzle,
): Wishes {
  const { symmetry = "none", sampling = "dig", pattern, solution, from } = options;
  const encoder = new TextEncoder();
  const needed = encoder.encode(joinNames(options.techniques ?? []));
  const hardest = encoder.encode(nameOfHardest(options.hardest));
  const symmetries = module.askJson("symmetries") as GivenSymmetryInfo[];
  const [, milliseconds] = boundNumbers({ timeoutMs: options.timeoutMs ?? Infinity });
  const change = (name: "remove" | "add"): number =>
    options[name] === undefined ? -1 : wholeNumber(name, options[name], 0, 10);
  return {
    numbers: [
      ...seedHalves(options.seed),
      wholeNumber("number", options.number ?? 1, 1, 1_000_000),
      ...givensRange(options.givens),
      (options.minimal ?? pattern === undefined) ? 1 : 0,
      indexOfName("symmetry", symmetry, symmetries.map(({ name }) => name)),
      indexOfName("sampling", sampling, ["dig", "controlled"]),
      change("remove"),
      change("add"),
      ...levelRange(options.difficulty),
      ...ratingRange(options.rating),
      options.distinct ? 1 : 0,
      needed.length,
      hardest.length,
      options.tries === undefined ? 0 : wholeNumber("tries", options.tries, 1, mostTries),
      milliseconds,
    ],
    grids: [
      pattern === undefined ? null : patternFrom(pattern),
      solution === undefined ? null : digitsOf(readPuzzle(solution)),
      from === undefined ? null : digitsOf(readPuzzle(from)),
    ],
    techniques: Uint8Array.from([...needed, ...hardest]),
  };
}

/** The lower and the upper 32 bits. */
function seedHalves(seed: unknown): [low: number, high: number] {
  const whole = typeof seed === "bigint" || Number.isSafeInteger(seed);
  const bits = whole ? BigInt(seed as number | bigint) : -1n;
  if (bits < 0n || bits >= 1n << 64n)
    throw new NonetError(
      `seed is a whole number from 0, above 2^53 a bigint below 2^64, not ${String(seed)}`,
    );
  return [Number(bits & 0xffff_ffffn), Number(bits >> 32n)];
}

/** Both ends of what is a value or a pair. */
function endsOf(range: unknown): [least: unknown, most: unknown] {
  return Array.isArray(range) && range.length === 2 ? [range[0], range[1]] : [range, range];
}

function levelRange(levels: unknown): [least: number, most: number] {
  if (levels === undefined) return [-1, -1];
  const [least, most] = endsOf(levels).map((level) => indexOfName("difficulty", level, levelNames));
  return [least!, most!];
}

function ratingRange(ratings: unknown): [least: number, most: number] {
  if (ratings === undefined) return [0, 0];
  const [least, most] = endsOf(ratings);
  for (const rating of [least, most])
    if (typeof rating !== "number" || !(rating >= 1 && rating <= 20))
      throw new NonetError(`rating is a number from 1.0 to 20.0, not ${String(rating)}`);
  return [least as number, most as number];
}

function nameOfHardest(technique: unknown): string {
  if (technique === undefined) return "";
  if (typeof technique !== "string" || technique === "")
    throw new NonetError("hardest is the name of a technique");
  return technique;
}

function givensRange(givens: unknown): [least: number, most: number] {
  if (givens === undefined) return [0, 81];
  const [least, most] = endsOf(givens);
  const first = wholeNumber("givens", least, 0, 81);
  return [first, wholeNumber("givens", most, first, 81)];
}

function patternFrom(pattern: unknown): string {
  if (typeof pattern !== "string" || !/^[1-9xX#*oO@.0_-]{81}$/.test(pattern))
    throw new NonetError("a pattern is 81 signs: a digit, X, # or * for a given; . 0 _ - for none");
  return pattern.replace(/[^.0_-]/g, "1").replace(/[0_-]/g, ".");
}

/** Givens and entries as one. */
function digitsOf({ givens, entries }: Puzzle): string {
  return [...givens].map((given, i) => (given === "." ? entries[i] : given)).join("");
}
