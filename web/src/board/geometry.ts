// Cells are numbered 0 to 80 row by row, houses 0 to 26: nine rows, nine columns, nine boxes, as in
// the package `nonet`.

export const kCells = 81;
export const allCells: readonly number[] = Array.from({ length: kCells }, (_, cell) => cell);
export const allDigits: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const kAllDigits = 0x1ff;

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number =>
  3 * Math.floor(rowOf(cell) / 3) + Math.floor(columnOf(cell) / 3);

/** The bit that stands for a digit in a set: bit 0 is digit 1. */
export const bitOf = (digit: number): number => 1 << (digit - 1);

/** The digits of a set, ascending. */
export const digitsOf = (set: number): number[] => allDigits.filter((digit) => set & bitOf(digit));

/** The row, the column and the box of a cell. */
export const housesOf = (cell: number): readonly number[] => [
  rowOf(cell),
  9 + columnOf(cell),
  18 + boxOf(cell),
];

/** The nine cells of each house. */
export const houseCells: readonly (readonly number[])[] = cellsOfHouses();

function cellsOfHouses(): number[][] {
  const cells: number[][] = Array.from({ length: 27 }, () => []);
  for (const cell of allCells) for (const house of housesOf(cell)) cells[house]!.push(cell);
  return cells;
}

/** The twenty cells that share a house with a given one, ascending. */
export const peersOf: readonly (readonly number[])[] = allCells.map((cell) => {
  const peers = new Set(housesOf(cell).flatMap((house) => houseCells[house]!));
  peers.delete(cell);
  return [...peers].sort((a, b) => a - b);
});
