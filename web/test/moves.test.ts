import { describe, expect, it } from 'vitest';
import { automaticCandidates, possibleDigits } from '../src/board/candidates';
import {
  boardOf,
  isPackedCell,
  kBlank,
  lineOf,
  packCell,
  sameBoards,
  unpackCell,
} from '../src/board/cell_state';
import { clashesOf } from '../src/board/conflicts';
import { digitsOf, houseCells, peersOf } from '../src/board/geometry';
import * as moves from '../src/board/moves';
import { kEmptyPuzzle } from '../src/board/puzzle_text';

const wikipedia = {
  givens: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  marks: null,
};
const empty = boardOf(kEmptyPuzzle);

describe('two boards', () => {
  it('are the same when they hold the same digits, marks and colours', () => {
    const board = boardOf(wikipedia);
    expect(sameBoards(board, boardOf(wikipedia))).toBe(true);
    for (const other of [
      empty,
      moves.enterDigit(board, [2], 4, false),
      moves.toggleMark(board, [2], 4, 'corner'),
      moves.toggleMark(board, [2], 4, 'centre'),
      moves.toggleColour(board, [0], 3),
      moves.strikeOut(board, [{ cell: 2, digit: 4 }]),
    ])
      expect(sameBoards(board, other)).toBe(false);
  });
});

describe('the geometry', () => {
  it('has nine cells a house and twenty peers a cell', () => {
    expect(houseCells.every((cells) => cells.length === 9)).toBe(true);
    expect(peersOf.every((cells) => cells.length === 20)).toBe(true);
    expect(houseCells[18 + 4]).toEqual([30, 31, 32, 39, 40, 41, 48, 49, 50]);
  });
});

describe('entering a digit', () => {
  it('fills open cells, leaves givens, and takes an equal digit out again', () => {
    const board = boardOf(wikipedia);
    const once = moves.enterDigit(board, [0, 2], 4, true);
    expect(lineOf(once).slice(0, 3)).toBe('534');
    expect(lineOf(moves.enterDigit(once, [0, 2], 4, true))).toBe(wikipedia.givens);
  });

  it('takes the marks of the digit out of its houses, if that is wished', () => {
    const marked = moves.toggleMark(empty, [1, 9, 80], 4, 'corner');
    const tidy = moves.enterDigit(marked, [0], 4, true);
    expect([tidy[1]!.corner, tidy[9]!.corner, tidy[80]!.corner]).toEqual([0, 0, 8]);
    expect(moves.enterDigit(marked, [0], 4, false)[1]!.corner).toBe(8);
  });
});

describe('marks', () => {
  it('are added where one is missing and taken away where all have it', () => {
    const one = moves.toggleMark(empty, [3], 7, 'centre');
    const both = moves.toggleMark(one, [3, 4], 7, 'centre');
    expect(digitsOf(both[3]!.centre)).toEqual([7]);
    expect(digitsOf(both[4]!.centre)).toEqual([7]);
    expect(moves.toggleMark(both, [3, 4], 7, 'centre')[3]!.centre).toBe(0);
  });

  it('leave filled cells alone', () => {
    const board = boardOf(wikipedia);
    expect(moves.toggleMark(board, [0], 5, 'corner')).toBe(board);
  });

  it('of the page can be struck out and brought back, only where they are possible', () => {
    const board = boardOf(wikipedia);
    const possible = possibleDigits(board, wikipedia);
    expect(digitsOf(possible[2]!)).toEqual([1, 2, 4]);
    const struck = moves.toggleStruck(board, [2], 4, possible);
    expect(digitsOf(automaticCandidates(struck, wikipedia)[2]!)).toEqual([1, 2]);
    expect(moves.toggleStruck(struck, [2], 4, possible)[2]).toEqual(board[2]);
    expect(moves.toggleStruck(board, [2], 9, possible)).toBe(board);
  });

  it('of a candidate grid bound the automatic ones', () => {
    const marks = Array(81).fill(0);
    marks[0] = 0b11;
    const puzzle = { ...kEmptyPuzzle, marks };
    expect(digitsOf(possibleDigits(boardOf(puzzle), puzzle)[0]!)).toEqual([1, 2]);
  });
});

describe('erasing', () => {
  it('takes digits first, then marks, then colours', () => {
    let board = moves.toggleColour(empty, [5], 2);
    board = moves.toggleMark(board, [5], 3, 'corner');
    board = moves.enterDigit(board, [5], 9, false);
    board = moves.erase(board, [5]);
    expect(board[5]).toMatchObject({ digit: 0, corner: 4, colours: 4 });
    board = moves.erase(board, [5]);
    expect(board[5]).toMatchObject({ corner: 0, colours: 4 });
    expect(moves.erase(board, [5])[5]).toEqual(kBlank);
  });

  it('restarts from the givens', () => {
    const board = moves.toggleColour(moves.fillIn(boardOf(wikipedia), '1'.repeat(81)), [0], 1);
    expect(moves.restart(board)).toEqual(boardOf(wikipedia));
  });
});

describe('clashes', () => {
  it('name every house and all cells of a doubled digit', () => {
    const board = moves.enterDigit(empty, [0, 1, 2], 6, false);
    expect(clashesOf(board)).toEqual([
      { house: 0, digit: 6, cells: [0, 1, 2] },
      { house: 18, digit: 6, cells: [0, 1, 2] },
    ]);
  });
});

describe('packing', () => {
  it('keeps all that a player can change', () => {
    const state = {
      ...kBlank,
      digit: 9,
      corner: 511,
      centre: 256,
      struck: 1,
      colours: 511,
    };
    expect(unpackCell(packCell(state), kBlank)).toEqual(state);
    expect(isPackedCell(packCell(state))).toBe(true);
  });

  it('knows numbers that are none', () => {
    for (const value of [-1, 10, 2 ** 40, 0.5, Number.NaN, '3', null])
      expect(isPackedCell(value)).toBe(false);
  });
});
