// Human reasoning in its own module: as the native command rates, so does the package.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadLogic } from "../package/dist/logic.js";
import {
  empty,
  everyday,
  load,
  nativeRows,
  NonetError,
  root,
  sharedLines,
  wasmFile,
  withoutNative,
  withoutShared,
} from "./package_under_test.mjs";

const logic = await loadLogic();

/** What of a rating the native command writes, too; a puzzle that has none is told by its verdict. */
function assertSameRating(line, row) {
  const rating = logic.rate(line);
  assert.equal(rating.verdict, row.verdict, line);
  if (rating.verdict !== "unique") return;
  const { er, ep, ed, erTechnique, epTechnique, edTechnique, steps, reached } = rating;
  assert.deepEqual(
    { er, ep, ed, erTechnique, epTechnique, edTechnique, steps, reached },
    {
      er: row.er,
      ep: row.ep,
      ed: row.ed,
      erTechnique: row.er_technique,
      epTechnique: row.ep_technique,
      edTechnique: row.ed_technique,
      steps: row.steps,
      reached: row.reached,
    },
    line,
  );
}

const rateRows = (lines) => nativeRows(["rate", "--format", "json", "-"], lines.join("\n"));

test("the everyday examples", { skip: withoutNative }, async () => {
  const records = (await load()).parse(readFileSync(`${root}examples/everyday.txt`));
  const lines = records.map((record) => record.puzzle.givens);
  const rows = rateRows(lines);
  lines.forEach((line, i) => assertSameRating(line, rows[i]));
  assert.equal(logic.rate(records[0].puzzle).er, 1.2);
});

test("puzzles of a collection", { skip: withoutNative || withoutShared }, () => {
  const lines = sharedLines("random_minimal.txt", 60).map((line) => line.slice(0, 81));
  const rows = rateRows(lines);
  lines.forEach((line, i) => assertSameRating(line, rows[i]));
});

test("what has no rating, and what ends early", () => {
  assert.deepEqual([logic.rate(empty).verdict, logic.rate(empty).end], ["multiple", "unrated"]);
  const hard = "98.7.....7.....6....5.8......64..9.....9..4.....8.3..25..1..2....4....31..8..4.5.";
  assert.notEqual(logic.rate(hard, { timeoutMs: 1 }).end, "");
  assert.equal(logic.rate(everyday, { maxRating: 1 }).end, "too hard");
});

test("every technique tells what it is", () => {
  const techniques = logic.techniques();
  assert.ok(techniques.length > 10);
  assert.equal(new Set(techniques.map(({ key }) => key)).size, techniques.length);
  const single = techniques.find(({ key }) => key === "hidden-single");
  assert.equal(single.name, "Hidden Single");
  assert.ok(single.explanation.length > 20 && single.rating >= 1 && single.level === "easy");
});

test("what is no puzzle, number or module is refused", async () => {
  for (const bad of ["", "x".repeat(81), null, 5, {}]) assert.throws(() => logic.rate(bad), NonetError);
  for (const maxRating of [0, -1, NaN, "5"])
    assert.throws(() => logic.rate(everyday, { maxRating }), /maxRating/);
  await assert.rejects(loadLogic(readFileSync(wasmFile)), /not nonet_logic\.wasm/);
});
