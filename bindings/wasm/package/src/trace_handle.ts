// TraceHandle: what the package calls a trace, on top of a module that can be stopped and set back.

import { wholeNumber } from "./arguments.js";
import { type Checkpoint, checkpointSpacing, Checkpoints } from "./checkpoints.js";
import { decodeEvent } from "./events.js";
import { NonetError } from "./nonet_error.js";
import { searchEnds } from "./search_ends.js";
import { type StopAt, TraceModule } from "./trace_module.js";
import type * as T from "./types.js";

const mostAtOnce = 65536;
const counterOf = { event: "events", step: "tries", retreat: "retreats", solution: "solutions" } as const;
const kindOf = { event: null, step: "try", retreat: "retreat", solution: "solved" } as const;

/** The figures that the module keeps, and their place among its doubles (search_recorder.hpp). */
const doubles = [
  "events",
  "tries",
  "rejections",
  "placements",
  "retreats",
  "solutions",
  "greatestDepth",
  "depth",
  "end",
  "batch",
] as const;
type Figures = Record<(typeof doubles)[number], number>;
const lastAt = 8 * doubles.length;
const cellsAt = lastAt + 8;
const figuresSize = cellsAt + 4 * 81;
const nodeSize = 56;

export class TraceHandle implements T.Trace {
  readonly algorithm: T.Algorithm;
  readonly puzzle: T.Puzzle;
  readonly #checkpoints = new Checkpoints();
  #module: TraceModule | null;

  constructor(
    module: WebAssembly.Module,
    puzzle: T.Puzzle,
    algorithm: T.Algorithm,
    algorithmNumber: number,
    options: T.TraceOptions,
  ) {
    const limit = wholeNumber("limit", options.limit ?? 1, 1, Infinity);
    const maxSteps = wholeNumber("maxSteps", options.maxSteps ?? Infinity, 0, Infinity);
    const treeNodes = wholeNumber("treeNodes", options.treeNodes ?? 2000, 2, 20000);
    this.algorithm = algorithm;
    this.puzzle = { ...puzzle };
    this.#module = new TraceModule(module, puzzle, treeNodes, [algorithmNumber, limit, maxSteps]);
    this.#keepCheckpoint();
  }

