import { describe, expect, it } from 'vitest';
import { allCells } from '../src/board/geometry';
import { mirrored, symmetries } from '../src/set/symmetry';

describe('symmetry of givens', () => {
  it('pairs each cell with one that it is the image of', () => {
    for (const symmetry of symmetries)
      for (const cell of allCells) {
        const image = mirrored(cell, symmetry).at(-1)!;
        expect(mirrored(image, symmetry).at(-1)).toBe(cell);
      }
  });

  it('turns and mirrors', () => {
    expect(mirrored(0, 'rotate')).toEqual([0, 80]);
    expect(mirrored(0, 'mirror')).toEqual([0, 8]);
    expect(mirrored(1, 'diagonal')).toEqual([1, 9]);
  });
});
