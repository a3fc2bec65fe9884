import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/board/cell_state';
import { kNoHistory, lastCells, readHistory, recorded, redone, undone } from '../src/board/history';
import { enterDigit, toggleMark } from '../src/board/moves';
import { kEmptyPuzzle } from '../src/board/puzzle_text';

const start = boardOf(kEmptyPuzzle);

describe('the history', () => {
  it('goes back and forth through any number of moves', () => {
    const boards = [start];
    let history = kNoHistory;
    for (let move = 0; move < 500; ++move) {
      const before = boards.at(-1)!;
      const after = enterDigit(before, [(move * 7) % 81], (move % 9) + 1, true);
      history = recorded(history, before, after);
      boards.push(after);
    }
    let board = boards.at(-1)!;
    for (let move = 499; move >= 0; --move) {
      [history, board] = undone(history, board);
      expect(board).toEqual(boards[move]);
    }
    expect(undone(history, board)).toEqual([history, board]);
    for (let move = 1; move <= 500; ++move) [history, board] = redone(history, board);
    expect(board).toEqual(boards.at(-1));
  });

  it('forgets what was undone when another move is made', () => {
    const one = enterDigit(start, [0], 1, true);
    const [back, board] = undone(recorded(kNoHistory, start, one), one);
    const other = toggleMark(board, [3], 2, 'corner');
    const history = recorded(back, board, other);
    expect(history.patches).toHaveLength(1);
    expect(lastCells(history.patches[0])).toEqual([3]);
  });

  it('takes no move for a move', () => {
    expect(recorded(kNoHistory, start, [...start])).toBe(kNoHistory);
  });

  it('is read back from storage, and nothing else is', () => {
    const history = recorded(kNoHistory, start, enterDigit(start, [8], 8, true));
    expect(readHistory(JSON.parse(JSON.stringify(history)))).toEqual(history);
    for (const bad of [
      null,
      [],
      { patches: 1, done: 0 },
      { patches: [], done: 1 },
      { patches: [[81, 0, 0]], done: 1 },
      { patches: [[0, 0]], done: 1 },
      { patches: [[0, 0, 2 ** 41]], done: 1 },
    ])
      expect(readHistory(bad)).toBe(kNoHistory);
  });
});
