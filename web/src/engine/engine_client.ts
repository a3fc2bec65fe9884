// The page's side of the engine: every call goes to a worker and comes back as a promise, so nothing
// the engine does can hold up the page. Work that may be long has a worker of its own, which can be
// ended at any moment.

import type { Bounds, Judgement, Nonet, PuzzleLike } from 'nonet';
import type { NonetLogic } from 'nonet/logic';
import type { LogicCall, PlainCall, Reply, WorkerCall, WorkerCalls } from './engine_messages';
import EngineWorker from './engine_worker?worker';

/** What a request ends with when its worker was ended. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  tell: ((value: number) => void) | undefined;
}

export class EngineClient {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** Starts the engine if it does not run yet, so that the first answer is quick. */
  start(): void {
    this.running();
  }

  ask<What extends WorkerCall>(
    what: What,
    take: WorkerCalls[What]['take'],
    tell?: (progress: number) => void,
  ): Promise<WorkerCalls[What]['give']> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, tell });
      this.running().postMessage({ id, what, take });
    });
  }

  call<Name extends PlainCall>(
    name: Name,
    ...parameters: Parameters<Nonet[Name]>
  ): Promise<ReturnType<Nonet[Name]>> {
    return this.ask('call', { name, parameters }) as Promise<ReturnType<Nonet[Name]>>;
  }

  /** A question to the module of human reasoning, which is fetched with the first one. */
  reason<Name extends LogicCall>(
    name: Name,
    ...parameters: Parameters<NonetLogic[Name]>
  ): Promise<ReturnType<NonetLogic[Name]>> {
    return this.ask('reason', { name, parameters }) as Promise<ReturnType<NonetLogic[Name]>>;
  }

  check(puzzle: PuzzleLike, bounds?: Bounds): Promise<Judgement> {
    return this.call('check', puzzle, bounds);
  }

  /** Ends all that is going on; the next request starts a new worker. */
  cancel(): void {
    this.worker?.terminate();
    this.fail(new Cancelled('cancelled'));
  }

  private running(): Worker {
    if (!this.worker) {
      this.worker = new EngineWorker();
      this.worker.addEventListener('message', (event: MessageEvent<Reply>) =>
        this.settle(event.data),
      );
      this.worker.addEventListener('error', (event) =>
        this.fail(new Error(event.message || 'the engine could not be started')),
      );
    }
    return this.worker;
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    if (reply.ok === 'going on') {
      waiting?.tell?.(reply.value);
      return;
    }
    this.waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply.value);
    else waiting?.reject(new Error(reply.message));
  }

  private fail(error: Error): void {
    this.worker = null;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of all) reject(error);
  }
}

/** Answers of microseconds: reading, verdicts, solutions. */
export const engine = new EngineClient();
/** Counts and whatever else may take its time; may be cancelled at any moment. */
export const slowEngine = new EngineClient();
/** Hints and paths: they answer at once, so they do not wait behind what takes its time. */
export const learnEngine = new EngineClient();
/** Ratings, which may take seconds; given up when another puzzle is asked about. */
export const rateEngine = new EngineClient();
/** New puzzles; their making may be cancelled at any moment. */
export const makeEngine = new EngineClient();
/** Searches to watch. */
export const watchEngine = new EngineClient();
