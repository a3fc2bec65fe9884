import type { GenerateOptions, NonetLogic } from 'nonet/logic';
import { describe, expect, it } from 'vitest';
import { makePuzzle, optionsFor } from '../src/make/make_puzzle';
import { flawOf, isSeed, newSeed, type Wishes } from '../src/make/make_types';

const wishes: Wishes = {
  level: 'hard',
  technique: '',
  nothingHarder: false,
  rating: null,
  symmetry: 'none',
  givens: null,
  minimal: true,
  seed: '7',
};

/** An engine that answers so, and remembers what it was asked. */
function engineThat(answer: () => unknown) {
  const asked: GenerateOptions[] = [];
  const generate = async (options: GenerateOptions) => {
    asked.push(options);
    options.onTries?.(12);
    return answer();
  };
  return { logic: { generate } as unknown as NonetLogic, asked };
}

describe('a new puzzle', () => {
  it('is asked of the engine as it was wished for', async () => {
    const { logic, asked } = engineThat(() => ({
      puzzles: [{ puzzle: 'a' }],
      tries: 15,
      end: 'done',
    }));
    const told: number[] = [];
    const made = await makePuzzle(logic, wishes, (tried) => told.push(tried));
    expect(made).toEqual({ puzzle: 'a', tried: 15, end: 'done' });
    expect(told).toEqual([12]);
    expect(asked[0]).toMatchObject({ seed: 7n, difficulty: 'hard', minimal: true });
  });

  it('may not be found, or not be possible', async () => {
    const late = engineThat(() => ({ puzzles: [], tries: 9, end: 'out of time' }));
    expect(await makePuzzle(late.logic, wishes, () => undefined)).toEqual({
      puzzle: null,
      tried: 9,
      end: 'out of time',
    });
    const contradictory = engineThat(() => {
      throw Object.assign(new Error('harder than'), { name: 'NonetError' });
    });
    const none = await makePuzzle(contradictory.logic, wishes, () => undefined);
    expect(none.end).toBe('impossible');
    const broken = engineThat(() => {
      throw new Error('broken');
    });
    await expect(makePuzzle(broken.logic, wishes, () => undefined)).rejects.toThrow('broken');
  });

  it('can be wished for by level, technique, rating and number of givens', () => {
    const none = optionsFor({ ...wishes, level: null });
    for (const name of ['difficulty', 'rating', 'techniques', 'hardest', 'givens'])
      expect(none).not.toHaveProperty(name);
    const technique = 'x-wing';
    expect(optionsFor({ ...wishes, technique })).toMatchObject({ techniques: [technique] });
    const hardest = optionsFor({ ...wishes, technique, nothingHarder: true });
    expect(hardest).toMatchObject({ hardest: technique });
    expect(hardest).not.toHaveProperty('techniques');
    expect(optionsFor({ ...wishes, rating: [6.5, 7], givens: [24, 26] })).toMatchObject({
      rating: [6.5, 7],
      givens: [24, 26],
    });
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
    for (const rating of [
      [7, 6.9],
      [0.9, 2],
      [19, 20.1],
      [2, Number.NaN],
    ] as const)
      expect(flawOf({ ...wishes, rating })).toBe('badRating');
    expect(flawOf({ ...wishes, rating: [1, 20] })).toBeNull();
    expect(isSeed(newSeed())).toBe(true);
  });
});
