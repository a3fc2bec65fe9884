import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/board/cell_state';
import { kNoHistory, recorded } from '../src/board/history';
import { enterDigit, strikeOut } from '../src/board/moves';
import { mistakesOf, movesBack } from '../src/game/check_progress';

const puzzle = {
  givens: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  marks: null,
};
const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('looking for mistakes', () => {
  const start = boardOf(puzzle);

  it('finds wrong digits and struck-out candidates that are needed', () => {
    const wrong = strikeOut(enterDigit(start, [2], 1, true), [
      { cell: 3, digit: 6 },
      { cell: 3, digit: 2 },
    ]);
    expect(mistakesOf(wrong, solution)).toEqual([
      { cell: 2, digit: 1, struck: false },
      { cell: 3, digit: 6, struck: true },
    ]);
  });

  it('counts the moves back to the last right position', () => {
    let board = start;
    let history = kNoHistory;
    for (const [cell, digit] of [
      [2, 4],
      [3, 6],
      [5, 1],
      [6, 9],
    ] as const) {
      const next = enterDigit(board, [cell], digit, true);
      history = recorded(history, board, next);
      board = next;
    }
    const isRight = (then: typeof board): boolean => mistakesOf(then, solution).length === 0;
    expect(movesBack(history, board, isRight)).toBe(2);
    expect(movesBack(kNoHistory, board, isRight)).toBeNull();
  });
});
