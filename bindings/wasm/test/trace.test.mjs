// A trace that is stopped, looked at and set back tells the same as one that is read from end to end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { againstBacktracking, everyday, everydaySolution, eventAt, eventsOf, load } from "./package_under_test.mjs";

const nonet = await load();

function allEvents(trace, n = 4096) {
  const events = [];
  for (;;) {
    const batch = trace.next(n);
    assert.equal(batch.bytes.length, 8 * batch.length);
    assert.equal(batch.firstEvent, events.length);
    events.push(...eventsOf(batch));
    if (batch.done) return events;
  }
}

/** What a trace has come to after some events, found by going through them. */
function replay(puzzle, events) {
  const count = (kind) => events.filter((event) => event.kind === kind).length;
  const path = [];
  const heat = new Float64Array(81);
  for (const event of events) {
    if (event.kind === "try") ++heat[event.cell];
    if (event.kind === "place") path.push({ cell: event.cell, digit: event.digit, forced: event.forced });
    if (event.kind === "retreat") path.pop();
  }
  const board = [...puzzle];
  for (const { cell, digit } of path) board[cell] = String(digit);
  return {
    state: {
      event: events.length,
      tries: count("try"),
      rejections: count("reject"),
      placements: count("place"),
      retreats: count("retreat"),
      solutions: count("solved"),
      depth: path.length,
      path,
      board: board.join(""),
      last: events.at(-1) ?? null,
    },
    heat,
  };
}

function assertIsAt(trace, puzzle, events) {
  const { state: expected, heat } = replay(puzzle, events);
  const { event, figures, solutions, depth, path, board, last } = trace.state();
  const { tries, rejections, placements, retreats } = figures;
  assert.deepEqual(
    { event, tries, rejections, placements, retreats, solutions, depth, path, board, last },
    expected,
  );
  assert.deepEqual(trace.heat(), heat);
}

for (const { name } of nonet.algorithms().slice(1))
  test(`${name}: every way to a place leads to the same place`, () => {
    const events = allEvents(nonet.trace(everyday, name, { limit: 2 }));
    const trace = nonet.trace(everyday, name, { limit: 2 });
    // Forth and back in strides that have no common measure, then by other counters.
    for (let i = 0, at = 0; i < 25; ++i, at = (at + 7919 * i) % events.length) {
      assert.equal(trace.seek({ what: "event", number: at }).reached, true);
      assertIsAt(trace, everyday, events.slice(0, at));
      const next = trace.next(5);
      assert.deepEqual([...eventsOf(next)], events.slice(at, at + 5));
    }
    for (const [what, kind] of [["step", "try"], ["retreat", "retreat"], ["solution", "solved"]]) {
      const places = events.flatMap((event, i) => (event.kind === kind ? [i] : []));
      for (const share of [1, 0.25, 0.8, 0]) {
        const number = Math.max(1, Math.floor(share * places.length));
        assert.equal(trace.seek({ what, number }).reached, true, `${what} ${number}`);
        assertIsAt(trace, everyday, events.slice(0, places[number - 1] + 1));
      }
      const beyond = trace.seek({ what, number: places.length + 1 });
      assert.deepEqual([beyond.reached, beyond.done], [false, true]);
    }
    assert.equal(trace.state().end, "exhausted");
    assert.equal(trace.state().solution, everydaySolution);
  });

test("a search of millions of steps: far jumps, and steps back that do not start over", () => {
  const trace = nonet.trace(againstBacktracking, "backtracking");
  let result = { reached: false };
  let calls = 0;
  while (!result.reached) {
    result = trace.seek({ what: "step", number: 2_000_000 }, 500_000);
    ++calls;
    assert.ok(result.passed <= 500_000);
  }
  assert.ok(calls > 4, "a budget bounds each call");
  const there = trace.state();
  assert.equal(there.figures.tries, 2_000_000);
  for (let back = 1; back <= 50; ++back) {
    const { passed } = trace.seek({ what: "event", number: there.event - back });
    assert.ok(passed <= 65536, "back by one event runs from a point close by");
  }
  const passed = trace.seek({ what: "event", number: there.event }).passed;
  assert.equal(passed, 50);
  assert.deepEqual(trace.state(), there);
  trace.seek({ what: "retreat", number: 1000 });
  const early = nonet.trace(againstBacktracking, "backtracking");
  early.seek({ what: "retreat", number: 1000 });
  assert.deepEqual(trace.state(), early.state());
  assert.deepEqual(trace.tree(), early.tree());
  // Forth again: what was kept ahead still serves.
  assert.ok(trace.seek({ what: "event", number: there.event }).passed <= 65536);
  assert.deepEqual(trace.state(), there);
});

