import { describe, expect, it } from 'vitest';
import { kPuzzle, useBrowser, type Visit, visit } from './visit';

useBrowser();

async function type(v: Visit, givens: string): Promise<void> {
  await v.cell(0).click();
  for (let cell = 0; cell < 81; ++cell) {
    if (givens[cell] !== '.') await v.press(givens[cell]!);
    if (cell % 9 === 8) await v.press('ArrowDown', 'Home');
    else await v.press('ArrowRight');
  }
}
const verdict = (v: Visit): Promise<string> => v.page.locator('.verdict').innerText();

describe('setting', () => {
  it('says the verdict as a puzzle is typed', async () => {
    const v = await visit();
    await v.tab('Set');
    await expect.poll(() => verdict(v)).toContain('No givens yet');
    await v.picture('set-empty');
    await v.isAccessible('set, empty');
    await type(v, kPuzzle);
    await expect.poll(() => verdict(v)).toContain('One solution');
    await expect.poll(() => verdict(v)).toMatch(/could (each )?go/);
    expect(await v.page.locator('.cell.redundant').count()).toBeGreaterThan(0);
    await v.picture('set-unique');
    await v.isAccessible('set, unique');
    await v.button('Play it').click();
    await expect.poll(() => v.digits()).toBe(kPuzzle);
    await v.end();
  });

  it('shows two solutions, the cells in which they differ, and how many there are', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.tab('Set');
    await v.button('Take the one I play').click();
    await v.cell(25).click();
    await v.press('Delete');
    await expect.poll(() => verdict(v)).toContain('Several solutions');
    await expect.poll(() => verdict(v)).toContain('2 solutions.');
    const differing = await v.page.locator('.cell.differs').count();
    expect(differing).toBeGreaterThan(3);
    await v.page.getByRole('radio', { name: 'Solution 1' }).click();
    const first = await v.digits();
    await v.page.getByRole('radio', { name: 'Solution 2' }).click();
    const second = await v.digits();
    expect([...first].filter((digit, cell) => digit !== second[cell])).toHaveLength(differing);
    await v.picture('set-several');
    await v.isAccessible('set, several');
    await v.page.getByRole('radio', { name: 'True candidates' }).click();
    const marks = async () => (await v.page.locator('.marks').allInnerTexts()).join('');
    await expect.poll(async () => (await marks()).match(/[1-9]/g)?.length).toBeGreaterThan(51);
    await v.end();
  });

  it('says why there is no solution', async () => {
    const v = await visit();
    await v.tab('Set');
    await type(v, `12345678.........9${'.'.repeat(63)}`);
    await expect.poll(() => verdict(v)).toContain('No solution');
    expect(await verdict(v)).toContain('r1c9');
    await v.picture('set-none');
    await v.isAccessible('set, none');
    await v.cell(8).click();
    await v.press('1');
    await expect.poll(() => verdict(v)).toContain('1 twice in row 1: r1c1 and r1c9');
    await v.isAccessible('set, conflict');
    await v.press('Control+z');
    await expect.poll(() => verdict(v)).toContain('No solution');
    await v.end();
  });

  it('stays quick on the empty end, where the solutions are countless', async () => {
    const v = await visit({ phone: true });
    await v.tab('Set');
    await v.cell(40).tap();
    await v.button('Digit 5').tap();
    await expect.poll(() => verdict(v)).toContain('More than 100,000 solutions');
    await v.picture('set-phone');
    await v.isAccessible('set, phone');
    await v.end();
  });

  it('comes back after a reload, with what can be undone', async () => {
    const v = await visit();
    await v.tab('Set');
    await v.page.getByLabel('Symmetry').selectOption('rotate');
    await v.cell(7).click();
    await v.press('7', 'ArrowRight', '8');
    await v.page.reload();
    await v.isStill();
    expect(await v.digits()).toBe(`.......78${'.'.repeat(72)}`);
    expect(await v.page.getByLabel('Symmetry').inputValue()).toBe('rotate');
    await v.cell(7).click();
    await v.press('Control+z');
    expect(await v.digits()).toBe(`.......7${'.'.repeat(73)}`);
    await v.press('Control+y');
    expect(await v.digits()).toBe(`.......78${'.'.repeat(72)}`);
    await v.end();
  });

  it('erases in symmetry', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.tab('Set');
    await v.button('Take the one I play').click();
    await v.page.getByLabel('Symmetry').selectOption('rotate');
    await v.cell(0).click();
    expect(await v.page.locator('.cell-outline.partner').count()).toBe(1);
    await v.press('Delete');
    const digits = await v.digits();
    expect(digits[0] + digits[80]!).toBe('..');
    await v.end();
  });
});
