/// <reference lib="webworker" />
// The engine's side: one worker holds one instance of it and answers one request after the other.

import { load, type Nonet, type Trace } from 'nonet';
import type { NonetLogic } from 'nonet/logic';
import wasmUrl from 'nonet/nonet.wasm?url';
import logicUrl from 'nonet/nonet_logic.wasm?url';
import type {
  AdvanceTrace,
  OpenTrace,
  PlainCall,
  Reply,
  Request,
  TraceView,
  WorkerCalls,
} from './engine_messages';

/** Events between two looks at the clock. */
const kSlice = 100_000;

const engine: Promise<Nonet> = load(new URL(wasmUrl, self.location.href));
// Whoever asks is told; nobody need be there when it fails.
engine.catch(() => undefined);
const traces = new Map<number, Trace>();
let opened = 0;

/** Human reasoning, fetched when it is first asked for. */
let logic: Promise<NonetLogic> | null = null;
function reasoning(): Promise<NonetLogic> {
  logic ??= import('nonet/logic').then(({ loadLogic }) =>
    loadLogic(new URL(logicUrl, self.location.href)),
  );
  // After a failure, as without a network, it is fetched anew.
  logic.catch(() => {
    logic = null;
  });
  return logic;
}

function traceOf(id: number): Trace {
  const trace = traces.get(id);
  if (!trace) throw new Error(`there is no trace ${id}`);
  return trace;
}

function advance({ trace: id, target, milliseconds, heat, tree }: AdvanceTrace): TraceView {
  const trace = traceOf(id);
  const end = performance.now() + milliseconds;
  let result = trace.seek(target, kSlice);
  while (!result.reached && !result.done && performance.now() < end)
    result = trace.seek(target, kSlice);
  return {
    state: trace.state(),
    reached: result.reached,
    done: result.done,
    ...(heat ? { heat: trace.heat() } : {}),
    ...(tree ? { tree: trace.tree() } : {}),
  };
}

async function answer(nonet: Nonet, { id, what, take }: Request): Promise<unknown> {
  switch (what) {
    case 'call': {
      const { name, parameters } = take as { name: PlainCall; parameters: unknown[] };
      return (nonet[name] as (...parameters: unknown[]) => unknown)(...parameters);
    }
    case 'solutions': {
      const { puzzle, ...options } = take as WorkerCalls['solutions']['take'];
      const found: string[] = [];
      for await (const solution of nonet.solutions(puzzle, options)) found.push(solution);
      return found;
    }
    case 'openTrace': {
      const { puzzle, algorithm, options } = take as OpenTrace;
      traces.set(++opened, nonet.trace(puzzle, algorithm, options));
      return opened;
    }
    case 'advanceTrace':
      return advance(take as AdvanceTrace);
    case 'nextEvents': {
      const { trace, count } = take as WorkerCalls['nextEvents']['take'];
      return traceOf(trace).next(count);
    }
    case 'reason': {
      const { name, parameters } = take as WorkerCalls['reason']['take'];
      const reasoner = await reasoning();
      return (reasoner[name] as (...parameters: unknown[]) => unknown)(...parameters);
    }
    case 'make': {
      const [reasoner, { makePuzzle }] = await Promise.all([
        reasoning(),
        import('../make/make_puzzle'),
      ]);
      return makePuzzle(reasoner, take as WorkerCalls['make']['take'], (tried) =>
        self.postMessage({ id, ok: 'going on', value: tried } satisfies Reply),
      );
    }
    case 'closeTrace': {
      const { trace } = take as WorkerCalls['closeTrace']['take'];
      traces.get(trace)?.close();
      traces.delete(trace);
      return null;
    }
  }
}

self.addEventListener('message', async (event: MessageEvent<Request>) => {
  const request = event.data;
  let reply: Reply;
  try {
    reply = { id: request.id, ok: true, value: await answer(await engine, request) };
  } catch (error) {
    reply = { id: request.id, ok: false, message: String((error as Error)?.message ?? error) };
  }
  self.postMessage(reply);
});
