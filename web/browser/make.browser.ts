import { describe, expect, it } from 'vitest';
import { useBrowser, type Visit, visit } from './visit';

useBrowser();

const title = (v: Visit): Promise<string> => v.page.locator('h1').innerText();
const isNew = async (v: Visit, before: string): Promise<string> => {
  await expect.poll(() => v.digits()).not.toBe(before);
  return v.digits();
};

/** Opens the dialog and the fold with all wishes. */
async function openWishes(v: Visit): Promise<void> {
  await v.button('New puzzle').first().click();
  await v.page.getByText('More wishes').click();
}

describe('making a puzzle', () => {
  it('of a level, with one solution and the symmetry asked for', async () => {
    const v = await visit();
    const before = await v.digits();
    await v.button('New puzzle').first().click();
    await v.page.getByRole('radio', { name: 'Easy' }).check();
    await v.picture('make');
    await v.isAccessible('make');
    await v.button('Make it').click();
    const made = await isNew(v, before);
    expect(await title(v)).toMatch(/^Easy · \d+$/);
    for (let cell = 0; cell < 81; ++cell)
      expect(made[cell] === '.', `cell ${cell}`).toBe(made[80 - cell] === '.');
    await v.button('How hard is it?').click();
    await expect.poll(() => v.page.locator('.difficulty').innerText()).toContain('Easy');
    await v.tab('Set');
    await v.button('Take the one I play').click();
    await expect.poll(() => v.page.locator('.verdict').innerText()).toContain('One solution');
    await v.end();
  });

  it('again from its seed, with as many givens as wished, by keyboard', async () => {
    const v = await visit();
    const boards: string[] = [];
    for (let turn = 0; turn < 2; ++turn) {
      const before = await v.digits();
      await openWishes(v);
      await v.page.getByRole('radio', { name: 'Any' }).check();
      await v.page.getByLabel('Symmetry of the givens').selectOption('none');
      const choose = v.page.getByRole('switch', { name: 'Choose how many givens' });
      await choose.setChecked(true);
      await v.page.getByLabel('Givens from').fill('30');
      await v.page.getByLabel('Givens to').fill('30');
      await v.page.getByLabel('Seed').fill('42');
      if (turn === 0) {
        await v.picture('make-wishes');
        await v.isAccessible('make, all wishes');
      }
      await v.press('Enter');
      boards.push(turn === 0 ? await isNew(v, before) : '');
      if (turn === 0) {
        expect(boards[0]!.replaceAll('.', '')).toHaveLength(30);
        await v.cell(boards[0]!.indexOf('.')).click();
      } else {
        await v.page.locator('dialog').waitFor({ state: 'detached' });
        expect(await v.digits()).toBe(boards[0]);
      }
      expect(await title(v)).toBe('Any · 42');
    }
    await v.end();
  });

  it('that needs a technique, or has a rating, with nothing said twice', async () => {
    const v = await visit();
    const before = await v.digits();
    await openWishes(v);
    const technique = v.page.getByLabel('Technique that is needed');
    await technique.selectOption('naked-pair');
    expect(await v.page.getByRole('radio', { name: 'Any' }).isChecked()).toBe(true);
    await v.page.getByRole('switch', { name: 'Nothing harder is needed' }).setChecked(true);
    await v.picture('make-technique');
    await v.isAccessible('make, a technique');
    await v.button('Make it').click();
    const made = await isNew(v, before);
    expect(await title(v)).toMatch(/^Naked Pair · \d+$/);
    await v.button('How hard is it?').click();
    await expect
      .poll(() => v.page.locator('.difficulty').innerText())
      .toContain('Hardest step: Naked Pair');

    await openWishes(v);
    await v.page.getByRole('radio', { name: 'Easy' }).check();
    expect(await technique.inputValue()).toBe('');
    await v.page.getByRole('switch', { name: 'Choose the rating' }).setChecked(true);
    expect(await v.page.getByRole('radio', { name: 'Any' }).isChecked()).toBe(true);
    await v.page.getByLabel('Rating from').fill('3');
    await v.page.getByLabel('Rating to').fill('2');
    await v.button('Make it').click();
    await expect
      .poll(() => v.page.locator('.make .problem').innerText())
      .toContain('Ratings are from 1.0 to 20.0');
    await v.page.getByLabel('Rating from').fill('2.5');
    await v.page.getByLabel('Rating to').fill('2.7');
    await v.isAccessible('make, a rating');
    await v.button('Make it').click();
    await isNew(v, made);
    expect(await title(v)).toMatch(/^rated 2\.5 to 2\.7 · \d+$/);
    await v.button('How hard is it?').click();
    await expect.poll(() => v.page.locator('.difficulty').innerText()).toContain('2.6 on');
    await v.end();
  });

  it('refuses wishes that cannot be met, with a message', async () => {
    const v = await visit({ phone: true });
    const before = await v.digits();
    await openWishes(v);
    const problem = v.page.locator('.make .problem');
    await v.page.getByLabel('Seed').fill('<b>1</b>');
    await v.button('Make it').tap();
    await expect.poll(() => problem.innerText()).toContain('A seed is a whole number');
    await v.page.getByLabel('Seed').fill('1');
    await v.page.getByRole('switch', { name: 'Choose how many givens' }).setChecked(true);
    await v.page.getByLabel('Givens from').fill('40');
    await v.page.getByLabel('Givens to').fill('20');
    await v.button('Make it').tap();
    await expect.poll(() => problem.innerText()).toContain('Givens are from 17 to 60');
    await v.isAccessible('make, refused, phone');
    await v.picture('make-refused-phone');
    await v.press('Escape');
    expect(await v.digits()).toBe(before);
    await v.end();
  });

  it('can be cancelled at once, and begun again', async () => {
    const v = await visit();
    const before = await v.digits();
    await openWishes(v);
    // Minimal puzzles with so many givens are hardly ever met: it would go on for minutes.
    await v.page.getByRole('radio', { name: 'Extreme' }).check();
    await v.page.getByRole('switch', { name: 'Choose how many givens' }).setChecked(true);
    await v.page.getByRole('switch', { name: 'No given can be spared' }).setChecked(true);
    await v.page.getByLabel('Givens from').fill('36');
    await v.page.getByLabel('Givens to').fill('40');
    await v.button('Make it').click();
    await v.button('Cancel').waitFor();
    await v.picture('make-busy');
    await v.isAccessible('make, busy');
    await v.button('Cancel').click();
    await v.button('Make it').waitFor();
    expect(await v.digits()).toBe(before);
    await v.page.getByRole('switch', { name: 'Choose how many givens' }).setChecked(false);
    await v.page.getByRole('radio', { name: 'Any' }).check();
    await v.button('Make it').click();
    await isNew(v, before);
    await v.end();
  });

  it('speaks German', async () => {
    const v = await visit({ locale: 'de-DE', dark: true });
    const before = await v.digits();
    await v.button('Neues Rätsel').first().click();
    await v.page.getByText('Weitere Wünsche').click();
    await v.picture('make-german-dark');
    await v.isAccessible('make, German, dark');
    await v.page.getByRole('radio', { name: 'Egal' }).check();
    await v.button('Machen').click();
    await isNew(v, before);
    expect(await title(v)).toMatch(/^Egal · \d+$/);
    await v.end();
  });
});
