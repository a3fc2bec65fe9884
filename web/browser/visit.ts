// A visit to the page: a fresh profile of a browser window of some size, and what a person does there.
// Every visit fails when the page reports an error or asks anything of another host.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type StaticServer, startServer } from './static_server';

const kPictures = fileURLToPath(new URL('../../build/page_pictures', import.meta.url));
mkdirSync(kPictures, { recursive: true });

/** A busy machine takes its time. */
const kPatience = 120_000;

let browser: Browser;
let server: StaticServer;

/** Starts the browser and the server for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    server = await startServer();
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
}

export interface VisitOptions {
  phone?: boolean;
  /** Of the window, where another than the usual one is meant. */
  size?: { width: number; height: number };
  dark?: boolean;
  locale?: string;
  hash?: string;
  reducedMotion?: boolean;
  /** As in Windows' contrast themes. */
  forcedColors?: boolean;
  /** With the service worker, which fetches the whole page again: only where a visit is about that. */
  offline?: boolean;
}

export class Visit {
  readonly problems: string[] = [];
  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    page.on('pageerror', (error) => this.problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.host !== new URL(server.address).host)
        this.problems.push(`asked ${url.host}`);
    });
    page.on('dialog', (dialog) => {
      this.problems.push(`a script ran: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  cell(at: number) {
    return this.page.locator(`#board [data-cell="${at}"]`);
  }
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }
  async tab(name: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
    await this.isStill();
  }
  /** What was asked of the page is on the board, which takes some frames where much of it changes. */
  async isDrawn(): Promise<void> {
    await this.cell(80).waitFor();
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 6; ++frame)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
  }
  /** The digits on the board, 81 characters. */
  async digits(): Promise<string> {
    await this.isDrawn();
    return this.page
      .locator('#board [data-cell]')
      .evaluateAll((cells) =>
        cells.map((cell) => cell.querySelector('.digit')?.textContent ?? '.').join(''),
      );
  }
  /** Puts a text on the page as pasting does. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((content) => {
      const data = new DataTransfer();
      data.setData('text/plain', content);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  }
  /** What a browser tells the page before and after it prints. */
  async printing(when: 'beforeprint' | 'afterprint'): Promise<void> {
    await this.page.evaluate((name) => window.dispatchEvent(new Event(name)), when);
  }
  /** Parts that are fetched are there, and colours have faded in. */
  async isStill(): Promise<void> {
    await expect
      .poll(() => this.page.locator('.loading, dialog[aria-busy="true"]').count())
      .toBe(0);
    await this.page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => null),
    );
  }
  async picture(name: string): Promise<void> {
    await this.isStill();
    await this.page.screenshot({ path: `${kPictures}/${name}.png` });
  }
  /** No violation of WCAG 2.2 A and AA, nor of axe's best practices. */
  async isAccessible(what: string): Promise<void> {
    await this.page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
    await this.isStill();
    const found = await this.page.evaluate(async () => {
      const { violations } = await (
        window as unknown as { axe: typeof import('axe-core') }
      ).axe.run();
      return violations.flatMap(({ id, nodes }) => {
        // A visible label should be part of the spoken name; but marks in a cell are its value.
        const counted = nodes.filter(
          ({ html }) => id !== 'label-content-name-mismatch' || !html.includes('role="gridcell"'),
        );
        const places = counted.map(({ html }) => html.slice(0, 160)).join(' | ');
        return counted.length > 0 ? [`${id}: ${places}`] : [];
      });
    });
    expect(found, what).toEqual([]);
  }
  async end(): Promise<void> {
    const found = this.problems.filter((problem) => !problem.includes('favicon'));
    await this.context.close();
    expect(found).toEqual([]);
  }
}

export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { phone = false, dark = false, locale = 'en-US', hash = '' } = options;
  const context = await browser.newContext({
    viewport: options.size ?? (phone ? { width: 390, height: 844 } : { width: 1280, height: 800 }),
    hasTouch: phone,
    isMobile: phone,
    colorScheme: dark ? 'dark' : 'light',
    locale,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: options.forcedColors ? 'active' : 'none',
    acceptDownloads: true,
    serviceWorkers: options.offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(kPatience);
  const page = await context.newPage();
  const seen = new Visit(page, context);
  await page.goto(server.address + hash);
  await seen.cell(80).waitFor();
  return seen;
}

export const address = (): string => server.address;

/** A puzzle of examples/, and its solution. */
export const kPuzzle =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const kSolution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
