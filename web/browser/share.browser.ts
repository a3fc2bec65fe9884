import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { address, kPuzzle, useBrowser, visit } from './visit';

useBrowser();

describe('sharing', () => {
  it('gives a link, 81 characters and other notations', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await v.cell(2).click();
    await v.press('4');
    await v.button('Share').click();
    await expect
      .poll(() => v.page.getByLabel('Link', { exact: true }).inputValue())
      .toBe(`${address()}#p=${kPuzzle}`);
    await v.button('Copy: Link').click();
    await expect
      .poll(() => v.page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${address()}#p=${kPuzzle}`);
    await v.isAccessible('share, copied');
    await v.page.getByRole('radio', { name: 'With my progress' }).click();
    await expect
      .poll(() => v.page.getByLabel('81 characters', { exact: true }).inputValue())
      .toBe(`534${kPuzzle.slice(3)}`);
    await v.page.getByText('As text').first().click();
    await v.page.getByLabel('Notation').selectOption('sdk');
    await expect.poll(() => v.page.locator('details textarea').inputValue()).toContain('[Puzzle]');
    await v.picture('share');
    await v.isAccessible('share');
    await v.end();
  });

  it('saves pictures', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.button('Share').click();
    const [svg] = await Promise.all([
      v.page.waitForEvent('download'),
      v.button('Save as SVG').click(),
    ]);
    const text = readFileSync(await svg.path(), 'utf8');
    expect(text).toMatch(/^<svg /);
    expect(text.match(/<text/g)).toHaveLength(30);
    const [png] = await Promise.all([
      v.page.waitForEvent('download'),
      v.button('Save as PNG').click(),
    ]);
    expect(
      readFileSync(await png.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    await v.end();
  });

  it('opens the position elsewhere', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.button('Share').click();
    const links = v.page.locator('.dialog a');
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).host)))
      .toEqual([
        'sudokupad.app',
        'f-puzzles.com',
        'www.sudokuwiki.org',
        'sudokuexchange.com',
        'sudoku.coach',
      ]);
    expect(await links.nth(2).getAttribute('href')).toContain(kPuzzle.replaceAll('.', '0'));
    expect(await links.nth(0).getAttribute('rel')).toBe('noopener noreferrer');
    await v.end();
  });

  it('prints a sheet with nothing but the puzzle', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    expect(await v.page.locator('.sheet').count()).toBe(0);
    await v.printing('beforeprint');
    await v.page.emulateMedia({ media: 'print' });
    await v.page.locator('.sheet img').waitFor();
    expect(await v.page.locator('.screen').isVisible()).toBe(false);
    await v.picture('print');
    await v.page.emulateMedia({ media: 'screen' });
    await v.printing('afterprint');
    await expect.poll(() => v.page.locator('.sheet').count()).toBe(0);
    await v.end();
  });
});
