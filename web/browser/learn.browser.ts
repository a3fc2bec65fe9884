import { describe, expect, it } from 'vitest';
import { kPuzzle, useBrowser, type Visit, visit } from './visit';

useBrowser();

/** One needs locked candidates, the other chains. */
const kLocked = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const kChains = '.....9..53......9.7..1.2....67...18........34....6.2...1...6...8..9.....5...48.6.';

const hint = (v: Visit): Promise<string> => v.page.locator('.hint-box').innerText();
const step = (v: Visit): Promise<string> => v.page.locator('.step-title').innerText();

describe('a hint', () => {
  it('tells more with each stage, draws it, and does it', async () => {
    const v = await visit({ hash: `#p=${kLocked}` });
    await v.button('Hint').click();
    await expect.poll(() => hint(v)).toContain('Hidden Single: look in box 4');
    await expect.poll(() => v.page.locator('.house-outline.base').count()).toBe(1);
    expect(await v.page.locator('.mark[class*="role-"]').count()).toBe(0);
    await v.picture('hint-where');
    await v.isAccessible('hint, first stage');
    await v.button('Show the pattern').click();
    await expect.poll(() => hint(v)).toContain('4 at r6c2');
    expect(await v.page.locator('.mark.role-base').count()).toBe(1);
    await v.picture('hint-pattern');
    await v.isAccessible('hint, second stage');
    await v.button('Show what follows').click();
    await expect.poll(() => hint(v)).toContain('So r6c2 is 4');
    expect(await v.page.locator('.mark.role-placed').innerText()).toBe('4');
    expect(await v.cell(46).getAttribute('aria-label')).toContain('must be 4');
    await v.picture('hint-follows');
    await v.isAccessible('hint, third stage');
    await v.button('Fill it in').click();
    await expect.poll(async () => (await v.digits())[46]).toBe('4');
    expect(await v.page.locator('.hint-box').count()).toBe(0);
    await v.press('Control+z');
    await expect.poll(() => v.digits()).toBe(kLocked);
    await v.end();
  });

  it('can be had by keyboard, strikes out, and is gone when the board changes', async () => {
    const v = await visit({ hash: `#p=${kLocked}` });
    for (let turn = 0; turn < 3; ++turn) {
      await v.cell(0).focus();
      await v.press('h');
      await v.page.locator('.hint-box').waitFor();
      await v.press('h', 'h', 'h');
      await expect.poll(async () => (await v.digits()).replaceAll('.', '').length).toBe(18 + turn);
    }
    await v.cell(0).focus();
    await v.press('h');
    await v.page.locator('.hint-box').waitFor();
    await v.press('h', 'h');
    await expect.poll(() => hint(v)).toContain('2 can be struck from r1c6');
    await expect
      .poll(() => v.page.locator('[aria-live="polite"]').innerText())
      .toContain('2 can be struck');
    expect(await v.page.locator('.mark.role-struck').count()).toBe(3);
    expect(await v.page.locator('.house-outline.cover').count()).toBe(1);
    await v.press('h');
    await expect.poll(() => v.cell(5).getAttribute('aria-label')).toMatch(/candidates(?! [\d ]*2)/);
    await v.press('h');
    await v.page.locator('.hint-box').waitFor();
    await v.cell(80).click();
    await v.press('9');
    await expect.poll(() => v.page.locator('.hint-box').count()).toBe(0);
    await v.end();
  });

  it('names a mistake first and leads back to before it', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.cell(2).click();
    await v.press('4', 'ArrowRight', '2', 'ArrowRight', 'ArrowRight', '8');
    await v.button('Hint').click();
    await expect
      .poll(() => v.page.locator('.notice').innerText())
      .toContain('First things first: r1c4 is not right');
    expect(await v.page.locator('.cell.wrong').count()).toBe(1);
    await v.isAccessible('hint, a mistake');
    await v.button('Back to before it').click();
    await expect.poll(() => v.digits()).toBe(`534${kPuzzle.slice(3)}`);
    await v.end();
  });

  it('says why there is none for a puzzle with several solutions', async () => {
    const v = await visit({ hash: `#p=${kPuzzle.slice(0, 25)}.${kPuzzle.slice(26)}` });
    await v.button('Hint').click();
    await expect
      .poll(() => v.page.locator('.notice').innerText())
      .toContain('has several solutions');
    await v.end();
  });

  it('fits on a phone, in the dark', async () => {
    const v = await visit({ phone: true, dark: true, hash: `#p=${kLocked}` });
    await v.button('Hint').tap();
    await v.button('Show the pattern').tap();
    await v.button('Show what follows').tap();
    await expect.poll(() => hint(v)).toContain('So r6c2 is 4');
    await v.picture('hint-phone-dark');
    await v.isAccessible('hint, phone, dark');
    await v.end();
  });
});

