// What nobody means to pass and somebody will: refused with a message, and the engine goes on.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { everyday, everydaySolution, load, NonetError } from "./package_under_test.mjs";

const nonet = await load();
const refused = (call, message) =>
  assert.throws(call, (error) => error instanceof NonetError && message.test(error.message));

afterEach(() => assert.equal(nonet.solve(everyday).solution, everydaySolution));

test("a megabyte of anything", () => {
  const megabyte = 1 << 20;
  for (const piece of ["5", ".", "a", "\n", "a\n", "<script>alert(1)</script>", "[", '{"', "+---+\n", "😀", "1,2,"]) {
    const text = piece.repeat(Math.ceil(megabyte / piece.length));
    const records = nonet.parse(text, { limit: 1000 });
    assert.ok(records.every((record) => !record.ok), piece);
    for (const { error } of records) assert.ok(error.message.length > 0 && error.message.length < 1000);
    assert.equal(nonet.check(text).verdict, "malformed", piece);
  }
});

test("bytes that are no text", () => {
  for (const bytes of [[0xc3, 0x28], [0xed, 0xa0, 0x80], Array(81).fill(0), [0xf8, 1, 2]]) {
    const records = nonet.parse(Uint8Array.from(bytes));
    assert.ok(records.length > 0 && !records[0].ok && records[0].error.message.length > 0);
  }
  assert.equal(nonet.check("\ud800".repeat(81)).verdict, "malformed");
});

test("a script in a comment is data", () => {
  const [record] = nonet.parse(`${everyday} </script><script>x</script>`);
  assert.equal(record.ok, true);
  assert.equal(typeof record.text, "string");
});

test("puzzles that are none", () => {
  for (const value of [null, undefined, 7, true, [], {}, () => 1, Symbol("x"), 10n])
    refused(() => nonet.solve(value), /a puzzle is|givens of a puzzle/);
  const entries = ".".repeat(81);
  refused(() => nonet.solve({ givens: "1", entries, marks: null }), /81 characters/);
  refused(() => nonet.solve({ givens: everyday, entries: "x".repeat(81), marks: null }), /entries/);
  refused(() => nonet.solve({ givens: everyday, entries, marks: [1] }), /marks/);
  refused(() => nonet.solve({ givens: everyday, entries, marks: Array(81).fill(512) }), /marks/);
  refused(() => nonet.solve({ givens: everyday, entries, marks: Array(81).fill("1") }), /marks/);
  refused(() => nonet.solve("1".repeat(80)), /80 cells/);
  refused(() => nonet.solveMany([everyday, "x"]), /puzzle 1: /);
  refused(() => nonet.parse(5), /a text is/);
});

test("numbers and names that are none", () => {
  for (const bad of [0, -1, NaN, "5", null, {}]) {
    refused(() => nonet.check(everyday, { maxSteps: bad }), /maxSteps/);
    refused(() => nonet.check(everyday, { timeoutMs: bad }), /timeoutMs/);
  }
  for (const bad of [-1, 1.5, NaN, "5", null, {}]) refused(() => nonet.count(everyday, bad), /limit/);
  refused(() => nonet.check(everyday, 5), /bounds/);
  refused(() => nonet.write(everyday, "morse"), /morse is no notation; there are line/);
  refused(() => nonet.write(everyday, "__proto__"), /notation/);
  refused(() => nonet.trace(everyday, "magic"), /magic is no algorithm/);
  refused(() => nonet.race(everyday, ["magic"]), /algorithm/);
  refused(() => nonet.race(everyday, "singles"), /array/);
  refused(() => nonet.solutions(everyday, { limit: 0 }), /limit/);
  for (const options of [{ limit: 0 }, { maxSteps: -1 }, { treeNodes: 1 }, { treeNodes: 1e6 }])
    refused(() => nonet.trace(everyday, "singles", options), /whole number/);
  const trace = nonet.trace(everyday, "singles");
  for (const n of [0, -1, 1e9, NaN, "1"]) refused(() => trace.next(n), /n is a whole number/);
  refused(() => trace.seek({ what: "toString", number: 1 }), /target/);
  refused(() => trace.seek({ what: "step", number: -1 }), /number/);
  refused(() => trace.seek({ what: "step", number: 1 }, 0), /budget/);
});

test("sources that hold no engine", async () => {
  const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  await assert.rejects(load(empty), /not nonet\.wasm/);
  await assert.rejects(load(Uint8Array.from([1, 2, 3])), WebAssembly.CompileError);
  await assert.rejects(load(5), /load takes/);
  await assert.rejects(load(new Response("no", { status: 404 })), /404/);
  await assert.rejects(load("file:///no/such/nonet.wasm"), /ENOENT/);
});
