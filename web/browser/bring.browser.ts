import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newGame } from '../src/game/game_store';
import { gameHash, readHash } from '../src/link/link_codec';
import { kPuzzle, useBrowser, type Visit, visit } from './visit';

useBrowser();

const example = (name: string): string =>
  fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

async function openText(v: Visit, text: string): Promise<void> {
  await v.button('New puzzle').first().click();
  await v.page.getByRole('textbox').fill(text);
  await v.button('Open').click();
}

describe('bringing a puzzle', () => {
  it('starts one of the examples', async () => {
    const v = await visit();
    const before = await v.digits();
    await v.button('New puzzle').first().click();
    await v.button('Famously hard').waitFor();
    await v.picture('bring');
    await v.isAccessible('new puzzle');
    await v.button('Famously hard').click();
    await expect.poll(() => v.digits()).not.toBe(before);
    await v.end();
  });

  it('reads what is pasted anywhere', async () => {
    const v = await visit();
    await v.paste(kPuzzle);
    await expect.poll(() => v.digits()).toBe(kPuzzle);
    await v.paste(readFileSync(example('candidates.txt'), 'utf8'));
    await expect.poll(() => v.page.locator('h1').innerText()).toContain('Puzzle');
    await expect.poll(() => v.digits()).toBe('.'.repeat(81));
    await v.end();
  });

  it('walks through a list, with what could not be read in its place', async () => {
    const v = await visit();
    await v.button('New puzzle').first().click();
    await v.page.locator('input[type="file"]').setInputFiles(example('verdicts.txt'));
    const rows = v.page.locator('.puzzle-list li');
    await expect.poll(() => rows.count()).toBe(5);
    expect(await rows.nth(4).innerText()).toContain('80 cells');
    await v.picture('list');
    await v.isAccessible('list');
    await rows.nth(0).getByRole('button').click();
    await expect.poll(() => v.digits()).toBe(kPuzzle);
    expect(await v.page.locator('.list-walk').innerText()).toContain('1 of 5');
    await v.button('Next puzzle').click();
    await expect.poll(() => v.page.locator('.notice').innerText()).toContain('Several solutions');
    await v.page.reload();
    await expect.poll(() => v.page.locator('.list-walk').innerText()).toContain('2 of 5');
    await v.end();
  });

  it('takes a file dropped on the page', async () => {
    const v = await visit();
    await v.page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'puzzle.sdk', { type: 'text/plain' }));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    }, kPuzzle);
    await expect.poll(() => v.digits()).toBe(kPuzzle);
    await v.end();
  });

  it('follows a link with puzzle and progress, and keeps the address in step', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.cell(2).click();
    await v.press('4', 'ArrowRight', 'Shift+2');
    await expect.poll(() => new URL(v.page.url()).hash).toMatch(/^#g=/);
    const hashNow = (): string => new URL(v.page.url()).hash;
    await expect
      .poll(async () => {
        const content = readHash(hashNow());
        return content.kind === 'game' && content.game.board[3]!.corner;
      })
      .toBe(2);
    const hash = hashNow();
    const other = await visit({ hash });
    expect((await other.digits()).slice(0, 3)).toBe('534');
    expect(await other.cell(3).getAttribute('aria-label')).toContain('corner marks 2');
    await other.end();
    await v.end();
  });

  it('goes on with a game begun before', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.cell(2).click();
    await v.press('4');
    await openText(
      v,
      '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
    );
    await expect.poll(() => v.digits()).not.toContain('534');
    await v.button('New puzzle').first().click();
    await v.page
      .locator('.dialog section', { hasText: 'Go on with' })
      .getByRole('button')
      .first()
      .click();
    await expect.poll(async () => (await v.digits()).slice(0, 3)).toBe('534');
    await v.press('Control+z');
    expect(await v.digits()).toBe(kPuzzle);
    await v.end();
  });
});

