// What a player can do to a board: each move gives a new board and leaves the old one as it is. A move
// that changes nothing gives back the same board.

import type { Board, CellState } from './cell_state';
import { bitOf, peersOf } from './geometry';

type Change = (state: CellState, cell: number) => CellState;

function changed(board: Board, cells: Iterable<number>, change: Change): Board {
  let next: CellState[] | null = null;
  for (const cell of cells) {
    const before = board[cell]!;
    const after = change(before, cell);
    if (after === before) continue;
    next ??= [...board];
    next[cell] = after;
  }
  return next ?? board;
}

const open = (board: Board, cells: Iterable<number>): number[] =>
  [...cells].filter((cell) => !board[cell]!.given);
const blank = (board: Board, cells: Iterable<number>): number[] =>
  [...cells].filter((cell) => board[cell]!.digit === 0);

/** Writes a digit, or takes it out of cells that all hold it. With `tidy` the peers lose its marks. */
export function enterDigit(
  board: Board,
  cells: Iterable<number>,
  digit: number,
  tidy: boolean,
): Board {
  const targets = open(board, cells);
  const remove = targets.length > 0 && targets.every((cell) => board[cell]!.digit === digit);
  const next = changed(board, targets, (state) => ({ ...state, digit: remove ? 0 : digit }));
  if (remove || !tidy) return next;
  const peers = new Set(targets.flatMap((cell) => peersOf[cell]!));
  const bit = bitOf(digit);
  return changed(next, peers, (state) =>
    (state.corner | state.centre) & bit
      ? { ...state, corner: state.corner & ~bit, centre: state.centre & ~bit }
      : state,
  );
}

/** Adds a corner mark or a candidate to the blank cells; when all have it, takes it away. */
export function toggleMark(
  board: Board,
  cells: Iterable<number>,
  digit: number,
  layer: 'corner' | 'centre',
): Board {
  const targets = blank(board, cells);
  const bit = bitOf(digit);
  const remove = targets.every((cell) => board[cell]![layer] & bit);
  return changed(board, targets, (state) => {
    const set = remove ? state[layer] & ~bit : state[layer] | bit;
    return set === state[layer] ? state : { ...state, [layer]: set };
  });
}

/** Strikes an automatic candidate out, or brings it back where it is struck out in all cells. */
export function toggleStruck(
  board: Board,
  cells: Iterable<number>,
  digit: number,
  possible: readonly number[],
): Board {
  const bit = bitOf(digit);
  const targets = blank(board, cells).filter((cell) => possible[cell]! & bit);
  const restore = targets.every((cell) => board[cell]!.struck & bit);
  return changed(board, targets, (state) => {
    const struck = restore ? state.struck & ~bit : state.struck | bit;
    return struck === state.struck ? state : { ...state, struck };
  });
}

/** Strikes candidates out: `cells[i]` loses `digits[i]`, automatic and own ones alike. */
export function strikeOut(
  board: Board,
  list: readonly { readonly cell: number; readonly digit: number }[],
): Board {
  return list.reduce<Board>(
    (before, { cell, digit }) =>
      changed(before, [cell], (state) => ({
        ...state,
        struck: state.struck | bitOf(digit),
        centre: state.centre & ~bitOf(digit),
        corner: state.corner & ~bitOf(digit),
      })),
    board,
  );
}

/** Gives the cells a colour; when all have it, takes it away. */
export function toggleColour(board: Board, cells: Iterable<number>, colour: number): Board {
  const targets = [...cells];
  const bit = 1 << colour;
  const remove = targets.every((cell) => board[cell]!.colours & bit);
  return changed(board, targets, (state) => {
    const colours = remove ? state.colours & ~bit : state.colours | bit;
    return colours === state.colours ? state : { ...state, colours };
  });
}

/** Clears what is uppermost in the cells: digits first, then marks, then colours. */
export function erase(board: Board, cells: Iterable<number>): Board {
  const all = [...cells];
  const targets = open(board, all);
  if (targets.some((cell) => board[cell]!.digit > 0))
    return changed(board, targets, (state) => (state.digit > 0 ? { ...state, digit: 0 } : state));
  if (targets.some((cell) => board[cell]!.corner | board[cell]!.centre))
    return changed(board, targets, (state) =>
      state.corner | state.centre ? { ...state, corner: 0, centre: 0 } : state,
    );
  return changed(board, all, (state) => (state.colours ? { ...state, colours: 0 } : state));
}

/** Takes marks and colours off the whole board and leaves the digits. */
export const clearMarks = (board: Board): Board =>
  changed(board, board.keys(), (state) =>
    state.corner | state.centre | state.struck | state.colours
      ? { ...state, corner: 0, centre: 0, struck: 0, colours: 0 }
      : state,
  );

/** Back to the givens. */
export const restart = (board: Board): Board =>
  clearMarks(
    changed(board, board.keys(), (state) =>
      !state.given && state.digit > 0 ? { ...state, digit: 0 } : state,
    ),
  );

/** Writes the given digits into the open cells: 81 characters, `.` leaves a cell as it is. */
export const fillIn = (board: Board, digits: string): Board =>
  changed(board, board.keys(), (state, cell) => {
    const digit = Number(digits[cell]);
    return state.given || !(digit > 0) || state.digit === digit ? state : { ...state, digit };
  });
