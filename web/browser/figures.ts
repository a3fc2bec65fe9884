// npm run figures: what the built page weighs and how quick it is, in this machine's Chromium. Nothing is
// asserted; docs/page.md tells what the figures mean.

import { type Browser, chromium, type Page } from 'playwright-core';
import { sizes } from './first_load';
import { type Task, tasksOf } from './processor_time';
import { startServer } from './static_server';

const kPuzzle = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const kLoads = 7;
const kStrokes = 40;

/** A frame of a usual screen, in milliseconds. */
const kFrame = 16;
const kWalks = 5;

interface Watched {
  strokes: number[];
}
declare global {
  /** What a visited page has seen so far. */
  var nonetFigures: Watched;
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
function say(what: string, value: string): void {
  console.log(`${what.padEnd(58)} ${value}`);
}

async function empty(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.nonetFigures = { strokes: [] };
  });
  return page;
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await empty(browser);
  await page.goto(`${address}#p=${kPuzzle}`);
  await page.locator('#board').waitFor();
  return page;
}

/** From the start of the navigation until a digit that is pressed stands on the board. */
async function loadOnce(browser: Browser, address: string) {
  const page = await open(browser, address);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.locator('[data-cell="1"]').click();
  await page.keyboard.press('1');
  await page.locator('[data-cell="1"] .digit').waitFor();
  const played = await page.evaluate(() => performance.now());
  await page.context().close();
  return { painted, played };
}

/** From the event of a key to the verdict about it in the document, while a puzzle is set. */
async function strokes(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await page.getByRole('button', { name: 'Take the one I play' }).click();
  await page.locator('.verdict', { hasText: 'One solution' }).waitFor();
  await page.locator('[data-cell="0"]').click();
  await page.evaluate(() => {
    let pressed = 0;
    document.addEventListener('keydown', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      if (pressed > 0) globalThis.nonetFigures.strokes.push(performance.now() - pressed);
      pressed = 0;
    }).observe(document.querySelector('.verdict')!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  for (let stroke = 0; stroke < kStrokes; ++stroke) {
    await page.keyboard.press(stroke % 2 === 0 ? 'Delete' : '4');
    await page.waitForFunction((n) => globalThis.nonetFigures.strokes.length > n, stroke);
  }
  return page.evaluate(() => globalThis.nonetFigures.strokes);
}

/** The tasks of the page from its start through all of its parts. */
async function walk(browser: Browser, address: string): Promise<Task[]> {
  const page = await empty(browser);
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const settled = () => page.waitForTimeout(500);
  const tasks = await tasksOf(browser, page, async (part) => {
    await part('start');
    await page.goto(`${address}#p=${kPuzzle}`);
    await page.locator('.pad').waitFor();
    await settled();
    await part('play');
    await page.locator('[data-cell="40"]').click();
    for (const key of ['2', 'Delete', 'a']) await page.keyboard.press(key);
    await settled();
    await part('hint');
    for (const name of ['Hint', 'Show the pattern', 'Show what follows', 'Fill it in'])
      await button(name).click();
    await settled();
    await part('learn');
    await button('How hard is it?').click();
    await button('Learn').click();
    await page.locator('.step-row').nth(20).click();
    await button('Next step').click();
    await settled();
    await part('set');
    await button('Set').click();
    await button('Take the one I play').click();
    await page.locator('.verdict', { hasText: 'One solution' }).waitFor();
    await page.locator('[data-cell="0"]').click();
    await page.keyboard.press('Delete');
    await page.locator('.verdict', { hasText: 'Several' }).waitFor();
    await settled();
    await part('watch');
    await button('Watch').click();
    await page.getByRole('radio', { name: 'Hard for backtracking' }).click();
    await settled();
    await part('a search at full speed');
    await page.getByLabel('Speed').fill('15');
    await button('Play').last().click();
    await page.locator('.figures', { hasText: /\d,\d{3},\d{3}/ }).waitFor();
    await button('Pause').click();
    await part('race');
    await page.getByRole('radio', { name: 'Race' }).click();
    await page.locator('.lane').nth(3).waitFor();
    await page.getByLabel('Speed').fill('10');
    await button('Play').last().click();
    await page.locator('.clock', { hasText: /\d\d,\d{3}/ }).waitFor();
    await button('Pause').click();
    await settled();
    await part('dialogs');
    for (const name of ['New puzzle', 'Share', 'Settings']) {
      await button(name).first().click();
      await settled();
      await page.keyboard.press('Escape');
    }
  });
  await page.context().close();
  return tasks;
}

/** The longest task of each part, in the best and in the middle one of several walks: what else the machine does
 * can only add to the time of a task. */
async function sayTasks(browser: Browser, address: string): Promise<void> {
  const longest = new Map<string, Task[]>();
  const many: number[] = [];
  for (let turn = 0; turn < kWalks; ++turn) {
    const tasks = await walk(browser, address);
    many.push(tasks.filter(({ time }) => time > kFrame).length);
    const parts = new Set(tasks.map(({ part }) => part).filter((part) => part !== 'before'));
    for (const part of parts) {
      const own = tasks.filter((task) => task.part === part);
      const most = own.reduce((a, b) => (b.time > a.time ? b : a));
      longest.set(part, [...(longest.get(part) ?? []), most]);
    }
  }
  say(
    `tasks of more than ${kFrame} ms of the processor in a walk`,
    `${Math.min(...many)} at best, ${median(many)} in the middle of ${kWalks}`,
  );
  for (const [part, tasks] of longest) {
    const sorted = tasks.sort((a, b) => a.time - b.time);
    const middle = sorted[Math.floor(tasks.length / 2)]!;
    say(
      `  longest, ${part}`,
      `${ms(sorted[0]!.time)}, ${ms(middle.time)}: ${middle.inside.join(', ')}`,
    );
  }
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const { first, all } = sizes();
  say('first load, gzipped, engine included', `${first.toFixed(1)} KB`);
  say('everything, gzipped: what is fetched when it is asked for', `${all.toFixed(1)} KB`);
  const loads = [];
  for (let turn = 0; turn < kLoads; ++turn) loads.push(await loadOnce(browser, server.address));
  say(`first paint, median of ${kLoads}`, ms(median(loads.map(({ painted }) => painted))));
  say('until a digit can be played', ms(median(loads.map(({ played }) => played))));
  const page = await open(browser, server.address);
  const all40 = await strokes(page);
  say(`keystroke to verdict, median of ${kStrokes}`, ms(median(all40)));
  say('keystroke to verdict, slowest', ms(Math.max(...all40)));
  await page.context().close();
  await sayTasks(browser, server.address);
} finally {
  await browser.close();
  await server.close();
}
