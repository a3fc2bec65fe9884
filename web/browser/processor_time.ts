// How long the tasks of a page keep the processor, by Chromium's own tracing: unlike the time by the clock,
// it does not count what other programs of the machine took meanwhile.

import type { Browser, Page } from 'playwright-core';

const kParts = 'nonet part: ';
/** What the walk itself asks of the page, such as where a button is. */
const kQuestion = 'Receive mojo message';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** By the clock and of the processor, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
}

export interface Task {
  /** What the visitor was doing. */
  readonly part: string;
  /** Of the processor, in milliseconds. */
  readonly time: number;
  /** The longest that are inside: scripts, layouts, styles. */
  readonly inside: readonly string[];
}

/** Watches all tasks of the page's main thread while `walk` goes on, which names its parts. */
export async function tasksOf(
  browser: Browser,
  page: Page,
  walk: (part: (name: string) => Promise<void>) => Promise<void>,
): Promise<Task[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'],
  });
  await walk(async (name) => {
    await page.evaluate((mark) => void performance.mark(mark), kParts + name);
  });
  const content = (await browser.stopTracing()).toString();
  const { traceEvents: events } = JSON.parse(content) as { traceEvents: TraceEvent[] };
  const parts = events.filter(({ name }) => name.startsWith(kParts)).sort((a, b) => a.ts - b.ts);
  const { pid, tid } = parts.at(-1)!;
  const own = events.filter((event) => event.pid === pid && event.tid === tid);
  const within = own.filter(({ name, tdur = 0 }) => tdur > 0 && !/Task/.test(name));
  return own
    .filter(({ name, tdur }) => /RunTask$/.test(name) && tdur !== undefined)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      part: parts.findLast((mark) => mark.ts <= ts)?.name.slice(kParts.length) ?? 'before',
      time: tdur / 1000,
      inside: within
        .filter((event) => event.ts >= ts && event.ts < ts + dur)
        .sort((a, b) => b.tdur! - a.tdur!)
        .slice(0, 4)
        .map(({ name, tdur: most }) => `${name} ${(most! / 1000).toFixed(1)}`),
    }))
    .filter(({ inside }) => !inside[0]?.startsWith(kQuestion));
}
