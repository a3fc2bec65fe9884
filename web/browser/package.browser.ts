// The JavaScript package in a worker: calls that are aborted, bounded or ended in their midst.

import { describe, expect, it } from 'vitest';
import { address, kPuzzle, kSolution, useBrowser, type Visit, visit } from './visit';

useBrowser();

const kBlank = '.'.repeat(81);
/** No call about it ends in a millisecond. */
const kHardest =
  '98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6';

interface Answer {
  answer?: { kind?: string; end?: string; puzzles?: unknown[]; solution?: string } | number;
  thrown?: string;
}

/** Starts a worker on the page, named for later. */
const start = (v: Visit): Promise<void> =>
  v.page.evaluate((url) => {
    (globalThis as never as { worker: Worker }).worker = new Worker(url, { type: 'module' });
  }, `${address()}package_worker.js`);

/** Calls the package in the worker; when it says that it is going on, `then` happens to it. */
const call = (v: Visit, name: string, given: unknown[], then?: 'abort' | 'terminate') =>
  v.page.evaluate(
    ([what, parameters, interruption]) =>
      new Promise<Answer>((resolve, reject) => {
        const { worker } = globalThis as never as { worker: Worker };
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => {
          if (!data.going) resolve(data);
          else if (interruption === 'abort') worker.postMessage({ name: 'abort' });
        };
        worker.postMessage({ name: what, given: parameters });
        if (interruption === 'terminate') {
          worker.terminate();
          resolve({});
        }
      }),
    [name, given, then] as const,
  );

describe('the package in a worker', () => {
  it('stops what lets the event loop turn when a signal says so, and goes on answering', async () => {
    const v = await visit();
    await start(v);
    const endless = { number: 1_000_000, seed: 1 };
    expect(await call(v, 'generate', [endless], 'abort')).toEqual({ thrown: 'AbortError' });
    const rare = { seed: 1, givens: 18, tries: 1_000_000_000 };
    expect(await call(v, 'generate', [rare], 'abort')).toEqual({ thrown: 'AbortError' });
    expect(await call(v, 'solutions', [kBlank], 'abort')).toEqual({ thrown: 'AbortError' });
    const made = await call(v, 'generate', [{ number: 2, seed: 1 }]);
    expect(made.answer).toMatchObject({ end: 'done', puzzles: [{}, {}] });
    expect(await call(v, 'solutions', [kPuzzle])).toEqual({ answer: 1 });
    await v.end();
  });

  it('keeps to the bounds of a call that cannot be aborted', async () => {
    const v = await visit();
    await start(v);
    const bounds = { timeoutMs: 1 };
    const se = { ...bounds, scale: 'se' };
    expect((await call(v, 'hint', [kHardest, se])).answer).toMatchObject({ kind: 'stopped' });
    expect((await call(v, 'explain', [kHardest, se])).answer).toMatchObject({ end: 'stopped' });
    expect((await call(v, 'rate', [kHardest, bounds])).answer).toMatchObject({ end: 'cut' });
    expect((await call(v, 'hint', [kPuzzle])).answer).toMatchObject({ kind: 'step' });
    expect((await call(v, 'explain', [kPuzzle])).answer).toMatchObject({ end: 'solved' });
    expect((await call(v, 'rate', [kPuzzle])).answer).toMatchObject({ end: 'solved' });
    await v.end();
  });

  it('can be ended in the midst of any call, and started anew', async () => {
    const v = await visit();
    for (const name of ['hint', 'explain', 'rate', 'generate', 'solutions']) {
      await start(v);
      const given = name === 'generate' ? { number: 1_000_000 } : kHardest;
      await call(v, name, [given], 'terminate');
    }
    await start(v);
    const { answer } = await call(v, 'solve', [kPuzzle]);
    expect(answer).toMatchObject({ solution: kSolution });
    await v.end();
  });
});
