import { describe, expect, it } from 'vitest';
import { sizes } from './first_load';
import { kPuzzle, useBrowser, visit } from './visit';

useBrowser();

describe('how it feels', () => {
  for (const dark of [false, true]) {
    for (const phone of [false, true]) {
      it(`can be read, ${dark ? 'dark' : 'light'}, ${phone ? 'phone' : 'desktop'}`, async () => {
        const v = await visit({ dark, phone, hash: `#p=${kPuzzle}` });
        await v.cell(2).click();
        await v.press('1', 'ArrowRight', '8');
        const name = `${dark ? 'dark' : 'light'}-${phone ? 'phone' : 'desktop'}`;
        await v.picture(name);
        await v.isAccessible(name);
        for (const tab of ['Learn', 'Set', 'Watch']) {
          await v.tab(tab);
          await v.isAccessible(`${name}, ${tab}`);
        }
        await v.end();
      });
    }
  }

  it('is light or dark by choice', async () => {
    const v = await visit({ dark: true });
    const paper = () =>
      v.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await paper();
    await v.button('Settings').click();
    await v.page.getByRole('radio', { name: 'Light' }).click();
    await v.isAccessible('settings');
    await v.picture('settings');
    expect(await paper()).not.toBe(before);
    await v.page.reload();
    expect(await paper()).not.toBe(before);
    await v.end();
  });

  it('speaks German, by the browser and by choice', async () => {
    const v = await visit({ locale: 'de-DE' });
    await v.page.getByRole('button', { name: 'Neues Rätsel' }).first().waitFor();
    expect(await v.page.locator('html').getAttribute('lang')).toBe('de');
    await v.picture('german');
    await v.isAccessible('German');
    await v.button('Einstellungen').click();
    await v.page.getByRole('radio', { name: 'English' }).click();
    await v.page.getByRole('heading', { name: 'Settings' }).waitFor();
    await v.end();
  });

  it('works without a network after the first visit', async () => {
    const v = await visit({ offline: true, hash: `#p=${kPuzzle}` });
    await v.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await v.context.setOffline(true);
    await v.page.reload();
    await v.page.locator('#board').waitFor();
    expect(await v.digits()).toBe(kPuzzle);
    await v.button('Hint').click();
    await v.page.locator('.hint-box').waitFor();
    await v.tab('Set');
    await v.button('Take the one I play').click();
    await expect.poll(() => v.page.locator('.verdict').innerText()).toContain('One solution');
    await v.tab('Watch');
    await v.button('To the end').click();
    await expect.poll(() => v.page.locator('.event-line').innerText()).toContain('Solved');
    await v.end();
  });

  it('moves nothing about and holds nothing up', async () => {
    const v = await visit();
    await v.page.evaluate(() => {
      const seen = window as unknown as { shift: number; longest: number };
      seen.shift = 0;
      seen.longest = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.longest = Math.max(seen.longest, entry.duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await v.paste(kPuzzle);
    await expect.poll(() => v.digits()).toBe(kPuzzle);
    await v.cell(2).click();
    await v.press('5', 'Delete', '4', 'a', 'a');
    await v.tab('Set');
    await v.cell(0).click();
    await v.press('1', 'ArrowRight', '1');
    await expect.poll(() => v.page.locator('.verdict').innerText()).toContain('Conflict');
    await v.isStill();
    const { shift, longest } = await v.page.evaluate(() => {
      const seen = window as unknown as { shift: number; longest: number };
      return { shift: seen.shift, longest: seen.longest };
    });
    // Cumulative layout shift counts as good below 0.1.
    expect(shift).toBeLessThan(0.02);
    console.log(`layout shift ${shift.toFixed(4)}, longest task ${Math.round(longest)} ms`);
    await v.end();
  });

  it('draws in a frame no more than a frame has time for', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.page.locator('.key').last().waitFor();
    /** The most elements of a kind that changed their contents or appeared between two frames, and all. */
    const changesIn = (root: string, kind: string, run: () => Promise<void>) =>
      v.page
        .evaluate(
          ([where, what]) => {
            const seen = { now: new Set<Element>(), most: 0, all: 0 };
            new MutationObserver((changes) => {
              for (const { target, addedNodes } of changes)
                for (const node of [target, ...addedNodes]) {
                  const element = node instanceof Element ? node : node.parentElement;
                  const inside = node === target ? null : element?.querySelector(what!);
                  const owner = element?.closest(what!) ?? inside;
                  if (owner) seen.now.add(owner);
                }
            }).observe(document.querySelector(where!)!, {
              subtree: true,
              childList: true,
              characterData: true,
            });
            const frame = (): void => {
              seen.most = Math.max(seen.most, seen.now.size);
              seen.all += seen.now.size;
              seen.now.clear();
              requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
            Object.assign(window, { nonetSeen: seen });
          },
          [root, kind] as const,
        )
        .then(run)
        .then(() => v.isDrawn())
        .then(() =>
          v.page.evaluate(() => {
            const { most, all } = (
              window as unknown as { nonetSeen: { most: number; all: number } }
            ).nonetSeen;
            return { most, all };
          }),
        );
    const candidates = await changesIn('#board', '.cell', () => v.press('a'));
    expect(candidates.all).toBe(51);
    expect(candidates.most).toBeLessThanOrEqual(36);
    const parts = await changesIn('body', '.dialog-body > *', async () => {
      await v.button('Settings').click();
      await v.isStill();
    });
    expect(parts.all).toBeGreaterThanOrEqual(5);
    expect(parts.most).toBe(1);
    await v.press('Escape');
    await v.tab('Learn');
    await v.page.locator('.step-row').first().waitFor();
    await expect.poll(() => v.page.locator('.step-row').count()).toBeGreaterThan(40);
    await v.end();
  });

  it('can be read in the colours of the system', async () => {
    const v = await visit({ forcedColors: true, hash: `#p=${kPuzzle}` });
    await v.page.locator('.key').last().waitFor();
    await v.cell(2).click();
    const ground = (selector: string) =>
      v.page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('.segments .chosen')).not.toBe(await ground('.segments :not(.chosen)'));
    expect(await ground('.tab[aria-current]')).not.toBe(await ground('.tab:not([aria-current])'));
    expect(await ground('.cell.selected')).not.toBe(await ground('.cell:not(.selected)'));
    const knob = () =>
      v.page
        .locator('.switch-track')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const off = await knob();
    await v.press('a');
    await v.isStill();
    expect(await knob()).not.toBe(off);
    await v.picture('contrast');
    await v.tab('Learn');
    await v.page.locator('.step-row').first().waitFor();
    expect(await ground('.step-row[aria-current]')).not.toBe(
      await ground('.step-row:not([aria-current])'),
    );
    await v.picture('contrast-learn');
    await v.end();
  });

  it('keeps still where motion is unwelcome', async () => {
    const v = await visit({ reducedMotion: true });
    const duration = await v
      .cell(0)
      .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).transitionDuration));
    expect(duration).toBeLessThan(0.001);
    await v.end();
  });

  it('helps with its keys', async () => {
    const v = await visit();
    await v.button('Keys and help').click();
    await v.page.getByRole('heading', { name: 'Keyboard' }).waitFor();
    await v.isAccessible('keys');
    await v.press('Escape');
    expect(await v.page.locator('dialog').count()).toBe(0);
    await v.end();
  });

  it('loads at most 200 KB before it can be used, engine included', () => {
    const { named, engine, next, first, all } = sizes();
    console.log(`first load ${first.toFixed(1)} KB, with what comes later ${all.toFixed(1)} KB`);
    expect(named.length).toBeGreaterThan(1);
    expect(engine).toHaveLength(2);
    expect(next).toHaveLength(1);
    expect(first).toBeLessThan(200);
  });
});
