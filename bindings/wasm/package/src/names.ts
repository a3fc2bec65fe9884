import type { Cell, House } from "./types.js";

/** "r1c1" to "r9c9". */
export function cellName(cell: Cell): string {
  return `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
}

/** "row 1", "column 9", "box 5": counted from 1, boxes row by row. */
export function houseName(house: House): string {
  const kinds = ["row", "column", "box"] as const;
  return `${kinds[Math.floor(house / 9)] ?? "house"} ${(house % 9) + 1}`;
}

/** The nine cells of a house, row by row. */
export function cellsOf(house: House): Cell[] {
  const n = house % 9;
  return Array.from({ length: 9 }, (_, k) => {
    if (house < 9) return 9 * n + k;
    if (house < 18) return 9 * k + n;
    return 27 * Math.floor(n / 3) + 3 * (n % 3) + 9 * Math.floor(k / 3) + (k % 3);
  });
}
