// Digits that break a rule on the board as it stands.

import type { Board } from './cell_state';
import { houseCells } from './geometry';

export interface Clash {
  readonly house: number;
  readonly digit: number;
  /** Two or more cells of the house that hold the digit. */
  readonly cells: readonly number[];
}

/** Every digit that stands more than once in a house. */
export function clashesOf(board: Board): Clash[] {
  const clashes: Clash[] = [];
  houseCells.forEach((members, house) => {
    const places: number[][] = Array.from({ length: 10 }, () => []);
    for (const cell of members) places[board[cell]!.digit]!.push(cell);
    places.forEach((cells, digit) => {
      if (digit > 0 && cells.length > 1) clashes.push({ house, digit, cells });
    });
  });
  return clashes;
}

export const clashingCells = (clashes: readonly Clash[]): Set<number> =>
  new Set(clashes.flatMap((clash) => clash.cells));
