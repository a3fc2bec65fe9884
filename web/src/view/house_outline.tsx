// Shapes drawn over a board, in units of a cell.

import { columnOf, houseCells, rowOf } from '../board/geometry';

/** A frame around a house. */
export function HouseOutline({ house, tone }: { house: number; tone: string }) {
  const cells = houseCells[house]!;
  const first = cells[0]!;
  const last = cells[8]!;
  const inset = 0.04;
  return (
    <rect
      class={`house-outline ${tone}`}
      x={columnOf(first) + inset}
      y={rowOf(first) + inset}
      width={columnOf(last) - columnOf(first) + 1 - 2 * inset}
      height={rowOf(last) - rowOf(first) + 1 - 2 * inset}
      rx={0.1}
    />
  );
}

/** A frame around a cell. */
export function CellOutline({ cell, tone }: { cell: number; tone: string }) {
  const inset = 0.07;
  return (
    <rect
      class={`cell-outline ${tone}`}
      x={columnOf(cell) + inset}
      y={rowOf(cell) + inset}
      width={1 - 2 * inset}
      height={1 - 2 * inset}
      rx={0.12}
    />
  );
}
