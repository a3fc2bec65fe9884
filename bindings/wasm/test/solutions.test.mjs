// The iterator of solutions: each once, in memory that does not grow, ended when asked to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { empty, everyday, everydaySolution, load, sharedLines, withoutShared } from "./package_under_test.mjs";

const nonet = await load();

async function collect(puzzle, options) {
  const found = [];
  for await (const solution of nonet.solutions(puzzle, options)) found.push(solution);
  return found;
}

function assertAreSolutions(puzzle, found) {
  assert.equal(new Set(found).size, found.length, "each once");
  for (const solution of found) {
    [...puzzle].forEach((digit, i) => digit === "." || assert.equal(solution[i], digit));
    assert.equal(nonet.check(solution).verdict, "unique");
  }
}

test("one, none, and too many to hold", async () => {
  assert.deepEqual(await collect(everyday), [everydaySolution]);
  assert.deepEqual(await collect(`55${".".repeat(79)}`), []);
  const some = await collect(empty, { limit: 3000 });
  assert.equal(some.length, 3000);
  assertAreSolutions(empty, some);
});

test("as many as count() says, past the place where a puzzle is split", async () => {
  for (const blanks of [27, 30, 36]) {
    const puzzle = ".".repeat(blanks) + everydaySolution.slice(blanks);
    const { number, exact } = nonet.count(puzzle);
    assert.ok(exact);
    const found = await collect(puzzle);
    assert.equal(found.length, number, `${blanks} blanks`);
    assertAreSolutions(puzzle, found.slice(0, 200));
    assert.equal(new Set(found).size, number);
  }
});

test("puzzles with several solutions of a collection", { skip: withoutShared }, async () => {
  for (const line of sharedLines("several_solutions.txt", 60)) {
    const puzzle = line.slice(0, 81);
    const found = await collect(puzzle);
    assert.equal(found.length, nonet.count(puzzle).number, puzzle);
    assert.equal(new Set(found).size, found.length);
  }
});

test("marks hold for all of them", async () => {
  const [{ puzzle }] = nonet.parse(empty);
  const marks = Array(81).fill(511);
  marks[0] = 0b11;
  const found = await collect({ ...puzzle, marks }, { limit: 2000 });
  assert.ok(found.every((solution) => "12".includes(solution[0])));
});

test("two at once do not meet", async () => {
  const one = nonet.solutions(empty);
  const other = nonet.solutions(everyday);
  const first = await one.next();
  assert.equal((await other.next()).value, everydaySolution);
  assert.notEqual((await one.next()).value, first.value);
  await one.return();
  assert.equal((await one.next()).done, true);
});

test("an abort signal and a time end it", async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 30);
  await assert.rejects(collect(empty, { signal: controller.signal }), { name: "AbortError" });
  await assert.rejects(collect(empty, { timeoutMs: 30 }), /time came to its end/);
});
