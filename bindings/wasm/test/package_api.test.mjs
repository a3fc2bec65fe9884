// Every function of the package on puzzles whose answers are known.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { cellName, cellsOf, empty, everyday, everydaySolution, houseName, load, wasmFile } from "./package_under_test.mjs";

const nonet = await load();

test("load takes bytes, a module, a place and a response", async () => {
  const bytes = readFileSync(wasmFile);
  const sources = [
    bytes,
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    await WebAssembly.compile(bytes),
    new URL(`file://${wasmFile}`),
    `file://${wasmFile}`,
    new Response(bytes, { headers: { "content-type": "application/wasm" } }),
    new Response(bytes),
  ];
  for (const source of sources) assert.equal((await load(source)).solve(everyday).verdict, "unique");
});

test("the module asks for nothing but a clock and last words, and is small", async () => {
  const bytes = readFileSync(wasmFile);
  const imports = WebAssembly.Module.imports(await WebAssembly.compile(bytes));
  const allowed = ["clock_time_get", "random_get", "fd_write", "fd_close", "fd_seek", "proc_exit"];
  for (const { module, name } of imports) {
    assert.equal(module, "wasi_snapshot_preview1");
    assert.ok(allowed.includes(name), name);
  }
  const size = gzipSync(bytes, { level: 9 }).length;
  assert.ok(size <= 140 * 1024, `${size} bytes compressed; the page's budget counts on 140 KiB`);
});

test("parse: a list, with errors in their places", () => {
  const records = nonet.parse(`${everyday} # the first\nnonsense\n${everyday.replaceAll(".", "0")}\n`);
  assert.deepEqual(
    records.map(({ line, ok }) => [line, ok]),
    [
      [1, true],
      [2, false],
      [3, true],
    ],
  );
  assert.deepEqual(records[0].puzzle, { givens: everyday, entries: empty, marks: null });
  assert.equal(records[0].notation, "line");
  assert.match(records[0].text, /the first/);
  const { error } = records[1];
  assert.equal(error.line, 2);
  assert.ok(error.message.length > 0 && error.hint.length > 0 && error.text.includes(error.message));
  assert.equal(nonet.parse(`${everyday}\n${everyday}`, { limit: 1 }).length, 1);
});

test("parse: candidates, entries, a named column", () => {
  const pencil = nonet.write(everyday, "pencil");
  const [{ puzzle }] = nonet.parse(pencil);
  assert.equal(puzzle.marks.length, 81);
  const csv = `name,puzzle,solution\neasy,${everyday},${everydaySolution}\n`;
  assert.equal(nonet.parse(csv)[0].puzzle.givens, everyday);
  assert.equal(nonet.parse(csv, { column: "solution" })[0].puzzle.givens, everydaySolution);
  assert.equal(nonet.parse(csv, { column: "no" })[0].error.code, "unknown_column");
});

test("check: the five verdicts", () => {
  const unique = nonet.check(everyday);
  assert.deepEqual([unique.verdict, unique.solution], ["unique", everydaySolution]);
  const none = nonet.check(everyday.replace(".", "8").replace("53", "5."));
  assert.equal(none.verdict === "none" || none.verdict === "conflict", true);
  const conflict = nonet.check(`55${".".repeat(79)}`);
  assert.equal(conflict.verdict, "conflict");
  assert.deepEqual(conflict.conflicts, [
    { house: 0, digit: 5, first: 0, second: 1 },
    { house: 18, digit: 5, first: 0, second: 1 },
  ]);
  const multiple = nonet.check(empty);
  assert.equal(multiple.verdict, "multiple");
  assert.notEqual(multiple.solution, multiple.second);
  const differing = [...multiple.solution].flatMap((d, i) => (d === multiple.second[i] ? [] : [i]));
  assert.deepEqual(multiple.differing, differing);
  const malformed = nonet.check("hello");
  assert.equal(malformed.verdict, "malformed");
  assert.equal(malformed.reason, malformed.error.text);
});

test("solve, count, bounds", () => {
  assert.deepEqual(nonet.solve(everyday), { verdict: "unique", solution: everydaySolution, second: null });
  assert.deepEqual(nonet.count(everyday), { number: 1, exact: true });
  assert.deepEqual(nonet.count(empty, 1234), { number: 1234, exact: false });
  assert.deepEqual(nonet.count(`55${".".repeat(79)}`), { number: 0, exact: true });
  assert.equal(nonet.count(empty, Infinity, { timeoutMs: 20 }).exact, false);
  assert.equal(nonet.solve(empty, { maxSteps: 1 }).verdict, "undecided");
});

test("entries and marks take part", () => {
  const [{ puzzle }] = nonet.parse(everyday);
  const wrong = { ...puzzle, entries: `..1${".".repeat(78)}` };
  assert.equal(nonet.solve(wrong).verdict, "none");
  const marks = Array(81).fill(0);
  assert.equal(nonet.solve({ ...puzzle, marks }).verdict, "none");
});

test("what setters ask", () => {
  const study = nonet.trueCandidates(everyday);
  assert.equal(study.exact, true);
  assert.deepEqual(study.proven, [...everydaySolution].map((d) => 1 << (Number(d) - 1)));
  const { cells } = nonet.redundantGivens(everyday);
  for (const cell of cells)
    assert.equal(nonet.solve(everyday.slice(0, cell) + "." + everyday.slice(cell + 1)).verdict, "unique");
  assert.equal(cells.length, 22);
  assert.equal(nonet.minimality(everyday), "redundant");
  assert.equal(nonet.minimality(empty), "not unique");
});

test("write and read again in every notation", () => {
  assert.equal(nonet.notations().length, 10);
  for (const { name } of nonet.notations()) {
    const [record] = nonet.parse(nonet.write(everyday, name));
    assert.equal(record.ok, true, name);
    assert.equal(nonet.solve(record.puzzle).solution, everydaySolution, name);
  }
});

test("race: all algorithms agree", () => {
  const names = nonet.algorithms().map((info) => info.name);
  const { lanes, blanks } = nonet.race(everyday, names, { limit: 2, maxSteps: 1_000_000 });
  assert.equal(blanks, 51);
  assert.deepEqual(lanes.map((lane) => lane.algorithm), names);
  assert.equal(lanes[0].end, "out of steps");
  for (const lane of lanes.slice(1)) {
    assert.deepEqual([lane.end, lane.solutions, lane.first], ["exhausted", 1, everydaySolution]);
    assert.ok(lane.milliseconds >= 0 && lane.figures.tries > 0);
  }
});

test("names as people write them", () => {
  assert.deepEqual([cellName(0), cellName(80), cellName(9)], ["r1c1", "r9c9", "r2c1"]);
  assert.deepEqual([houseName(0), houseName(17), houseName(22)], ["row 1", "column 9", "box 5"]);
  assert.deepEqual(cellsOf(22), [30, 31, 32, 39, 40, 41, 48, 49, 50]);
});
