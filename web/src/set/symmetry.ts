// Which cells go together in a symmetric pattern of givens.

import { columnOf, rowOf } from '../board/geometry';

export type Symmetry = 'none' | 'rotate' | 'mirror' | 'diagonal';
export const symmetries: readonly Symmetry[] = ['none', 'rotate', 'mirror', 'diagonal'];

/** The cell and its image. */
export function mirrored(cell: number, symmetry: Symmetry): number[] {
  const row = rowOf(cell);
  const column = columnOf(cell);
  switch (symmetry) {
    case 'none':
      return [cell];
    case 'rotate':
      return [cell, 80 - cell];
    case 'mirror':
      return [cell, 9 * row + 8 - column];
    case 'diagonal':
      return [cell, 9 * column + row];
  }
}
