import type { GenerateOptions, NonetLogic } from 'nonet/logic';
import { describe, expect, it } from 'vitest';
import { makePuzzle } from '../src/make/make_puzzle';
import { flawOf, isSeed, newSeed, type Wishes } from '../src/make/make_types';

const wishes: Wishes = {
  level: 'hard',
  symmetry: 'none',
  givens: null,
  minimal: true,
  seed: '7',
};

/** Makes the puzzles 'a', 'b', 'c', whose levels are easy, hard, hard. */
const levels: Record<string, string> = { a: 'easy', b: 'hard', c: 'hard' };
const logic = {
  explain: (puzzle: string) => ({ level: levels[puzzle] }),
  generate: async ({ number, signal, onPuzzle }: GenerateOptions) => {
    const puzzles = Object.keys(levels)
      .slice(0, number)
      .map((puzzle) => ({ puzzle }));
    for (const made of puzzles) {
      signal?.throwIfAborted();
      onPuzzle?.(made as never);
    }
    signal?.throwIfAborted();
    return { puzzles, end: 'done' };
  },
} as unknown as NonetLogic;

describe('a new puzzle', () => {
  it('is the first of the stream that has the level', async () => {
    const told: number[] = [];
    const made = await makePuzzle(logic, wishes, (tried) => told.push(tried));
    expect(made).toEqual({ puzzle: 'b', tried: 2, end: 'done' });
    expect(told).toEqual([1, 2]);
  });

  it('is the first of all where any level will do', async () => {
    const made = await makePuzzle(logic, { ...wishes, level: null }, () => undefined);
    expect(made).toEqual({ puzzle: 'a', tried: 1, end: 'done' });
  });

  it('may not be found', async () => {
    const made = await makePuzzle(logic, { ...wishes, level: 'extreme' }, () => undefined);
    expect(made).toEqual({ puzzle: null, tried: 3, end: 'out of tries' });
  });
});

describe('wishes', () => {
  it('are looked over before they go to the engine', () => {
    expect(flawOf(wishes)).toBeNull();
    for (const seed of ['', '-1', '1.5', 'x', '18446744073709551616', '1'.repeat(21)])
      expect(flawOf({ ...wishes, seed })).toBe('badSeed');
    expect(isSeed('18446744073709551615')).toBe(true);
    for (const givens of [
      [30, 20],
      [16, 20],
      [20, 61],
      [20.5, 30],
      [Number.NaN, 30],
    ] as const)
      expect(flawOf({ ...wishes, givens })).toBe('badGivens');
    expect(flawOf({ ...wishes, givens: [17, 60] })).toBeNull();
    expect(isSeed(newSeed())).toBe(true);
  });
});
