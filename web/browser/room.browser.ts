// What stands where: in windows of every size the next thing to do is seen, nothing moves under a finger, and
// what is to be touched is as broad as a finger.

import { describe, expect, it } from 'vitest';
import { kPuzzle, useBrowser, type Visit, visit } from './visit';

useBrowser();

const sizes = [
  { width: 1366, height: 768, phone: false },
  { width: 1280, height: 720, phone: false },
  { width: 360, height: 640, phone: true },
  { width: 390, height: 664, phone: true },
  { width: 390, height: 844, phone: true },
  { width: 844, height: 390, phone: true },
  { width: 667, height: 375, phone: true },
  { width: 640, height: 360, phone: false },
];

interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const placesOf = (v: Visit, selector: string): Promise<Place[]> =>
  v.page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top: top + scrollY, right, bottom: bottom + scrollY };
    }),
  );

/** How far down the window can be seen: the tabs of a phone stand at its lower edge. */
const lowerEdge = (v: Visit): Promise<number> =>
  v.page.evaluate(() => {
    const tabs = document.querySelector('.tabs')!;
    const low = getComputedStyle(tabs).position === 'fixed';
    return low ? tabs.getBoundingClientRect().top : innerHeight;
  });

describe('room', () => {
  for (const { width, height, phone } of sizes) {
    const size = `${width} by ${height}`;

    it(`shows board and digits at once, ${size}`, async () => {
      const v = await visit({ phone, size: { width, height }, hash: `#p=${kPuzzle}` });
      await v.page.locator('.key').last().waitFor();
      const seen = await placesOf(
        v,
        '.key, #board, .tool-undo, .tool-erase, .tool-hint, .segments',
      );
      expect(seen).toHaveLength(14);
      const edge = await lowerEdge(v);
      for (const { left, top, right, bottom } of seen) {
        expect(bottom).toBeLessThanOrEqual(edge);
        expect(right).toBeLessThanOrEqual(width);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      }
      await v.tab('Set');
      const keys = await placesOf(v, '.key');
      expect(keys).toHaveLength(9);
      for (const { bottom } of keys) expect(bottom).toBeLessThanOrEqual(edge);
      await v.tab('Watch');
      const [play] = await placesOf(v, '.play-button');
      expect(play!.bottom).toBeLessThanOrEqual(edge);
      await v.end();
    });

    it(`moves neither board nor digits for a hint, ${size}`, async () => {
      const v = await visit({ phone, size: { width, height }, hash: `#p=${kPuzzle}` });
      await v.page.locator('.key').last().waitFor();
      const places = () => placesOf(v, '#board, .key, .tool');
      const before = await places();
      const edge = await lowerEdge(v);
      await v.button('Hint').click();
      for (const more of ['Show the pattern', 'Show what follows', 'Fill it in']) {
        await v.button(more).waitFor();
        expect(await places()).toEqual(before);
        expect(await v.page.evaluate(() => scrollY)).toBe(0);
        const [box] = await placesOf(v, '.hint-box');
        const keys = more === 'Fill it in' ? [] : await placesOf(v, '.key');
        expect(box!.bottom).toBeLessThanOrEqual(edge);
        for (const key of keys) expect(key.top >= box!.bottom || key.bottom <= box!.top).toBe(true);
        await v.button(more).click();
      }
      expect(await places()).toEqual(before);
      await v.end();
    });
  }

  it('has room for the answer to how hard it is, 1280 by 720', async () => {
    const size = { width: 1280, height: 720 };
    const v = await visit({ size, hash: `#p=${kPuzzle}` });
    await v.button('How hard is it?').click();
    await v.page.locator('.difficulty .link-button').waitFor();
    await v.page.locator('.difficulty p', { hasText: /\d/ }).waitFor();
    const [answer] = await placesOf(v, '.difficulty');
    expect(answer!.bottom).toBeLessThanOrEqual(size.height);
    for (const tab of ['Play', 'Set', 'Watch']) {
      await v.tab(tab);
      await v.page.locator('.key, .code').last().waitFor();
      expect(await v.page.evaluate(() => document.documentElement.scrollHeight), tab).toBe(
        size.height,
      );
    }
    await v.end();
  });

  it('fills the window of a projector', async () => {
    const size = { width: 2560, height: 1440 };
    const v = await visit({ size, hash: `#p=${kPuzzle}` });
    await v.page.locator('.key').last().waitFor();
    const [board] = await placesOf(v, '#board');
    expect(board!.bottom - board!.top).toBeGreaterThan(0.85 * size.height);
    expect(board!.bottom).toBeLessThanOrEqual(size.height);
    await v.end();
  });

  const broadest = [
    { width: 360, height: 640, locale: 'de-DE', tabs: ['Lernen', 'Entwerfen', 'Zusehen'] },
    { width: 640, height: 360, locale: 'de-DE', tabs: ['Lernen', 'Entwerfen', 'Zusehen'] },
    { width: 667, height: 375, locale: 'en-US', tabs: ['Learn', 'Set', 'Watch'] },
  ];
  for (const { width, height, locale, tabs } of broadest)
    it(`is nowhere broader than the window, ${width} by ${height}, ${locale}`, async () => {
      const v = await visit({ phone: true, size: { width, height }, locale });
      for (const tab of tabs) {
        await v.tab(tab);
        await v.page.locator('.step-row, .key, .code').last().waitFor();
        expect(await v.page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(width);
      }
      await v.end();
    });

  it('gives fingers 44 pixels each way on a narrow phone', async () => {
    const v = await visit({
      phone: true,
      size: { width: 360, height: 640 },
      hash: `#p=${kPuzzle}`,
    });
    const narrow = async (): Promise<string[]> =>
      v.page.locator('button:visible, select:visible, summary:visible').evaluateAll((elements) =>
        elements
          .filter((element) => !element.matches('.skip, .tree *'))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ element, box }) => `${element.textContent}: ${box.width} by ${box.height}`),
      );
    await v.page.locator('.key').last().waitFor();
    expect(await v.page.locator('.key:visible').count()).toBe(9);
    expect(await narrow()).toEqual([]);
    for (const tab of ['Learn', 'Set', 'Watch']) {
      await v.tab(tab);
      if (tab === 'Learn') await v.page.locator('.step-row').first().waitFor();
      expect(await narrow(), tab).toEqual([]);
    }
    await v.end();
  });
});
