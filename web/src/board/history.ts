// Undo and redo without end: the changes of every move, which also is the form that is stored.

import { type Board, type CellState, isPackedCell, packCell, unpackCell } from './cell_state';

/** Cell, before and after, both packed; as many such triples as cells changed. */
export type Patch = readonly number[];

export interface History {
  readonly patches: readonly Patch[];
  /** How many of them are done; those behind can be done again. */
  readonly done: number;
}

export const kNoHistory: History = { patches: [], done: 0 };

export const canUndo = (history: History): boolean => history.done > 0;
export const canRedo = (history: History): boolean => history.done < history.patches.length;

/** The history after a move from one board to another. */
export function recorded(history: History, before: Board, after: Board): History {
  const patch: number[] = [];
  before.forEach((state, cell) => {
    if (state !== after[cell]) patch.push(cell, packCell(state), packCell(after[cell]!));
  });
  if (patch.length === 0) return history;
  return {
    patches: [...history.patches.slice(0, history.done), patch],
    done: history.done + 1,
  };
}

function patched(board: Board, patch: Patch, side: 1 | 2): Board {
  const next: CellState[] = [...board];
  for (let at = 0; at < patch.length; at += 3)
    next[patch[at]!] = unpackCell(patch[at + side]!, next[patch[at]!]!);
  return next;
}

export const undone = (history: History, board: Board): [History, Board] =>
  canUndo(history)
    ? [
        { ...history, done: history.done - 1 },
        patched(board, history.patches[history.done - 1]!, 1),
      ]
    : [history, board];

export const redone = (history: History, board: Board): [History, Board] =>
  canRedo(history)
    ? [{ ...history, done: history.done + 1 }, patched(board, history.patches[history.done]!, 2)]
    : [history, board];

/** The cells that the last move changed. */
export const lastCells = (patch: Patch | undefined): number[] =>
  (patch ?? []).filter((_, at) => at % 3 === 0);

/** A history read from storage, or none if it is not one. */
export function readHistory(value: unknown): History {
  if (typeof value !== 'object' || value === null) return kNoHistory;
  const { patches, done } = value as { patches?: unknown; done?: unknown };
  if (!Array.isArray(patches) || !Number.isInteger(done)) return kNoHistory;
  const isPatch = (patch: unknown): boolean =>
    Array.isArray(patch) &&
    patch.length % 3 === 0 &&
    patch.every((item, at) =>
      at % 3 === 0 ? Number.isInteger(item) && item >= 0 && item < 81 : isPackedCell(item),
    );
  const count = done as number;
  if (!patches.every(isPatch) || count < 0 || count > patches.length) return kNoHistory;
  return { patches: patches as Patch[], done: count };
}
