// TraceModule: one instance of the module for traces. A search in it is run up to an event, where it
// is left in its middle (by Asyncify, see trace/trace_module.cpp); a copy of its memory is a point in
// the search to which one can return.

import { NonetError } from "./nonet_error.js";
import { putPuzzle, puzzleBytes } from "./puzzle_bytes.js";
import type { Puzzle } from "./types.js";
import { wasiImports } from "./wasi.js";

interface Exports {
  memory: WebAssembly.Memory;
  __stack_pointer: WebAssembly.Global<"i32">;
  _initialize(): void;
  puzzle(): number;
  batch(): number;
  batch_bytes(): number;
  saved(): number;
  saved_bytes(): number;
  open(treeNodes: number): void;
  run_until(events: number, tries: number, retreats: number, solutions: number, keep: number): void;
  run(algorithm: number, limit: number, maxSteps: number): void;
  run_lane(
    puzzle: number,
    algorithm: number,
    limit: number,
    maxSteps: number,
    timeoutMs: number,
  ): number;
  figures(): number;
  heat(): number;
  tree(): number;
  tree_size(): number;
  tree_depth(): number;
  asyncify_start_unwind(saved: number): void;
  asyncify_stop_unwind(): void;
  asyncify_start_rewind(saved: number): void;
  asyncify_stop_rewind(): void;
  asyncify_get_state(): number;
}

const unwinding = 1;
const rewinding = 2;
type Phase = "before" | "paused" | "over";

/** Where to stop; 0: that counter does not matter. `events` is always set. */
export interface StopAt {
  events: number;
  tries: number;
  retreats: number;
  solutions: number;
}

/** A point in the search: the memory that matters, and what lies outside of it. */
export interface Snapshot {
  phase: Phase;
  stackPointer: number;
  parts: { at: number; bytes: Uint8Array }[];
}

export class TraceModule {
  readonly #exports: Exports;
  readonly #run: [algorithm: number, limit: number, maxSteps: number];
  readonly #saved: number;
  readonly #stackTop: number;
  #phase: Phase = "before";

  constructor(
    module: WebAssembly.Module,
    puzzle: Puzzle,
    treeNodes: number,
    run: [algorithm: number, limit: number, maxSteps: number],
  ) {
    const memory = (): WebAssembly.Memory => this.#exports.memory;
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: wasiImports(memory),
      nonet: { pause: () => this.#pause() },
    });
    this.#exports = instance.exports as unknown as Exports;
    this.#run = run;
    this.#exports._initialize();
    this.#stackTop = this.#exports.__stack_pointer.value;
    this.#saved = this.#exports.saved();
    putPuzzle(puzzle, this.bytes(this.#exports.puzzle(), puzzleBytes));
    this.#exports.open(treeNodes);
  }

  get over(): boolean {
    return this.#phase === "over";
  }

  /** Called in the middle of the search, and once more on the way back into it. */
  #pause(): void {
    if (this.#exports.asyncify_get_state() === rewinding) this.#exports.asyncify_stop_rewind();
    else this.#exports.asyncify_start_unwind(this.#saved);
  }

  /** Goes on to the first event at which one of the counters comes to its number, or to the end. */
  runUntil(stop: StopAt, keep: boolean): void {
    const { events, tries, retreats, solutions } = stop;
    this.#exports.run_until(events, tries, retreats, solutions, keep ? 1 : 0);
    if (this.#phase === "over") return;
    if (this.#phase === "paused") this.#exports.asyncify_start_rewind(this.#saved);
    try {
      this.#exports.run(...this.#run);
    } catch (error) {
      this.#phase = "over";
      const why = error instanceof Error ? error.message : String(error);
      throw new NonetError(`the search stopped: ${why}`);
    }
    const left = this.#exports.asyncify_get_state() === unwinding;
    if (left) this.#exports.asyncify_stop_unwind();
    this.#phase = left ? "paused" : "over";
  }

  /** Runs an algorithm to its end; returns where its figures lie (trace/search_lane.cpp). */
  runLane(algorithm: number, limit: number, maxSteps: number, timeoutMs: number): number {
    const { run_lane, puzzle } = this.#exports;
    return run_lane(puzzle(), algorithm, limit, maxSteps, timeoutMs);
  }

  /** A view of the memory, good until the next call. */
  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, at, size);
  }
  view(at: number, size: number): DataView {
    return new DataView(this.#exports.memory.buffer, at, size);
  }

  get figures(): number {
    return this.#exports.figures();
  }
  get batch(): number {
    return this.#exports.batch();
  }
  get heat(): Float64Array {
    return new Float64Array(this.#exports.memory.buffer, this.#exports.heat(), 81).slice();
  }
  get tree(): { at: number; size: number; depth: number } {
    const { tree, tree_size, tree_depth } = this.#exports;
    return { at: tree(), size: tree_size(), depth: tree_depth() };
  }

  takeSnapshot(): Snapshot {
    const stackPointer = this.#exports.__stack_pointer.value;
    const parts = this.#partsThatMatter(stackPointer).map(({ from, to }) => ({
      at: from,
      bytes: this.bytes(from, to - from).slice(),
    }));
    return { phase: this.#phase, stackPointer, parts };
  }

  restore(snapshot: Snapshot): void {
    for (const { at, bytes } of snapshot.parts) this.bytes(at, bytes.length).set(bytes);
    this.#exports.__stack_pointer.value = snapshot.stackPointer;
    this.#phase = snapshot.phase;
  }

  /**
   * All of the memory, less what means nothing at a pause: the stack below its pointer, what is
   * free of the place for saved calls, and the batch.
   */
  #partsThatMatter(stackPointer: number): { from: number; to: number }[] {
    const { memory, batch, batch_bytes, saved_bytes } = this.#exports;
    const nextSaved = this.view(this.#saved, 4).getUint32(0, true);
    const holes = [
      { from: 0, to: stackPointer },
      { from: nextSaved, to: this.#saved + saved_bytes() },
      { from: batch(), to: batch() + batch_bytes() },
    ].sort((a, b) => a.from - b.from);
    if (stackPointer > this.#stackTop) throw new NonetError("the stack lies elsewhere than expected");
    const parts = [];
    let from = 0;
    for (const hole of [...holes, { from: memory.buffer.byteLength, to: 0 }]) {
      if (hole.from > from) parts.push({ from, to: hole.from });
      from = hole.to;
    }
    return parts;
  }
}
