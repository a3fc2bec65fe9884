// Hints and paths: as the native command explains, so does the package.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { loadLogic } from "../package/dist/logic.js";
import {
  cellName,
  empty,
  everyday,
  everydaySolution,
  houseName,
  load,
  nativeRows,
  NonetError,
  root,
  sharedLines,
  withoutNative,
  withoutShared,
} from "./package_under_test.mjs";

const nonet = await load();
const logic = await loadLogic();

const names = (cells) => cells.map(cellName);
const houses = (numbers) => numbers.map(houseName);
const named = (things) => things.map((thing) => ({ ...thing, cell: cellName(thing.cell) }));

/** A step as the command writes it, from the package's. */
function stepRow({ texts: _texts, short: _short, ...step }) {
  return {
    ...step,
    cells: names(step.cells),
    houses: houses(step.houses),
    covers: houses(step.covers),
    marks: named(step.marks),
    chains: step.chains.map(({ loop, nodes }) => ({
      loop,
      nodes: nodes.map((node) => ({
        ...node,
        cells: names(node.cells),
        house: node.house === null ? null : houseName(node.house),
        set: names(node.set),
      })),
    })),
    nested: step.nested.map(stepRow),
    placements: named(step.placements),
    eliminations: named(step.eliminations),
  };
}

function pathRow({ start: _start, ...path }) {
  return { ...path, solution: path.solution ?? empty, steps: path.steps.map(stepRow) };
}

/** A hint as the command writes it at a stage. */
function hintRow(hint, stage) {
  const { kind, verdict, texts, step, wrong } = hint;
  const missing = named(hint.missing).map(({ cell, digit }) => ({
    cell,
    digit: stage === 1 ? null : digit,
  }));
  return { kind, verdict, stage, text: texts[stage - 1], step: step && part(step, stage), wrong: names(wrong), missing };
}

/** What of a step a stage tells. */
function part(step, stage) {
  const { rating, length, placements, eliminations, reason, conclusion, ...pattern } = stepRow(step);
  const { technique, name, family, level, score } = pattern;
  const place = step.texts[0];
  if (stage === 1) return { technique, name, family, level, score, place };
  if (stage === 2) return { ...pattern, place };
  return { ...pattern, place, placements, eliminations, reason, conclusion };
}

/** A text of which the command reads just this puzzle, with its entries and marks. */
function textOf(puzzle) {
  for (const notation of ["hodoku", "line", "pencil", "candidates", "sdk"]) {
    const text = nonet.write(puzzle, notation);
    const [record] = nonet.parse(text);
    if (record.ok && isDeepStrictEqual(record.puzzle, puzzle)) return text;
  }
  throw new Error(`no notation has all of ${JSON.stringify(puzzle)}`);
}

/** What the command answers. */
const rowsFor = (args, puzzles) =>
  nativeRows([...args, "--format", "json", "-"], puzzles.map(textOf).join("\n\n"));

function assertSamePaths(puzzles, args = [], options = {}) {
  const rows = rowsFor(["explain", ...args], puzzles);
  assert.equal(rows.length, puzzles.length);
  puzzles.forEach((puzzle, i) =>
    assert.deepEqual(pathRow(logic.explain(puzzle, options)), rows[i].path, puzzle.givens),
  );
}

function assertSameHints(puzzles, args = [], options = {}) {
  for (const stage of [1, 2, 3]) {
    const rows = rowsFor(["hint", "--stage", String(stage), ...args], puzzles);
    assert.equal(rows.length, puzzles.length);
    puzzles.forEach((puzzle, i) =>
      assert.deepEqual(hintRow(logic.hint(puzzle, options), stage), rows[i].hint, puzzle.givens),
    );
  }
}

const lineOf = (givens) => ({ givens, entries: empty, marks: null });
const examples = (name) =>
  nonet
    .parse(readFileSync(`${root}examples/${name}`))
    .filter(({ ok }) => ok)
    .map(({ puzzle }) => puzzle);

test("the examples, on both scales", { skip: withoutNative }, () => {
  for (const name of ["everyday.txt", "hardest.txt", "verdicts.txt", "position.txt"]) {
    const puzzles = examples(name);
    assert.ok(puzzles.length > 0, name);
    assertSamePaths(puzzles);
    assertSameHints(puzzles);
  }
  assertSamePaths(examples("everyday.txt"), ["--scale", "se"], { scale: "se" });
});

test("an example of every technique, whatever chains it has", { skip: withoutNative }, () => {
  const kinds = new Set();
  for (const { example, key } of logic.techniques()) {
    if (example === "") continue;
    const [{ puzzle }] = nonet.parse(example);
    const hint = logic.hint(puzzle, { techniques: [key] });
    const [row] = rowsFor(["hint", "--stage", "3", "--techniques", key], [puzzle]);
    assert.deepEqual(hintRow(hint, 3), row.hint, key);
    for (const chain of hint.step?.chains ?? []) for (const { cause } of chain.nodes) kinds.add(cause);
  }
  assert.ok(kinds.has("assumption") && kinds.has("cell") && kinds.has("house"), [...kinds].join());
});

