// The keyboard alone: every control of every part and dialog is reached with the tabulator, and where the
// focus is can be seen.

import { describe, expect, it } from 'vitest';
import { kPuzzle, useBrowser, type Visit, visit } from './visit';

useBrowser();

/** What the focus must reach: one of each group of radio buttons, one cell of each board, one row of a list. */
const kControls =
  'button, a[href], select, textarea, input:not([type="radio"]), summary, input:checked';

interface Stop {
  readonly name: string;
  readonly number: number;
  readonly outlined: boolean;
  readonly seen: boolean;
}

/** Numbers all controls that can be seen, and says how many there are. */
const numberControls = (v: Visit): Promise<string[]> =>
  v.page.evaluate((controls) => {
    const within = document.querySelector('dialog[open]') ?? document.body;
    return [...within.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element, at) => {
        element.dataset.stop = String(at);
        return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      });
  }, kControls);

/** Where the focus is, and whether that can be seen: an outline round it or round its label, in the window. */
const stopNow = (v: Visit): Promise<Stop | null> =>
  v.page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const around = [element, element.closest('label'), element.nextElementSibling];
    const outlined = around.some((one) => {
      const style = one && getComputedStyle(one);
      return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = hit !== null && around.some((one) => one?.contains(hit) || hit.contains(one));
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return { name, number: Number(element.dataset.stop ?? -1), outlined, seen };
  });

async function walk(v: Visit, what: string): Promise<void> {
  await v.isStill();
  const names = await numberControls(v);
  expect(names.length, what).toBeGreaterThan(3);
  const reached = new Set<number>();
  let first: string | null = null;
  for (let press = 0; press < 3 * names.length + 20; ++press) {
    await v.press('Tab');
    const stop = await stopNow(v);
    if (!stop) continue;
    const here = `${stop.number} ${stop.name}`;
    if (here === first) break;
    first ??= here;
    expect(stop.outlined, `${what}: the focus on "${stop.name}" has an outline`).toBe(true);
    expect(stop.seen, `${what}: "${stop.name}" can be seen when it has the focus`).toBe(true);
    reached.add(stop.number);
  }
  const missed = names.filter((_, number) => !reached.has(number));
  expect(missed, `${what}: not reached`).toEqual([]);
}

describe('the keyboard alone', () => {
  it('reaches everything that is played with', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.page.locator('.key').last().waitFor();
    await walk(v, 'play');
    await v.cell(2).focus();
    await v.press('h');
    await v.page.locator('.hint-box').waitFor();
    await walk(v, 'hint');
    await v.end();
  });

  for (const [part, ready] of [
    ['Learn', '.step-row'],
    ['Set', '.key'],
    ['Watch', '.code'],
  ] as const)
    it(`reaches everything of ${part}`, async () => {
      const v = await visit({ hash: `#p=${kPuzzle}` });
      await v.page.getByRole('navigation').getByRole('button', { name: part }).focus();
      await v.press('Enter');
      await v.page.locator(ready).first().waitFor();
      await walk(v, part);
      if (part === 'Watch') {
        await v.page.getByRole('radio', { name: 'One search' }).focus();
        await v.press('ArrowRight');
        await v.page.locator('.lane').nth(3).waitFor();
        await walk(v, 'race');
      }
      await v.end();
    });

  it('reaches everything in the dialogs, and comes back to where it was', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    for (const name of ['New puzzle', 'Share', 'Keys and help', 'Settings']) {
      const opener = v.button(name).first();
      await opener.focus();
      await v.press('Enter');
      await v.page.locator('dialog[open]').waitFor();
      if (name === 'New puzzle') await v.page.locator('dialog summary').press('Enter');
      if (name !== 'Keys and help') await walk(v, name);
      await v.press('Escape');
      await v.page.locator('dialog').waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await v.end();
  });
});