test("brute force fills the board and judges it", () => {
  const almost = `${everydaySolution.slice(0, 78)}...`;
  const events = allEvents(nonet.trace(almost, "brute-force", { limit: Infinity }));
  assert.equal(events.at(-1).kind, "exhausted");
  assert.equal(events.filter((event) => event.kind === "solved").length, 1);
  assertIsAt(
    (() => {
      const trace = nonet.trace(almost, "brute-force", { limit: Infinity });
      trace.seek({ what: "event", number: 200 });
      return trace;
    })(),
    almost,
    events.slice(0, 200),
  );
});

test("entries and marks bound a search as they do a solution", () => {
  const { puzzle } = nonet.parse(everyday)[0];
  const marks = Array.from({ length: 81 }, (_, i) => 1 << (Number(everydaySolution[i]) - 1));
  const marked = { ...puzzle, marks };
  const events = allEvents(nonet.trace(marked, "backtracking", { limit: Infinity }));
  assert.equal(events.filter((event) => event.kind === "retreat").length, 51);
  const forbidden = events.find((event) => event.kind === "reject" && event.house === null);
  assert.notEqual(forbidden, undefined, "a digit without a mark is refused without a house");
  const entered = { givens: puzzle.givens, entries: everydaySolution.replace(/./g, (d, i) => (i < 40 && puzzle.givens[i] === "." ? d : ".")), marks: null };
  const trace = nonet.trace(entered, "backtracking");
  assert.equal(trace.state().board.slice(0, 40), everydaySolution.slice(0, 40));
});

test("the tree counts everything once, however little of it is kept", () => {
  for (const treeNodes of [2, 20, 500, 20000]) {
    const trace = nonet.trace(everyday, "backtracking", { limit: 2, treeNodes });
    allEvents(trace);
    const { nodes, depth } = trace.tree();
    assert.ok(nodes.length <= treeNodes);
    const { figures } = trace.state();
    const sum = (name) => nodes.reduce((total, node) => total + node[name], 0);
    assert.equal(nodes.length - 1 + sum("folded"), figures.placements, `${treeNodes} nodes`);
    assert.equal(sum("rejections"), figures.rejections);
    assert.equal(sum("retreats"), figures.retreats);
    assert.equal(nodes[0].solutions, 1);
    nodes.forEach((node, i) => {
      assert.ok(node.parent < i);
      if (i > 0) assert.equal(node.depth, nodes[node.parent].depth + 1);
      if (depth !== null) assert.ok(node.depth <= depth);
    });
    for (const node of nodes.slice(1, 30)) {
      trace.seek({ what: "event", number: node.event });
      const { last } = trace.state();
      assert.deepEqual([last.kind, last.cell, last.digit], ["place", node.cell, node.digit]);
    }
  }
});

test("open nodes of the tree are those of the board", () => {
  const trace = nonet.trace(everyday, "fewest-candidates");
  trace.seek({ what: "step", number: 20 });
  const open = trace.tree().nodes.filter((node) => node.open && node.parent >= 0);
  const { path } = trace.state();
  assert.deepEqual(
    open.map(({ cell, digit }) => ({ cell, digit })),
    path.slice(0, open.length).map(({ cell, digit }) => ({ cell, digit })),
  );
});

test("the end says why", () => {
  const run = (options) => {
    const trace = nonet.trace(everyday, "backtracking", options);
    allEvents(trace);
    return trace.state().end;
  };
  assert.equal(run({}), "limit reached");
  assert.equal(run({ limit: 2 }), "exhausted");
  assert.equal(run({ maxSteps: 100 }), "out of steps");
});

test("a conflict ends without a step, a full board at once", () => {
  const conflict = nonet.trace(`55${".".repeat(79)}`, "backtracking");
  assert.deepEqual(allEvents(conflict).map((event) => event.kind), ["exhausted"]);
  const full = nonet.trace(everydaySolution, "singles");
  assert.deepEqual(allEvents(full).map((event) => event.kind), ["solved"]);
});

test("one event at a time, and by number in its batch", () => {
  const trace = nonet.trace(everyday, "backtracking");
  const batch = trace.next(50);
  const one = nonet.trace(everyday, "backtracking");
  for (let i = 0; i < 50; ++i) assert.deepEqual([...eventsOf(one.next(1))], [eventAt(batch, i)]);
});

test("a closed trace says so", () => {
  const trace = nonet.trace(everyday, "backtracking");
  trace.close();
  assert.throws(() => trace.next(1), /closed/);
});
