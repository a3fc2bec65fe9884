import { describe, expect, it } from 'vitest';
import { kPuzzle, kSolution, useBrowser, type Visit, visit } from './visit';

useBrowser();

const event = (v: Visit): Promise<string> => v.page.locator('.event-line').innerText();
const figure = async (v: Visit, name: string): Promise<number> =>
  Number(
    (
      await v.page.locator('.figures div', { hasText: name }).first().locator('dd').innerText()
    ).replaceAll(',', ''),
  );

describe('watching a search', () => {
  it('steps forward and back, and shows what forbids a digit', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.tab('Watch');
    await expect.poll(() => event(v)).toContain('51 blank cells');
    await v.button('Step forward').click();
    await expect.poll(() => event(v)).toBe('Try 1 in r1c3');
    expect(await v.page.locator('.current-line').innerText()).toContain('for each digit');
    await v.button('Step forward').click();
    await expect.poll(() => event(v)).toContain('1 stands in r1c3');
    await v.button('Step forward').click();
    await v.button('Step forward').click();
    await expect.poll(() => event(v)).toBe('1 is refused in r1c4: column 4 has it in r2c4');
    expect(await v.page.locator('.cell.blocker').getAttribute('data-cell')).toBe('12');
    expect(await v.page.locator('.house-outline.bad').count()).toBe(1);
    await v.picture('watch-step');
    await v.isAccessible('watch');
    await v.button('Step back').click();
    await expect.poll(() => event(v)).toBe('Try 1 in r1c4');
    await v.button('To the start').click();
    await expect.poll(() => event(v)).toContain('51 blank cells');
    await v.end();
  });

  it('jumps to the n-th retreat and says when there is none', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.tab('Watch');
    await v.page.getByLabel('Number').fill('1000');
    await v.button('Go').click();
    await expect.poll(() => event(v)).toContain('back out of');
    expect(await figure(v, 'Retreats')).toBe(1000);
    await v.page.getByLabel('Number').fill('5000');
    await v.button('Go').click();
    await expect
      .poll(() => v.page.locator('.jump-result').innerText())
      .toContain('no retreat 5,000');
    expect(await v.digits()).toBe(kSolution);
    expect(await figure(v, 'Tries')).toBe(37_652);
    await v.end();
  });

  it('grows a tree whose failed branches fold, a heat map and the counters', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.tab('Watch');
    await v.button('To the end').click();
    await expect.poll(() => event(v)).toContain('Solved');
    await expect.poll(() => v.page.locator('.tree .chip').count()).toBeGreaterThan(20);
    const folded = v.page.locator('.tree button.dead[aria-expanded="false"]').first();
    const before = await v.page.locator('.tree .chip').count();
    await folded.click();
    await expect.poll(() => v.page.locator('.tree .chip').count()).toBeGreaterThan(before);
    await v.page.getByRole('switch', { name: 'Heat map' }).click();
    await expect.poll(() => v.page.locator('.cell.heated').count()).toBe(51);
    expect(await v.cell(2).getAttribute('aria-label')).toMatch(/tries$/);
    await v.picture('watch-end');
    await v.isAccessible('watch, heat and tree');
    await v.end();
  });

  it('plays at any speed and stops at once where a hundred million steps are needed', async () => {
    const v = await visit();
    await v.tab('Watch');
    await v.page.getByRole('radio', { name: 'Hard for backtracking' }).click();
    await expect.poll(() => event(v)).toContain('64 blank cells');
    await v.page.getByLabel('Speed').fill('15');
    // Frames that come late, while the search runs as fast as it goes.
    await v.page.evaluate(() => {
      const state = window as unknown as { frames: number[] };
      state.frames = [];
      let last = performance.now();
      const tick = (now: number): void => {
        state.frames.push(now - last);
        last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    await v.page.getByRole('button', { name: 'Play' }).last().click();
    await expect.poll(() => figure(v, 'Tries')).toBeGreaterThan(3_000_000);
    const frames = await v.page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    expect(frames.length).toBeGreaterThan(20);
    await v.picture('watch-fast');
    await v.button('Pause').click();
    await v
      .button(/^Play$/)
      .last()
      .waitFor();
    const stopped = await figure(v, 'Tries');
    await v.page.waitForTimeout(300);
    expect(await figure(v, 'Tries')).toBe(stopped);
    const text = await event(v);
    await v.button('Step forward').click();
    await v.button('Step back').click();
    await expect.poll(() => event(v)).toBe(text);
    await v.end();
  });

  it('can be played with the keyboard, on a phone too', async () => {
    const v = await visit({ phone: true, hash: `#p=${kPuzzle}` });
    await v.tab('Watch');
    await expect.poll(() => event(v)).toContain('51 blank cells');
    await v.cell(0).focus();
    await v.press('ArrowRight', 'ArrowRight');
    await expect.poll(() => event(v)).toContain('stands in r1c3');
    await v.press('End');
    await expect.poll(() => event(v)).toContain('Solved');
    await v.press('Home');
    await expect.poll(() => event(v)).toContain('51 blank cells');
    await v.picture('watch-phone');
    await v.isAccessible('watch, phone');
    await v.end();
  });

  it('knows six solvers', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.tab('Watch');
    for (const solver of ['bitmask', 'fewest-candidates', 'singles', 'exact-cover']) {
      await v.page.getByLabel('Solver').selectOption(solver);
      await expect.poll(() => figure(v, 'Tries')).toBe(0);
      await v.button('To the end').click();
      await expect.poll(() => event(v)).toContain('Solved');
      expect(await v.digits()).toBe(kSolution);
      expect(await v.page.locator('.current-line').count()).toBe(1);
    }
    await v.end();
  });
});

describe('a race', () => {
  it('keeps one clock and ends in an honest table', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.tab('Watch');
    await v.page.getByRole('radio', { name: 'Race' }).click();
    await expect.poll(() => v.page.locator('.lane').count()).toBe(4);
    await v.button('Step forward').click();
    await expect.poll(() => v.page.locator('.clock').innerText()).toBe('1 try each');
    await v.page.getByLabel('Speed').fill('12');
    await v.button('Play').last().click();
    await expect.poll(() => v.page.locator('tbody tr.unfinished').count()).toBe(0);
    const rows = v.page.locator('tbody tr');
    expect(await rows.last().innerText()).toMatch(/Backtracking.*37,652.*solved/s);
    await v.picture('race');
    await v.isAccessible('race');
    await v.button('Measure times').click();
    await expect.poll(() => rows.first().innerText()).toMatch(/ms|s$/);
    await v.end();
  });

  it('says so when one does not finish', async () => {
    const v = await visit({ phone: true, hash: `#p=${kPuzzle}` });
    await v.tab('Watch');
    await v.page.getByRole('radio', { name: 'Race' }).click();
    await v.page.getByRole('checkbox', { name: 'Exact cover' }).uncheck();
    await v.page.getByRole('checkbox', { name: 'Brute force' }).check();
    await expect.poll(() => v.page.locator('.lane').count()).toBe(4);
    await v.page.getByLabel('Speed').fill('10');
    await v.button('Play').last().click();
    await expect.poll(() => v.page.locator('tbody tr.unfinished').count()).toBe(1);
    await v.button('Pause').click();
    expect(await v.page.locator('tbody tr.unfinished').innerText()).toContain('running');
    await v.picture('race-phone');
    await v.isAccessible('race, phone');
    await v.end();
  });
});
