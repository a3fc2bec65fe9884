// A puzzle as the modules take it; src/puzzle_bytes.hpp has the drawing.

import type { Puzzle } from "./types.js";

export const puzzleBytes = 326;

export function putPuzzle(puzzle: Puzzle, to: Uint8Array): void {
  for (let i = 0; i < 81; ++i) {
    to[i] = puzzle.givens.charCodeAt(i);
    to[81 + i] = puzzle.entries.charCodeAt(i);
    const marks = puzzle.marks?.[i] ?? 0;
    to[164 + 2 * i] = marks & 0xff;
    to[165 + 2 * i] = marks >> 8;
  }
  to[162] = puzzle.marks === null ? 0 : 1;
  to[163] = 0;
}
