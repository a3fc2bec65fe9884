// New puzzles: the same seed and wishes give those of the native command.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLogic } from "../package/dist/logic.js";
import {
  empty,
  everyday,
  everydaySolution,
  load,
  nativeRows,
  NonetError,
  withoutNative,
} from "./package_under_test.mjs";

const nonet = await load();
const logic = await loadLogic();

/** What both make of the same wishes. */
async function assertSame(wishes, args) {
  const { number = 1 } = wishes;
  const made = await logic.generate(wishes);
  assert.equal(made.end, "done");
  assert.equal(made.puzzles.length, number);
  const rows = nativeRows(["generate", "--format", "json", "--seed", String(wishes.seed), ...args, String(number)]);
  assert.equal(rows.length, number, JSON.stringify(args));
  // The command leaves out of its rows what was not asked for.
  rows.forEach(({ weight: _weight, ...row }, i) => {
    for (const [name, value] of Object.entries(row))
      assert.equal(made.puzzles[i][name], value, `${JSON.stringify(args)}, row ${i}: ${name}`);
  });
  made.puzzles.forEach(({ weight }, i) =>
    assert.equal(Number(weight.toPrecision(6)), rows[i].weight ?? 1, JSON.stringify(args)),
  );
}

const cross = [...Array(81).keys()].map((i) => (i % 3 === 1 || Math.floor(i / 9) % 3 === 1 ? "x" : ".")).join("");
const lacksThree = `...${everydaySolution.slice(3, 40)}...${everydaySolution.slice(43)}`;
const several = everyday.replace(/[589]/g, ".");

const wishes = {
  "no wishes": [{ number: 300, seed: 1 }, []],
  "a seed of 64 bits": [{ number: 3, seed: 18446744073709551615n }, []],
  "a seed above 2^32": [{ number: 3, seed: 2 ** 52 + 1 }, []],
  "few givens": [{ number: 3, seed: 2, givens: [20, 21] }, ["--givens", "20-21"]],
  "redundant givens": [{ number: 20, seed: 3, givens: [30, 40], minimal: false }, ["--givens", "30-40", "--redundant"]],
  "a solution": [{ number: 20, seed: 4, solution: everydaySolution }, ["--grid", everydaySolution]],
  "a pattern": [{ number: 2, seed: 5, pattern: cross }, ["--pattern", cross]],
  "a puzzle to vary": [{ number: 20, seed: 6, from: everyday, remove: 3, add: 2, minimal: false }, ["--from", everyday, "--remove", "3", "--add", "2", "--redundant"]],
  "a puzzle to complete": [{ number: 20, seed: 7, from: several }, ["--from", several]],
  "a level": [{ number: 3, seed: 5, difficulty: "extreme" }, ["--difficulty", "extreme"]],
  "all that tells how hard": [
    { number: 2, seed: 5, difficulty: ["easy", "hard"], rating: [2.6, 6], techniques: ["Naked Pair"] },
    ["--difficulty", "easy-hard", "--rating", "2.6-6", "--technique", "naked-pair"],
  ],
  "a rating": [{ number: 3, seed: 5, rating: 7.1 }, ["--rating", "7.1"]],
  "the hardest technique, and symmetry": [
    { number: 2, seed: 5, hardest: "hidden-pair", symmetry: "rotate180" },
    ["--hardest", "hidden-pair", "--symmetry", "rotate180"],
  ],
  "no two alike": [
    { number: 20, seed: 6, from: everyday, remove: 3, add: 2, minimal: false, distinct: true },
    ["--from", everyday, "--remove", "3", "--add", "2", "--redundant", "--distinct"],
  ],
  "controlled sampling": [{ seed: 8, sampling: "controlled" }, ["--controlled"]],
};
for (const [name, [options, args]] of Object.entries(wishes))
  test(name, { skip: withoutNative }, () => assertSame(options, args));

for (const { name: symmetry } of logic.symmetries())
  test(`symmetry ${symmetry}`, { skip: withoutNative }, () =>
    assertSame({ number: 5, seed: 9, symmetry }, ["--symmetry", symmetry]),
  );

test("puzzles are told at once, and are what they say", async () => {
  const told = [];
  const onPuzzle = (made) => told.push(made);
  const counts = [];
  const onTries = (tried) => counts.push(tried);
  const { puzzles, seed, tries, nearest, shortfall } = await logic.generate({ number: 30, onPuzzle, onTries });
  assert.deepEqual(told, puzzles);
  assert.equal(counts.at(-1), tries);
  assert.deepEqual(counts, [...counts].sort((a, b) => a - b));
  assert.ok(tries >= 30 && nearest === null && shortfall === "");
  for (const { puzzle, solution, givens } of puzzles) {
    assert.equal(nonet.solve(puzzle).solution, solution);
    assert.ok(nonet.isMinimal(puzzle));
    assert.equal(puzzle.replaceAll(".", "").length, givens);
  }
  assert.deepEqual((await logic.generate({ number: 30, seed })).puzzles, puzzles);
});

