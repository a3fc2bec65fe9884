import { describe, expect, it } from 'vitest';
import { bitOf } from '../src/board/geometry';
import { afterStep, positionsAlong } from '../src/learn/step_position';

const blank = { givens: '.'.repeat(81), entries: '.'.repeat(81), marks: null };

describe('a step', () => {
  it('places a digit and takes it from the peers of its cell', () => {
    const { entries, marks } = afterStep(blank, {
      placements: [{ cell: 40, digit: 5 }],
      eliminations: [],
    });
    expect(entries[40]).toBe('5');
    expect(marks![40]).toBe(0);
    for (const peer of [36, 4, 30]) expect(marks![peer]! & bitOf(5)).toBe(0);
    expect(marks![0]! & bitOf(5)).not.toBe(0);
    expect(marks![36]! & bitOf(4)).not.toBe(0);
  });

  it('strikes single candidates out and nothing else', () => {
    const { entries, marks } = afterStep(blank, {
      placements: [],
      eliminations: [{ cell: 3, digit: 9 }],
    });
    expect(entries).toBe(blank.entries);
    expect(marks![3]).toBe(0xff);
    expect(marks!.filter((set) => set === 0x1ff)).toHaveLength(80);
  });

  it('follows another: one position more than there are steps', () => {
    const steps = [1, 2].map((digit) => ({
      placements: [{ cell: digit, digit }],
      eliminations: [],
    }));
    const all = positionsAlong(blank, steps);
    expect(all).toHaveLength(3);
    expect(all[0]).toBe(blank);
    expect(all[2]!.entries.slice(0, 3)).toBe('.12');
  });
});
