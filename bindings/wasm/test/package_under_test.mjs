// What the tests share: the built package, the native command to compare with, and places.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export { cellName, cellsOf, eventAt, eventsOf, houseName, load, NonetError } from "../package/dist/index.js";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const wasmFile = fileURLToPath(new URL("../package/dist/nonet.wasm", import.meta.url));

/** One solution, 30 givens. */
export const everyday =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const everydaySolution =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/** The plain backtracker needs some 69 million steps. */
export const againstBacktracking =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
export const empty = ".".repeat(81);

/** The native command: NONET names it, else it is looked for where the presets build it. */
export const native =
  process.env.NONET ??
  ["release", "test", "clang-test"].map((preset) => `${root}build/${preset}/nonet`).find(existsSync);

/** For the `skip` of a test: a reason when there is no native command. */
export const withoutNative = native === undefined && "no native nonet: NONET names none";

/** What the native command writes, whatever its exit status. */
export function runNative(args, input = "") {
  try {
    const options = { input, maxBuffer: 1 << 30, stdio: ["pipe", "pipe", "ignore"] };
    return execFileSync(native, args, options).toString();
  } catch (error) {
    if (error.stdout === undefined || error.status === null || error.status > 2) throw error;
    return error.stdout.toString();
  }
}
export function nativeRows(args, input) {
  return runNative(args, input)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

const sharedFolder = process.env.NONET_SHARED ?? `${root}../shared`;
/** The first `most` lines of a collection outside of the repository, or null when it is not there. */
export function sharedLines(name, most) {
  const file = `${sharedFolder}/data/${name}`;
  if (!existsSync(file)) return null;
  return readFileSync(file, "latin1").split("\n", most);
}
export const withoutShared = !existsSync(`${sharedFolder}/data`) && "no collections: NONET_SHARED";

/** Texts as people and fuzzers wrote them, as bytes: the examples and every `step`-th of the corpus. */
export function sampleTexts(step) {
  const files = [];
  for (const name of readdirSync(`${root}examples`, { withFileTypes: true }))
    if (name.isFile()) files.push(`${root}examples/${name.name}`);
  readdirSync(`${root}fuzz/corpus/read`)
    .sort()
    .filter((_, i) => i % step === 0)
    .forEach((name) => files.push(`${root}fuzz/corpus/read/${name}`));
  return files.map((file) => ({ file, bytes: readFileSync(file) }));
}
