// What passes between the page and its engine workers.

import type {
  Algorithm,
  DecisionTree,
  EventBatch,
  Nonet,
  PuzzleLike,
  Trace,
  TraceOptions,
  TraceState,
  TraceTarget,
} from 'nonet';
import type { NonetLogic } from 'nonet/logic';
import type { Made, Wishes } from '../make/make_types';

/** The engine's calls that a worker passes on as they are. */
export type PlainCall = {
  [Name in keyof Nonet]: Nonet[Name] extends (...parameters: never[]) => unknown
    ? Name extends 'solutions' | 'trace'
      ? never
      : Name
    : never;
}[keyof Nonet];

/** The same for the module of human reasoning. */
export type LogicCall = keyof NonetLogic;

export interface OpenTrace {
  puzzle: PuzzleLike;
  algorithm: Algorithm;
  options: TraceOptions;
}

/** How far a trace has come, with the parts that were asked for. */
export interface TraceView {
  state: TraceState;
  reached: boolean;
  done: boolean;
  heat?: Float64Array;
  tree?: DecisionTree;
}

export interface AdvanceTrace {
  trace: number;
  target: TraceTarget;
  /** The worker answers after about so long, wherever it has come to. */
  milliseconds: number;
  heat: boolean;
  tree: boolean;
}

/** Everything a worker can be asked, by name: what it takes and what it gives. */
export interface WorkerCalls {
  call: { take: { name: PlainCall; parameters: unknown[] }; give: unknown };
  solutions: { take: { puzzle: PuzzleLike; limit: number; timeoutMs: number }; give: string[] };
  openTrace: { take: OpenTrace; give: number };
  advanceTrace: { take: AdvanceTrace; give: TraceView };
  nextEvents: { take: { trace: number; count: number }; give: EventBatch };
  reason: { take: { name: LogicCall; parameters: unknown[] }; give: unknown };
  make: { take: Wishes; give: Made };
  closeTrace: { take: { trace: number }; give: null };
}
export type WorkerCall = keyof WorkerCalls;

export interface Request {
  id: number;
  what: WorkerCall;
  take: WorkerCalls[WorkerCall]['take'];
}
export type Reply = { id: number } & (
  | { ok: true; value: unknown }
  /** How far it has come; the answer is still to follow. */
  | { ok: 'going on'; value: number }
  | { ok: false; message: string }
);

export type { Trace };