test("puzzles of a collection", { skip: withoutNative || withoutShared }, () => {
  const puzzles = sharedLines("random_minimal.txt", 40).map((line) => lineOf(line.slice(0, 81)));
  assertSamePaths(puzzles);
  assertSameHints(puzzles);
});

test("what is wrong comes first", { skip: withoutNative }, () => {
  const entries = (...filled) =>
    [...empty].map((blank, cell) => filled.find(([at]) => at === cell)?.[1] ?? blank).join("");
  const wrong = { givens: everyday, entries: entries([2, "1"], [3, "2"]), marks: null };
  const hint = logic.hint(wrong);
  assert.equal(hint.kind, "wrong entries");
  assert.deepEqual([hint.wrong, hint.step], [[2, 3], null]);
  assert.match(hint.texts[0], /r1c3/);

  // As a candidate grid has it, where lone candidates are digits.
  const written = nonet.write({ ...lineOf(everyday), marks: logic.explain(everyday).start.marks }, "pencil");
  const [{ puzzle: right }] = nonet.parse(written);
  const marks = [...right.marks];
  assert.equal(logic.hint(right).kind, "step");
  marks[2] &= ~(1 << (Number(everydaySolution[2]) - 1));
  const lacking = logic.hint({ ...right, marks });
  assert.equal(lacking.kind, "missing marks");
  assert.deepEqual(lacking.missing, [{ cell: 2, digit: Number(everydaySolution[2]) }]);

  assert.equal(logic.hint(everydaySolution).kind, "solved");
  assertSameHints([wrong, { ...right, marks }, lineOf(everydaySolution), lineOf(empty)]);
});

test("the position at the start, and a step after the other", () => {
  const { start, steps, solution, end } = logic.explain(everyday);
  assert.equal(end, "solved");
  assert.equal(solution, everydaySolution);
  let position = { ...start, entries: [...start.entries], marks: [...start.marks] };
  for (const { placements, eliminations, texts, reason, conclusion, short } of steps) {
    assert.ok(placements.length + eliminations.length > 0);
    assert.ok(texts[2].includes(reason) && texts[2].includes(conclusion) && short.length > 4);
    for (const { cell, digit } of placements) {
      assert.ok((position.marks[cell] >> (digit - 1)) & 1);
      position.entries[cell] = String(digit);
    }
    for (const { cell, digit } of eliminations) assert.equal((position.marks[cell] >> (digit - 1)) & 1, 1);
  }
  const filled = [...everyday].map((given, i) => (given === "." ? position.entries[i] : given));
  assert.equal(filled.join(""), everydaySolution);
});

test("techniques that may be used", { skip: withoutNative }, () => {
  const [hard] = examples("hardest.txt");
  const stuck = logic.explain(hard, { techniques: ["singles"] });
  assert.deepEqual([stuck.end, stuck.level, stuck.score], ["stuck", null, null]);
  assertSamePaths([hard], ["--techniques", "singles"], { techniques: ["singles"] });
  const list = ["all", "-Naked Single", "-fishes"];
  assertSamePaths([lineOf(everyday)], ["--techniques", list.join()], { techniques: list });
  assertSamePaths([hard], ["--no-uniqueness"], { uniqueness: false });
});

test("bounds", () => {
  const [hard] = examples("hardest.txt");
  assert.equal(logic.explain(hard, { timeoutMs: 0.001 }).end, "stopped");
  assert.equal(logic.hint(hard, { timeoutMs: 0.001 }).kind, "stopped");
});

test("what is no puzzle, option or technique is refused", () => {
  for (const ask of [logic.hint, logic.explain].map((method) => method.bind(logic))) {
    const refused = (call, message) =>
      assert.throws(call, (error) => error instanceof NonetError && message.test(error.message));
    for (const bad of ["", "x".repeat(81), null, undefined, 5, {}, []])
      refused(() => ask(bad), /81|puzzle/);
    for (const options of [null, 5, "fast"]) refused(() => ask(everyday, options), /bounds/);
    refused(() => ask(everyday, { timeoutMs: -1 }), /timeoutMs/);
    refused(() => ask(everyday, { scale: "hodoku" }), /scale is human or se/);
    refused(() => ask(everyday, { techniques: "singles" }), /array of names/);
    refused(() => ask(everyday, { techniques: [5] }), /array of names/);
    refused(() => ask(everyday, { techniques: [] }), /leaves none/);
    refused(() => ask(everyday, { techniques: ["all", "-all"] }), /leaves none/);
    refused(() => ask(everyday, { techniques: ["singles", "x-whing"] }), /no technique 'x-whing'/);
    refused(() => ask(everyday, { techniques: ['"\\\u0000<script>'] }), /no technique/);
    // Puzzles that contradict themselves are answered, not refused.
    const both = { givens: everyday, entries: "9".repeat(81), marks: Array(81).fill(0) };
    assert.ok(ask(both).verdict !== undefined);
    assert.ok(["conflict", "none"].includes(ask("55" + ".".repeat(79)).verdict));
  }
  assert.equal(logic.rate(everyday).er, 1.2);
});
