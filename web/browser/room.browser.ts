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