  next(n: number): T.EventBatch {
    const most = wholeNumber("n", n, 1, mostAtOnce);
    const before = this.#figures();
    // A checkpoint may lie in between, so there are at most two turns.
    const parts: Uint8Array[] = [];
    let length = 0;
    while (length < most && !this.#open.over) {
      const end = before.events + most;
      this.#runTowards({ events: end, tries: 0, retreats: 0, solutions: 0 }, true);
      const { batch } = this.#figures();
      parts.push(this.#open.bytes(this.#open.batch, 8 * batch).slice());
      length += batch;
    }
    return {
      length,
      bytes: joined(parts, 8 * length),
      firstEvent: before.events,
      stepsBefore: before.tries,
      done: this.#open.over,
    };
  }

  seek(target: T.TraceTarget, budget = Infinity): T.SeekResult {
    if (!Object.hasOwn(counterOf, target.what))
      throw new NonetError(`${String(target.what)} is no target; event, step, retreat and solution are`);
    const number = wholeNumber("number", target.number, 0, Number.MAX_SAFE_INTEGER);
    const most = wholeNumber("budget", budget, 1, Infinity);
    const counter = counterOf[target.what];
    if (this.#isAt(target)) return { reached: true, done: this.#open.over, passed: 0 };

    // Counters only grow: all places before the target are those where its counter is less.
    const isBefore = (place: Figures | Checkpoint): boolean =>
      counter === "events" ? place.events <= number : place[counter] < number;
    const here = this.#figures();
    const point = this.#checkpoints.last((other) => isBefore(other) || other.events === 0);
    if (point !== undefined && (!isBefore(here) || point.events > here.events))
      this.#open.restore(point.snapshot);

    const from = this.#figures().events;
    const stop: StopAt = { events: from + most, tries: 0, retreats: 0, solutions: 0 };
    if (counter === "events") stop.events = Math.min(stop.events, number);
    else stop[counter] = number;
    let now = from;
    while (!this.#isAt(target) && !this.#open.over && now < from + most) {
      this.#runTowards(stop, false);
      now = this.#figures().events;
    }
    return { reached: this.#isAt(target), done: this.#open.over, passed: now - from };
  }

  state(): T.TraceState {
    const figures = this.#figures();
    const place = this.#open.bytes(this.#open.figures, figuresSize).slice();
    const at = (list: number, i: number): number => place[cellsAt + 81 * list + i] ?? 0;
    const path = Array.from({ length: figures.depth }, (_, i) => ({
      cell: at(0, i),
      digit: at(1, i),
      forced: at(2, i) === 1,
    }));
    const board = Array.from({ length: 81 }, (_, i) => {
      const given = this.puzzle.givens.charAt(i);
      return given === "." ? this.puzzle.entries.charAt(i) : given;
    });
    for (const { cell, digit } of path) board[cell] = String(digit);
    const { tries, rejections, placements, retreats, greatestDepth } = figures;
    return {
      event: figures.events,
      figures: { tries, rejections, placements, retreats, greatestDepth },
      solutions: figures.solutions,
      solution:
        figures.solutions === 0
          ? null
          : Array.from({ length: 81 }, (_, i) => String(at(3, i))).join(""),
      depth: figures.depth,
      path,
      board: board.join(""),
      last: figures.events === 0 ? null : decodeEvent(place, lastAt, tries),
      end: searchEnds[figures.end] ?? null,
    };
  }

  heat(): Float64Array {
    return this.#open.heat;
  }

  tree(): T.DecisionTree {
    const { at, size, depth } = this.#open.tree;
    const view = this.#open.view(at, nodeSize * size);
    const nodes = Array.from({ length: size }, (_, i): T.TreeNode => {
      const number = (k: number): number => view.getFloat64(nodeSize * i + 8 + 8 * k, true);
      const byte = (k: number): number => view.getUint8(nodeSize * i + 4 + k);
      const parent = view.getInt32(nodeSize * i, true);
      return {
        parent,
        cell: parent < 0 ? null : byte(0),
        digit: parent < 0 ? null : byte(1),
        depth: byte(2),
        open: byte(3) === 1,
        solutions: number(0),
        folded: number(1),
        rejections: number(2),
        singles: number(3),
        retreats: number(4),
        event: number(5),
      };
    });
    return { nodes, depth: depth === 255 ? null : depth };
  }

  close(): void {
    this.#module = null;
  }

  get #open(): TraceModule {
    if (this.#module === null) throw new NonetError("this trace has been closed");
    return this.#module;
  }

  #figures(): Figures {
    const view = this.#open.view(this.#open.figures, lastAt);
    const figures = {} as Figures;
    doubles.forEach((name, i) => (figures[name] = view.getFloat64(8 * i, true)));
    return figures;
  }

  #isAt(target: T.TraceTarget): boolean {
    const figures = this.#figures();
    if (figures[counterOf[target.what]] !== target.number) return false;
    if (target.number === 0) return figures.events === 0;
    const kind = kindOf[target.what];
    const last = decodeEvent(this.#open.bytes(this.#open.figures + lastAt, 8), 0, 0);
    return kind === null || last.kind === kind;
  }

  /** Runs towards a stop, at most to the next place for a checkpoint, which is then made. */
  #runTowards(stop: StopAt, keep: boolean): void {
    const { events } = this.#figures();
    const place = (Math.floor(events / checkpointSpacing) + 1) * checkpointSpacing;
    this.#open.runUntil({ ...stop, events: Math.min(stop.events, place) }, keep);
    const now = this.#figures().events;
    if (now === place && !this.#open.over && !this.#checkpoints.has(place)) this.#keepCheckpoint();
    // After its last event a search has nothing left to do but to say how it ended.
    const last = decodeEvent(this.#open.bytes(this.#open.figures + lastAt, 8), 0, 0);
    if (last.kind === "exhausted" && !this.#open.over) this.#finish(keep);
  }

  #finish(keep: boolean): void {
    const { batch, events } = this.#figures();
    this.#open.runUntil({ events: events + 1, tries: 0, retreats: 0, solutions: 0 }, false);
    // The events that were kept still lie in the batch; only their number has been forgotten.
    if (keep) this.#open.view(this.#open.figures, lastAt).setFloat64(72, batch, true);
  }

  #keepCheckpoint(): void {
    const { events, tries, retreats, solutions } = this.#figures();
    const snapshot = this.#open.takeSnapshot();
    this.#checkpoints.add({ events, tries, retreats, solutions, snapshot });
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const only = parts[0];
  if (parts.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
