// What callers pass in, looked at before it reaches the engine. Types say the same, but callers in
// plain JavaScript, stored data and links do not read types.

import { NonetError } from "./nonet_error.js";
import type { Bounds, Puzzle } from "./types.js";

/** More is refused: nobody has so many puzzles in one text, and a module has 4 GiB. */
export const mostBytes = 1 << 28;

const gridShape = /^[1-9.]{81}$/;

function nameOfType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : typeof value;
}

/** Throws a NonetError that says what is wrong with a puzzle. */
export function assertPuzzle(value: unknown): asserts value is Puzzle {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new NonetError(`a puzzle is a text or an object with givens, not ${nameOfType(value)}`);
  const { givens, entries, marks } = value as Record<string, unknown>;
  for (const [name, grid] of [
    ["givens", givens],
    ["entries", entries],
  ] as const)
    if (typeof grid !== "string" || !gridShape.test(grid))
      throw new NonetError(`${name} of a puzzle are 81 characters, digits and '.'`);
  if (marks === null) return;
  if (!Array.isArray(marks) || marks.length !== 81 || !marks.every(isSet))
    throw new NonetError("marks of a puzzle are null or 81 sets, numbers from 0 to 511");
}

function isSet(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 511;
}

/** The number for the module: 0 stands for no bound. */
function bound(name: string, value: unknown): number {
  if (value === undefined || value === Infinity) return 0;
  if (typeof value !== "number" || !(value > 0))
    throw new NonetError(`${name} is a number greater than 0, not ${String(value)}`);
  return value;
}

/** Both bounds as the module takes them. */
export function boundNumbers(bounds: Bounds | undefined): [steps: number, milliseconds: number] {
  if (bounds === undefined) return [0, 0];
  if (typeof bounds !== "object" || bounds === null)
    throw new NonetError(`bounds are an object, not ${nameOfType(bounds)}`);
  const steps = bound("maxSteps", bounds.maxSteps);
  return [steps === 0 ? 0 : Math.ceil(steps), bound("timeoutMs", bounds.timeoutMs)];
}

/** A whole number in a range; Infinity where the range has no end. */
export function wholeNumber(name: string, value: unknown, least: number, most: number): number {
  const fits = value === Infinity ? most === Infinity : Number.isInteger(value);
  if (typeof value === "number" && fits && value >= least && value <= most) return value;
  const range = most === Infinity ? `at least ${least}` : `${least} to ${most}`;
  throw new NonetError(`${name} is a whole number, ${range}, not ${String(value)}`);
}

/** The number of a name in a list of those that are right. */
export function indexOfName(what: string, value: unknown, names: readonly string[]): number {
  const index = names.indexOf(value as string);
  if (index < 0)
    throw new NonetError(`${String(value)} is no ${what}; there are ${names.join(", ")}`);
  return index;
}
