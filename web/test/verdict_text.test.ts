import type { Judgement, Obstacle } from 'nonet';
import { describe, expect, it } from 'vitest';
import { de } from '../src/strings/strings_de';
import { en } from '../src/strings/strings_en';
import { obstacleText, reasonText, verdictName } from '../src/view/verdict_text';

const judgement = (part: Partial<Judgement>): Judgement => ({
  verdict: 'unique',
  reason: '',
  error: null,
  solution: null,
  second: null,
  conflicts: [],
  obstacle: null,
  differing: [],
  interchangeable: [],
  end: 'exhausted',
  guesses: 0,
  ...part,
});

describe('a verdict in words', () => {
  it('names clashing cells and their house', () => {
    const found = judgement({
      verdict: 'conflict',
      conflicts: [{ house: 1, digit: 1, first: 10, second: 12 }],
    });
    expect(verdictName(found, en)).toBe('Conflict');
    expect(reasonText(found, en)).toBe('1 twice in row 2: r2c2 and r2c4.');
    expect(reasonText(found, de)).toBe('1 zweimal in Zeile 2: Z2S2 und Z2S4.');
  });

  it('tells each kind of obstacle', () => {
    const obstacle = (part: Partial<Obstacle>): Obstacle => ({
      kind: 'no_candidate',
      house: null,
      digits: [],
      cells: [],
      seen: [],
      forced: [],
      ...part,
    });
    expect(
      obstacleText(
        obstacle({
          cells: [8],
          seen: [{ cell: 17, digit: 9 }],
          forced: [{ cell: 0, digit: 1 }],
        }),
        en,
      ),
    ).toBe('After 1 in r1c1, which are forced: No digit is left for r1c9, because of 9 in r2c9.');
    expect(obstacleText(obstacle({ kind: 'no_place', digits: [8], house: 1 }), en)).toBe(
      'No place is left for 8 in row 2.',
    );
    expect(
      obstacleText(obstacle({ kind: 'few_cells', digits: [1, 2], cells: [4], house: 20 }), en),
    ).toBe('1 and 2 have only r1c5 in box 3.');
    expect(obstacleText(obstacle({ kind: 'few_digits', digits: [3], cells: [4, 5] }), en)).toBe(
      'r1c5 and r1c6 have only the digits 3.',
    );
  });

  it('says how two solutions differ', () => {
    const several = judgement({ verdict: 'multiple', differing: [6, 7], interchangeable: [8, 9] });
    expect(reasonText(several, en)).toBe(
      'Two of them differ in 2 cells: r1c7 r1c8. 8 and 9 stand nowhere, so they can change places.',
    );
    expect(reasonText(judgement({}), en)).toBe('');
  });
});
