import { describe, expect, it } from 'vitest';
import {
  addToSelection,
  cursor,
  extendSelection,
  neighbour,
  select,
  selection,
  toggleInSelection,
} from '../src/game/selection';

const sorted = (): number[] => [...selection.value].sort((a, b) => a - b);

describe('the selection', () => {
  it('is one cell, or several that are added or taken away', () => {
    select(4);
    addToSelection(5);
    toggleInSelection(40);
    expect(sorted()).toEqual([4, 5, 40]);
    toggleInSelection(4);
    expect(sorted()).toEqual([5, 40]);
    expect(cursor.value).toBe(4);
  });

  it('extends to a rectangle in any direction', () => {
    select(20);
    extendSelection(10);
    expect(sorted()).toEqual([10, 11, 19, 20]);
  });

  it('moves round the edges', () => {
    expect(neighbour(0, -1, 0)).toBe(72);
    expect(neighbour(0, 0, -1)).toBe(8);
    expect(neighbour(80, 1, 0)).toBe(8);
    expect(neighbour(80, 0, 1)).toBe(72);
  });
});