describe('hostile input', () => {
  const script = '<img src=x onerror=alert(1)><script>alert(2)</script>';

  it('in a pasted text is refused with a message', async () => {
    const v = await visit();
    const before = await v.digits();
    const texts: [string, string][] = [
      ['hello', 'neither a digit nor a blank'],
      [kPuzzle.slice(1), '80 cells'],
      [script, ''],
      ['{"puzzle": 5}', ''],
      ['[[1,2],[3]]', ''],
      ['x'.repeat(1_100_000), 'longer than a megabyte'],
      ['\u0000\u0001\u0002', ''],
      ['https://f-puzzles.com/?load=AAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'damaged'],
      ['https://sudokupad.app/abc123', 'no puzzle in it'],
    ];
    for (const [text, why] of texts) {
      await openText(v, text);
      const problem = v.page.locator('.dialog .problem');
      await problem.waitFor();
      expect(await problem.innerText(), text.slice(0, 40)).toContain(why);
      if (text === 'hello') {
        await v.picture('refused');
        await v.isAccessible('refused');
      }
      await v.press('Escape');
    }
    expect(await v.digits()).toBe(before);
    await v.end();
  });

  it('of a megabyte of puzzles is read without holding up the page', async () => {
    const v = await visit();
    const many = `${kPuzzle} ${script}\n`.repeat(9000);
    await v.paste(many);
    await v.page.locator('.puzzle-list').waitFor();
    await expect.poll(() => v.page.locator('.puzzle-list li').count()).toBe(300);
    expect(await v.page.locator('.puzzle-list').innerText()).toContain('<script>');
    await v.end();
  });

  it('in a link is refused', async () => {
    for (const hash of ['#p=123', '#g=AAAA', '#g=%00%ff', `#p=${'<'.repeat(81)}`, '#g=!!']) {
      const v = await visit({ hash });
      await expect
        .poll(() => v.page.locator('.notice').innerText(), { message: hash })
        .toContain('damaged or cut off');
      await v.end();
    }
  });

  it('in names is shown as it stands, wherever the name goes', async () => {
    const game = newGame({ givens: kPuzzle, marks: null }, script);
    const v = await visit({ hash: gameHash({ ...game, automatic: true }) });
    expect(await v.page.locator('h1').innerText()).toBe(script);
    await v.printing('beforeprint');
    await v.page.locator('.sheet img').waitFor({ state: 'attached' });
    expect(await v.page.locator('.sheet figcaption').textContent()).toBe(script);
    await v.printing('afterprint');
    await v.button('New puzzle').first().click();
    await v.page.locator('.dialog').waitFor();
    await v.press('Escape');
    await v.button('Share').click();
    const [file] = await Promise.all([
      v.page.waitForEvent('download'),
      v.button('Save as SVG').click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).not.toContain('<script');
    expect(await v.page.locator('script:not([src])').count()).toBe(0);
    await v.end();
  });

  it('in files is refused with a message', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    const drop = (content: number[] | string, times: number): Promise<void> =>
      v.page.evaluate(
        ([part, count]) => {
          const data = new DataTransfer();
          const piece = typeof part === 'string' ? part : new Uint8Array(part);
          data.items.add(
            new File(Array(count).fill(piece), '<b>x</b>.sdk', { type: 'text/plain' }),
          );
          document.body.dispatchEvent(
            new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
          );
        },
        [content, times] as const,
      );
    const notice = v.page.locator('.notice');
    await drop([0xff, 0xfe, 0x00, 0xd8, 0x00, 0x01], 50);
    await notice.locator('text=/cells|text|digit/').waitFor();
    await drop('1'.repeat(1_000_000), 9);
    await expect.poll(() => notice.innerText()).toContain('more than 8 megabytes');
    await drop('', 0);
    await expect.poll(() => notice.innerText()).toContain('no puzzle in the text');
    expect(await v.digits()).toBe(kPuzzle);
    await v.end();
  });

  it('in numbers is not taken', async () => {
    const v = await visit({ hash: `#p=${kPuzzle}` });
    await v.tab('Watch');
    await expect.poll(() => v.page.locator('.event-line').innerText()).toContain('51 blank');
    for (const number of ['-5', '0', '1.5', '1e99', '']) {
      await v.page.getByLabel('Number').fill(number);
      expect(await v.button('Go').isDisabled(), number).toBe(true);
    }
    await v.button('Step forward').click();
    await expect.poll(() => v.page.locator('.event-line').innerText()).toBe('Try 1 in r1c3');
    await v.end();
  });

  it('in what the browser stored is passed over', async () => {
    const v = await visit();
    await v.page.evaluate(() => {
      localStorage.setItem('nonet.games', '[{"key":"x"},3,null]');
      localStorage.setItem('nonet.list', '{"a":1}');
      localStorage.setItem('nonet.settings', '"<script>"');
      localStorage.setItem('nonet.set', '<b>');
      history.replaceState(null, '', '#');
    });
    await v.page.reload();
    await v.page.locator('#board').waitFor();
    await v.tab('Set');
    await v.page.locator('.verdict').waitFor();
    await v.end();
  });
});
