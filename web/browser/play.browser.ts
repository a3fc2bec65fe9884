import { describe, expect, it } from 'vitest';
import { kPuzzle, kSolution, useBrowser, visit } from './visit';

useBrowser();

describe('playing', () => {
  it('starts with a puzzle that can be played at once', async () => {
    const v = await visit();
    expect((await v.digits()).replaceAll('.', '').length).toBeGreaterThan(20);
    await expect.poll(() => v.page.locator('.notice').innerText()).toContain('Choose a cell');
    await v.picture('play-first-visit');
    await v.isAccessible('first visit');
    await v.end();
  });

  it('can be done by keyboard alone, from the first key to the solution', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.press('Tab');
    await expect.poll(() => v.page.locator(':focus').innerText()).toBe('Skip to the board');
    await v.press('Enter');
    await expect.poll(() => v.page.locator(':focus').getAttribute('data-cell')).toBe('0');
    for (let cell = 0; cell < 81; ++cell) {
      if (kPuzzle[cell] === '.') await v.press(kSolution[cell]!);
      if (cell % 9 === 8) await v.press('ArrowDown', 'Home');
      else await v.press('ArrowRight');
    }
    expect(await v.digits()).toBe(kSolution);
    await expect.poll(() => v.page.locator('.notice').innerText()).toContain('Solved!');
    await v.picture('play-solved');
    await v.isAccessible('solved');
    await v.end();
  });

  it('can be done by touch on a phone', async () => {
    const v = await visit({ phone: true, hash: `#p=${kPuzzle}` });
    for (const cell of [2, 3, 5]) {
      await v.cell(cell).tap();
      await v.button(new RegExp(`^Digit ${kSolution[cell]}`)).tap();
    }
    expect((await v.digits()).slice(0, 6)).toBe('534678');
    await v.isAccessible('phone');
    await v.picture('play-phone');
    await v.end();
  });

  it('shows a clash at once, with its house, and says so', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.cell(2).click();
    await v.press('5');
    await expect.poll(() => v.page.locator('.cell.clash').count()).toBe(2);
    expect(await v.page.locator('.house-outline.bad').count()).toBe(2);
    expect(await v.page.locator('.notice').innerText()).toContain(
      '5 twice in row 1: r1c1 and r1c3',
    );
    expect(await v.cell(2).getAttribute('aria-label')).toContain('clashes');
    await expect
      .poll(() => v.page.locator('[aria-live="polite"]').innerText())
      .toContain('5 twice in row 1');
    await v.picture('play-clash');
    await v.isAccessible('clash');
    await v.end();
  });

  it('takes back and does again without end, and after a reload too', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    const blanks = [...kPuzzle].flatMap((c, at) => (c === '.' ? [at] : [])).slice(0, 12);
    for (const cell of blanks) {
      await v.cell(cell).click();
      await v.press(kSolution[cell]!);
    }
    const before = await v.digits();
    await v.page.reload();
    await v.page.locator('#board').waitFor();
    expect(await v.digits()).toBe(before);
    for (let n = 0; n < blanks.length; ++n) await v.press('Control+z');
    expect(await v.digits()).toBe(kPuzzle);
    for (let n = 0; n < blanks.length; ++n) await v.press('Control+y');
    expect(await v.digits()).toBe(before);
    await v.button('Restart').click();
    expect(await v.digits()).toBe(kPuzzle);
    await v.button('Undo').click();
    expect(await v.digits()).toBe(before);
    await v.end();
  });

  it('has corner marks, candidates and colours, in many cells at once', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    const box = (await v.cell(2).boundingBox())!;
    await v.page.mouse.move(box.x + 20, box.y + 20);
    await v.page.mouse.down();
    await v.page.mouse.move(box.x + box.width + 20, box.y + 20, { steps: 4 });
    await v.page.mouse.up();
    await v.cell(5).click({ modifiers: ['Control'] });
    expect(await v.page.locator('.cell.selected').count()).toBe(3);
    await v.press('Shift+2', 'Control+6', 'Alt+3');
    for (const cell of [2, 3, 5]) {
      const label = await v.cell(cell).getAttribute('aria-label');
      expect(label).toContain('corner marks 2');
      expect(label).toContain('candidates 6');
      expect(label).toContain('coloured yellow');
    }
    await v.cell(72).click();
    await v.cell(74).click({ modifiers: ['Shift'] });
    expect(await v.page.locator('.cell.selected').count()).toBe(3);
    await v.press('Escape');
    expect(await v.page.locator('.cell.selected').count()).toBe(0);
    await v.button('Clear marks').click();
    expect(await v.cell(2).getAttribute('aria-label')).not.toContain('corner');
    await v.press('Control+z');
    expect(await v.cell(2).getAttribute('aria-label')).toContain('corner marks 2');
    await v.end();
  });

  it('fills in candidates that follow the board and can be struck out', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.page.getByRole('switch', { name: 'Candidates' }).click();
    const label = () => v.cell(2).getAttribute('aria-label');
    expect(await label()).toContain('candidates 1 2 4');
    await v.cell(2).click();
    await v.press('c', '4');
    expect(await label()).toContain('candidates 1 2');
    await v.press('4');
    expect(await label()).toContain('candidates 1 2 4');
    await v.cell(3).click();
    await v.press('z', '2');
    expect(await label()).toContain('candidates 1 4');
    await v.picture('play-candidates');
    await v.isAccessible('candidates');
    await v.end();
  });

  it('says where it went wrong and goes back to before that', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.cell(2).click();
    await v.press('4', 'ArrowRight', '2', 'ArrowRight', 'ArrowRight', '8');
    await v.button('Check').click();
    await expect.poll(() => v.page.locator('.notice').innerText()).toContain('r1c4 cannot be 2');
    expect(await v.page.locator('.cell.wrong').count()).toBe(1);
    await v.picture('play-wrong');
    await v.isAccessible('a mistake');
    await v.button('Back to before it').click();
    await expect.poll(() => v.digits()).toBe(`534${kPuzzle.slice(3)}`);
    await v.button('Check').click();
    await expect.poll(() => v.page.locator('.notice').innerText()).toContain('All right so far');
    await v.end();
  });

  it('counts the time, which can be paused, and knows it after a reload', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    const clock = v.page.locator('.play-clock');
    const seconds = async (): Promise<number> => {
      const [minutes, rest] = (await clock.innerText()).split(':').map(Number);
      return 60 * minutes! + rest!;
    };
    await expect.poll(seconds).toBeGreaterThan(0);
    await v.press('p');
    await v.page.getByText('Paused').waitFor();
    await v.picture('play-paused');
    await v.isAccessible('paused');
    // Nothing is written on a board that cannot be seen.
    await v.press('ArrowRight', '1');
    expect(await v.digits()).toBe(kPuzzle);
    const paused = await seconds();
    expect(await v.page.locator('#board[inert]').count()).toBe(1);
    await v.button('Go on').click();
    await expect.poll(seconds).toBeGreaterThan(paused);
    await v.button(/^Pause/).click();
    const before = await seconds();
    await v.page.reload();
    await v.page.locator('#board').waitFor();
    expect(await seconds()).toBeGreaterThanOrEqual(before);
    await v.button('Settings').click();
    await v.page.getByRole('switch', { name: 'Show the time' }).click();
    await v.press('Escape');
    expect(await clock.count()).toBe(0);
    await v.press('p');
    expect(await v.page.getByText('Paused').count()).toBe(0);
    await v.end();
  });

  it('leaves clashes to the player who wants that, until the board is full', async () => {
    const v = await visit({ hash: `#p=${kSolution.slice(0, 79)}..` });
    await v.button('Settings').click();
    await v.page.getByRole('switch', { name: 'Mark equal digits' }).click();
    await v.press('Escape');
    await v.cell(79).click();
    await v.press(kSolution[80]!);
    expect(await v.cell(79).getAttribute('aria-label')).not.toContain('clashes');
    expect(await v.page.locator('.house-outline.bad').count()).toBe(0);
    await v.cell(80).click();
    await v.press(kSolution[80]!);
    await expect.poll(() => v.page.locator('.cell.clash').count()).toBeGreaterThan(1);
    expect(await v.page.locator('.notice').innerText()).toContain('twice in');
    await v.end();
  });

  it('takes the digit first where that is wished', async () => {
    const v = await visit({ phone: true, hash: `#p=${kPuzzle}` });
    await v.button('Settings').click();
    await v.page.getByRole('switch', { name: 'Choose a digit first' }).click();
    await v.press('Escape');
    const key = (digit: number) => v.button(new RegExp(`^Digit ${digit}`));
    await key(4).tap();
    expect(await key(4).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => v.page.locator('.cell.same').count()).toBe(2);
    await v.cell(2).tap();
    await v.cell(3).tap();
    expect((await v.digits()).slice(0, 5)).toBe('53447');
    await v.picture('play-digit-first');
    await v.isAccessible('a digit is held');
    await v.cell(3).tap();
    expect((await v.digits()).slice(0, 5)).toBe('534.7');
    // A cell that is filled gives its digit.
    await v.cell(0).tap();
    expect(await key(5).getAttribute('aria-pressed')).toBe('true');
    await v.page.getByRole('radio', { name: 'Corner' }).tap();
    await v.cell(6).tap();
    expect(await v.cell(6).getAttribute('aria-label')).toContain('corner marks 5');
    await key(5).tap();
    await v.cell(7).tap();
    expect(await v.cell(7).getAttribute('aria-label')).not.toContain('corner');
    await v.end();
  });

  it('shades equal digits among the marks, too', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.cell(2).click();
    await v.press('Shift+1', 'Shift+5', 'Control+5', 'Control+4');
    await v.cell(3).click();
    expect(await v.page.locator('.same-mark').count()).toBe(0);
    await v.cell(0).click();
    expect(await v.page.locator('.same-mark').allInnerTexts()).toEqual(['5', '5']);
    await v.end();
  });

  it('can be done by what a screen reader knows of the page', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    const reader = await v.context.newCDPSession(v.page);
    /** Names by role, in the order in which they are read. */
    const heard = async (role: string): Promise<string[]> => {
      const { nodes } = await reader.send('Accessibility.getFullAXTree');
      return nodes
        .filter((node) => !node.ignored && node.role?.value === role)
        .map((node) => String(node.name?.value ?? ''));
    };
    const before = await heard('gridcell');
    expect(before).toHaveLength(81);
    for (const [cell, name] of before.entries()) {
      const where = `row ${Math.floor(cell / 9) + 1} column ${(cell % 9) + 1}`;
      expect(name).toBe(
        kPuzzle[cell] === '.' ? `${where}, blank` : `${where}, ${kPuzzle[cell]}, given`,
      );
    }
    const live = v.page.locator('[aria-live="polite"]');
    for (const [cell, name] of before.entries()) {
      if (!name.endsWith('blank')) continue;
      await v.page.getByRole('gridcell', { name, exact: true }).focus();
      await v.press(kSolution[cell]!);
      // The last digit has more important news.
      const where = name.replace(', blank', '');
      await expect
        .poll(() => live.textContent())
        .toMatch(new RegExp(`${kSolution[cell]} in ${where}|Solved`));
    }
    const after = await heard('gridcell');
    expect(after.map((name) => /\d+ column \d+, (\d)/.exec(name)?.[1]).join('')).toBe(kSolution);
    expect(await v.page.getByRole('status').filter({ hasText: 'Solved!' }).count()).toBe(1);
    for (const role of ['button', 'radio', 'switch', 'link'])
      for (const name of await heard(role)) expect(name, role).not.toBe('');
    await v.end();
  });

  it('is a grid of named cells for a screen reader', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    expect(await v.page.getByRole('grid', { name: 'Sudoku board' }).count()).toBe(1);
    expect(await v.page.getByRole('grid').getByRole('row').count()).toBe(9);
    expect(await v.page.getByRole('gridcell').count()).toBe(81);
    await v.page.getByRole('gridcell', { name: 'row 1 column 1, 5, given' }).waitFor();
    await v.page.getByRole('gridcell', { name: 'row 9 column 1, blank' }).waitFor();
    expect(await v.page.locator('#board [tabindex="0"]').count()).toBe(1);
    await v.end();
  });
});
