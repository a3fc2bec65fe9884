// The module and the native command are the same engine: what they say is the same, bit for bit.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellName,
  eventsOf,
  houseName,
  load,
  nativeRows,
  runNative,
  sampleTexts,
  sharedLines,
  withoutNative,
  withoutShared,
} from "./package_under_test.mjs";

const nonet = await load();

/** A row as `nonet check --minimal --format json` writes it, from what the package says. */
function checkRow(record) {
  if (!record.ok) {
    const { code, line, column, message, hint } = record.error;
    return { line: record.line, verdict: "malformed", error: { code, line, column, message, hint } };
  }
  const j = nonet.check(record.puzzle);
  const names = (cells) => cells.map(cellName);
  const placements = (list) => list.map(({ cell, digit }) => ({ cell: cellName(cell), digit }));
  return {
    line: record.line,
    notation: record.notation,
    verdict: j.verdict,
    solution: j.solution,
    second: j.second,
    conflicts: j.conflicts.map(({ house, digit, first, second }) => ({
      house: houseName(house),
      digit,
      cells: names([first, second]),
    })),
    obstacle: j.obstacle && {
      kind: j.obstacle.kind,
      house: j.obstacle.house === null ? null : houseName(j.obstacle.house),
      digits: j.obstacle.digits,
      cells: names(j.obstacle.cells),
      seen: placements(j.obstacle.seen),
      forced: placements(j.obstacle.forced),
    },
    differing: names(j.differing),
    interchangeable: j.interchangeable,
    text: record.text,
  };
}

/** Both rows, less what only one of them has. */
function assertSameCheck(record, row, where) {
  const ours = checkRow(record);
  for (const [name, value] of Object.entries(ours)) assert.deepEqual(value, row[name], `${where}: ${name}`);
  if (!record.ok) return;
  // Where minimality was asked for, the native reason says more, after a semicolon.
  const { reason } = nonet.check(record.puzzle);
  assert.equal(reason, row.reason.slice(0, reason.length), where);
  assert.match(row.reason.slice(reason.length), /^(; .*)?$/, where);
  if (typeof row.minimal !== "boolean") return;
  assert.equal(nonet.isMinimal(record.puzzle), row.minimal, where);
  if (row.redundant)
    assert.deepEqual(nonet.redundantGivens(record.puzzle).cells.map(cellName), row.redundant, where);
}

test("texts of every kind: what is read, and the verdict", { skip: withoutNative }, () => {
  let records = 0;
  for (const { file, bytes } of sampleTexts(12)) {
    const rows = nativeRows(["check", "--minimal", "--format", "json", "--quiet", "-"], bytes);
    const read = nonet.parse(bytes);
    assert.equal(read.length, rows.length, file);
    read.forEach((record, i) => assertSameCheck(record, rows[i], `${file}, record ${i}`));
    records += read.length;
  }
  assert.ok(records > 100);
});

test("every notation is written alike", { skip: withoutNative }, () => {
  for (const { file, bytes } of sampleTexts(60)) {
    const puzzles = nonet.parse(bytes).filter((record) => record.ok);
    for (const { name } of nonet.notations())
      for (const { puzzle } of puzzles.slice(0, 3)) {
        const pencil = nonet.write(puzzle, "pencil");
        const [again] = nonet.parse(pencil);
        assert.equal(
          nonet.write(again.puzzle, name).trimEnd(),
          runNative(["convert", "--to", name, "-"], pencil).trimEnd(),
          `${file} as ${name}`,
        );
      }
  }
});

for (const [name, number] of [
  ["17_clue.txt", 500],
  ["forum_hardest_11plus.txt", 300],
  ["several_solutions.txt", 300],
  ["random_minimal.txt", 300],
])
  test(`${number} puzzles of ${name}`, { skip: withoutNative || withoutShared }, () => {
    const lines = sharedLines(name, number).map((line) => line.slice(0, 81));
    // By the hundred: of more the command would search many side by side, and find other witnesses
    // of those that have several solutions.
    const rows = Array.from({ length: Math.ceil(number / 100) }, (_, k) =>
      nativeRows(
        ["check", "--minimal", "--format", "json", "-"],
        lines.slice(100 * k, 100 * k + 100).join("\n"),
      ),
    ).flat();
    const read = nonet.parse(lines.join("\n"));
    assert.equal(read.length, number);
    read.forEach((record, i) =>
      assertSameCheck({ ...record, line: (i % 100) + 1 }, rows[i], lines[i]),
    );

    const counts = runNative(["count", "--limit", "1000", "-"], lines.join("\n")).trimEnd().split("\n");
    lines.forEach((line, i) => {
      const { number: found, exact } = nonet.count(line, 1000);
      assert.equal(`${exact ? "" : ">="}${found}`, counts[i], line);
    });
    const many = nonet.solveMany(lines);
    lines.forEach((line, i) => {
      assert.equal(many[i].verdict, rows[i].verdict, line);
      if (many[i].verdict === "unique") assert.equal(many[i].solution, rows[i].solution, line);
    });
  });

for (const { name: algorithm } of nonet.algorithms())
  test(`the steps of ${algorithm}`, { skip: withoutNative }, () => {
    const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const limits = ["--limit", "2", "--max-steps", "9000"];
    const rows = nativeRows(["trace", "--format", "json", "--algorithm", algorithm, ...limits, puzzle]);
    const trace = nonet.trace(puzzle, algorithm, { limit: 2, maxSteps: 9000 });
    const events = [];
    for (let done = false; !done; ) {
      const batch = trace.next(777);
      events.push(...eventsOf(batch));
      done = batch.done;
    }
    const told = events.map(({ step, depth, kind, cell, digit, house, other, forced }) => ({
      step,
      depth,
      event: kind,
      cell: cell === null ? null : cellName(cell),
      digit,
      house: house === null ? null : houseName(house),
      other: other === null ? null : cellName(other),
      forced,
    }));
    const summary = rows.pop();
    const nativeEvents = rows.slice(1);
    assert.equal(told.length, nativeEvents.length);
    told.forEach((event, i) => assert.deepEqual(event, pick(nativeEvents[i], event), `event ${i}`));

    const { figures, end, solutions, solution } = trace.state();
    assert.deepEqual(
      { end, solutions, solution, ...figures },
      {
        end: summary.end,
        solutions: summary.solutions,
        solution: summary.solution,
        tries: summary.tries,
        rejections: summary.rejections,
        placements: summary.placements,
        retreats: summary.retreats,
        greatestDepth: summary.greatest_depth,
      },
    );
  });

/** Of an object the members of another, null where it lacks one. */
function pick(from, like) {
  return Object.fromEntries(Object.keys(like).map((key) => [key, from[key] ?? null]));
}
