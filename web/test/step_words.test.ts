import type { Step } from 'nonet/logic';
import { describe, expect, it } from 'vitest';
import { steps as german } from '../src/strings/step_words_de';
import { shortWith } from '../src/strings/step_words_en';
import { techniqueName } from '../src/strings/technique_names_de';
import { cell } from '../src/strings/words_en';

const step = (change: Partial<Step>): Step => ({
  technique: 'x-wing',
  name: 'X-Wing',
  family: 'fishes',
  level: 'hard',
  score: 140,
  rating: 3.2,
  length: 0,
  digits: [4],
  cells: [],
  houses: [],
  covers: [],
  marks: [],
  chains: [],
  nested: [],
  placements: [],
  eliminations: [],
  reason: '',
  conclusion: '',
  texts: ['', '', ''],
  short: '',
  ...change,
});

describe('a step in a few signs', () => {
  it('names what is placed, or what is struck out digit by digit', () => {
    expect(shortWith(step({ placements: [{ cell: 0, digit: 7 }] }), cell)).toBe('r1c1 = 7');
    const eliminations = [
      { cell: 1, digit: 9 },
      { cell: 10, digit: 2 },
      { cell: 2, digit: 9 },
    ];
    expect(shortWith(step({ eliminations }), cell)).toBe('r2c2 ≠ 2, r1c2 r1c3 ≠ 9');
  });
});

describe('German', () => {
  it('says where to look, what the pattern is and what follows', () => {
    const fish = step({
      cells: [20, 22, 65, 67],
      houses: [2, 7],
      covers: [11, 13],
      eliminations: [{ cell: 13, digit: 4 }],
    });
    expect(german.stage(fish, 1)).toBe('X-Wing: in den Zeilen 3 und 8.');
    expect(german.stage(fish, 2)).toContain('4 in Z3S3, Z3S5, Z8S3 und Z8S5');
    expect(german.stage(fish, 3)).toMatch(/kreuzen.*Also: die 4 in Z2S5 fällt weg\.$/);
  });

  it('writes a chain as a row of consequences', () => {
    const node = { cause: 'cell', house: null, set: [], nested: null } as const;
    const chain = step({
      technique: 'xy-chain',
      family: 'chains',
      length: 2,
      chains: [
        {
          loop: false,
          nodes: [
            { ...node, digit: 4, cells: [0], on: false, set: [], parents: [] },
            { ...node, digit: 5, cells: [0], on: true, set: [], parents: [0] },
          ],
        },
      ],
    });
    expect(german.reason(chain)).toBe(
      'Angenommen, Z1S1 ≠ 4 → Z1S1 = 5 (letzter Kandidat). Also steht die 5 in Z1S1 oder in Z1S1, so oder so.',
    );
    const [{ nodes }] = chain.chains as unknown as [{ nodes: object[] }];
    const long = { loop: false, nodes: Array(50).fill(nodes).flat() };
    expect(german.reason(step({ ...chain, chains: [long] as never }))).toContain('100 Glieder');
  });

  it('has names of its own, of families and of single techniques', () => {
    const named = (technique: string) => techniqueName({ technique, name: 'English' });
    expect(named('hidden-single')).toBe('Versteckter Einer');
    expect(named('unique-loop-3')).toBe('Einzigkeitsschleife, Typ 3');
    expect(named('dynamic-contradiction-plus')).toBe(
      'Dynamische Widerspruchsketten, mit einfachen Techniken',
    );
    expect(named('something-new')).toBe('English');
  });
});