describe('the way to the solution', () => {
  it('is a list of steps with rating and hardest step, drawn on the board', async () => {
    const v = await visit({ hash: `#p=${kChains}` });
    await v.tab('Learn');
    await expect.poll(() => v.page.locator('.step-row').count()).toBeGreaterThan(40);
    expect(await step(v)).toContain('step 1 of');
    await v.picture('learn');
    await v.isAccessible('learn');
    const summary = v.page.locator('.difficulty-text');
    await expect.poll(() => summary.innerText()).toMatch(/Explainer/);
    expect(await summary.innerText()).toMatch(/score [\d,]+/);
    await v.button(/^Hardest step/).click();
    await expect.poll(() => v.page.locator('.chain-link').count()).toBeGreaterThan(2);
    expect(await v.page.locator('.chain-link.strong').count()).toBeGreaterThan(0);
    expect(await v.page.locator('.chain-link.weak').count()).toBeGreaterThan(0);
    expect(await v.page.locator('.mark.role-struck').count()).toBeGreaterThan(0);
    expect(await v.page.locator('.legend').innerText()).toContain('not this, so that');
    await v.page.getByText('About this technique').click();
    await v.picture('learn-chain');
    await v.isAccessible('learn, a chain');
    await v.end();
  });

  it('can be stepped through by keyboard, from the board and in the list', async () => {
    const v = await visit({ hash: `#p=${kLocked}` });
    await v.tab('Learn');
    await expect.poll(() => step(v)).toContain('step 1 of');
    await v.cell(0).focus();
    await v.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect.poll(() => step(v)).toContain('step 4 of');
    expect(await step(v)).toContain('Pointing');
    await v.press('ArrowDown');
    await expect.poll(() => v.page.locator(':focus').getAttribute('data-cell')).toBe('9');
    await v.press('ArrowLeft');
    await expect.poll(() => step(v)).toContain('step 3 of');
    await v.page.locator('.step-row[aria-current]').focus();
    await v.press('ArrowDown', 'PageDown', 'ArrowUp');
    await expect.poll(() => step(v)).toContain('step 13 of');
    await expect.poll(() => v.page.locator(':focus').getAttribute('aria-current')).toBe('step');
    await v.press('End');
    await expect.poll(() => step(v)).toMatch(/step (\d+) of \1/);
    await v.press('Home');
    await expect.poll(() => step(v)).toContain('step 1 of');
    await v.end();
  });

  it('begins at the position on the board when asked, and can be played from', async () => {
    const v = await visit({ hash: `#p=${kLocked}` });
    await v.tab('Learn');
    await v.page.locator('.step-row').nth(4).click();
    await expect.poll(() => step(v)).toContain('step 5 of');
    await v.button('Play from here').click();
    await expect.poll(async () => (await v.digits()).replaceAll('.', '').length).toBe(20);
    expect(await v.cell(5).getAttribute('aria-label')).not.toMatch(/candidates[\d ]* 2/);
    await v.tab('Learn');
    await v.page.getByRole('radio', { name: 'From my position' }).click();
    await expect.poll(() => step(v)).toMatch(/step 1 of/);
    expect((await v.digits()).replaceAll('.', '').length).toBe(20);
    await v.tab('Play');
    await v.press('Control+z');
    await expect.poll(() => v.digits()).toBe(kLocked);
    await v.end();
  });

  it('says why there is none', async () => {
    const v = await visit({ hash: `#p=${kPuzzle.slice(0, 25)}.${kPuzzle.slice(26)}` });
    await v.tab('Learn');
    await expect
      .poll(() => v.page.locator('.path-summary').innerText())
      .toContain('Only a puzzle with one solution');
    await v.isAccessible('learn, no way');
    await v.end();
  });

  it('is told in German, and fits on a phone', async () => {
    const v = await visit({ phone: true, locale: 'de-DE', hash: `#p=${kLocked}` });
    await v.tab('Lernen');
    await expect.poll(() => step(v)).toContain('Versteckter Einer');
    await expect
      .poll(() => v.page.locator('.step-text').innerText())
      .toMatch(/In Block 4 kann die 4 nur noch in Z6S2 stehen: .* Also: Z6S2 ist 4\.$/);
    await v.picture('learn-phone-german');
    await v.isAccessible('learn, phone, German');
    await v.end();
  });
});

describe('the difficulty', () => {
  it('is told with its hardest step when asked for, and leads to the way', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.button('How hard is it?').click();
    const told = v.page.locator('.difficulty');
    await expect.poll(() => told.innerText()).toContain('1.2 on');
    expect(await told.innerText()).toContain('Easy');
    await v.picture('play-difficulty');
    await v.isAccessible('difficulty');
    await v.button('Show the whole way').click();
    await expect.poll(() => step(v)).toContain('step 1 of 51');
    await v.tab('Play');
    await v.paste(`.${kPuzzle.slice(1, 25)}.${kPuzzle.slice(26)}`);
    await v.button('How hard is it?').click();
    await expect.poll(() => told.innerText()).toContain('Only a puzzle with one solution');
    await v.end();
  });
});