test("several at once do not meet", async () => {
  const options = [1, 2, 3].map((seed) => ({ seed, number: 400 }));
  const alone = [];
  for (const each of options) alone.push(await logic.generate(each));
  assert.deepEqual(await Promise.all(options.map((each) => logic.generate(each))), alone);
});

test("what cannot be met comes to an end", async () => {
  const rare = { seed: 1, givens: 18 };
  const tried = await logic.generate({ ...rare, tries: 1 });
  assert.deepEqual([tried.end, tried.puzzles], ["out of tries", []]);
  assert.match(tried.shortfall, /1 try in vain.*the nearest had/);
  assert.equal(nonet.solve(tried.nearest).verdict, "unique");
  const late = await logic.generate({ ...rare, timeoutMs: 50 });
  assert.equal(late.end, "out of time");
  assert.match(late.shortfall, /out of time/);
  const none = await logic.generate({ givens: 16 });
  assert.deepEqual([none.end, none.tries], ["impossible", 0]);
  assert.match(none.shortfall, /fewer than 17/);
});

test("a signal ends it", async () => {
  const controller = new AbortController();
  const reason = new Error("enough");
  setTimeout(() => controller.abort(reason), 30);
  const endless = { seed: 1, number: 1_000_000, signal: controller.signal };
  await assert.rejects(logic.generate(endless), (error) => error === reason);
  await assert.rejects(logic.generate(endless), (error) => error === reason);
  await assert.rejects(
    logic.generate({ number: 1000, onPuzzle: () => { throw reason; } }),
    (error) => error === reason,
  );
});

test("what cannot be wished for is refused", async () => {
  const refused = (options, message) =>
    assert.rejects(
      logic.generate(options),
      (error) => error instanceof NonetError && message.test(error.message),
    );
  for (const options of [null, 5, "easy"]) await refused(options, /an object/);
  for (const number of [0, -1, 1.5, NaN, Infinity, 1e9, "5"]) await refused({ number }, /number/);
  for (const seed of [-1, 1.5, 2 ** 53, -1n, 1n << 64n, "1", null]) await refused({ seed }, /seed/);
  for (const givens of [-1, 82, "24", null, [], [24], [25, 24], [17, 82], [1, 2, 3]])
    await refused({ givens }, /givens/);
  for (const symmetry of ["", "ROTATE", 0, null]) await refused({ symmetry }, /no symmetry/);
  await refused({ sampling: "fair" }, /no sampling/);
  for (const pattern of ["", 5, "x".repeat(80), "?".repeat(81), null]) await refused({ pattern }, /81 signs/);
  for (const name of ["remove", "add"]) {
    await refused({ from: everyday, [name]: 11 }, new RegExp(name));
    await refused({ [name]: 2 }, /puzzle to vary/);
  }
  for (const tries of [0, -1, Infinity, "9"]) await refused({ tries }, /tries/);
  for (const timeoutMs of [0, -5, "9", NaN]) await refused({ timeoutMs }, /timeoutMs/);
  await refused({ solution: everyday }, /full grid/);
  for (const from of [5, "x", {}]) await refused({ from }, /puzzle|81/);
  await refused({ pattern: cross, givens: 24 }, /pattern/);
  await refused({ minimal: false }, /redundant/);
  await refused({ from: lacksThree, symmetry: "full" }, /beside a symmetry/);
  for (const difficulty of ["", "Hard", 3, null, [], ["easy"], ["easy", "easier"]])
    await refused({ difficulty }, /no difficulty/);
  await refused({ difficulty: ["hard", "easy"] }, /easier one/);
  for (const rating of [0, 20.1, "7.2", null, NaN, [7], [7, 21]]) await refused({ rating }, /rating/);
  await refused({ rating: [7.2, 7.1] }, /least first/);
  await refused({ techniques: "x-wing" }, /array of names/);
  for (const name of ["x-whing", "\u0000", "singles,x"]) {
    await refused({ techniques: ["x-wing", name] }, /no technique/);
    await refused({ hardest: name }, /no technique/);
  }
  for (const hardest of ["", 5, null]) await refused({ hardest }, /hardest is the name/);
  await refused({ techniques: ["x-chain"], hardest: "naked-single" }, /harder than/);
  await refused({ signal: {} }, /AbortSignal/);
  await refused({ onPuzzle: 5 }, /onPuzzle/);
  await refused({ onTries: "n" }, /onTries/);
  const impossible = await logic.generate({ from: `55${empty.slice(2)}` });
  assert.equal(impossible.end, "impossible");
  assert.equal((await logic.generate({ seed: 1 })).end, "done");
});
