// Which cells are selected, and the one where the keyboard is.

import { signal } from '@preact/signals';
import { columnOf, rowOf } from '../board/geometry';

export const cursor = signal(0);
export const selection = signal<ReadonlySet<number>>(new Set());

export function select(cell: number): void {
  cursor.value = cell;
  selection.value = new Set([cell]);
}

export function addToSelection(cell: number): void {
  cursor.value = cell;
  if (!selection.value.has(cell)) selection.value = new Set([...selection.value, cell]);
}

export function toggleInSelection(cell: number): void {
  cursor.value = cell;
  const next = new Set(selection.value);
  if (!next.delete(cell)) next.add(cell);
  selection.value = next;
}

/** Adds the rectangle between the cursor and a cell. */
export function extendSelection(cell: number): void {
  const from = cursor.value;
  const next = new Set(selection.value);
  const [top, bottom] = [rowOf(from), rowOf(cell)].sort((a, b) => a - b);
  const [left, right] = [columnOf(from), columnOf(cell)].sort((a, b) => a - b);
  for (let row = top!; row <= bottom!; ++row)
    for (let column = left!; column <= right!; ++column) next.add(9 * row + column);
  cursor.value = cell;
  selection.value = next;
}

export function selectMany(cells: Iterable<number>): void {
  const next = new Set(cells);
  const first = [...next][0];
  if (first !== undefined && !next.has(cursor.value)) cursor.value = first;
  selection.value = next;
}

export function clearSelection(): void {
  selection.value = new Set();
}

/** The cell in a direction, round the edges. */
export const neighbour = (cell: number, rows: number, columns: number): number =>
  9 * ((rowOf(cell) + rows + 9) % 9) + ((columnOf(cell) + columns + 9) % 9);
