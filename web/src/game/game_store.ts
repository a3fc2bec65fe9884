// The game being played: the puzzle, the board and its history.

import { computed, effect, signal } from '@preact/signals';
import { automaticCandidates, possibleDigits } from '../board/candidates';
import { type Board, boardOf, isFull, lineOf } from '../board/cell_state';
import { clashesOf, clashingCells } from '../board/conflicts';
import {
  canRedo,
  canUndo,
  type History,
  kNoHistory,
  recorded,
  redone,
  undone,
} from '../board/history';
import { kEmptyPuzzle, keyOf, type PuzzleText } from '../board/puzzle_text';
import { setClock } from './play_clock';
import { clearSelection } from './selection';
import { showClashes } from './settings';

export interface Game {
  readonly puzzle: PuzzleText;
  /** A name or what stood beside the puzzle; shown as plain text. */
  readonly title: string;
  readonly board: Board;
  readonly history: History;
  /** Whether automatic candidates are shown. */
  readonly automatic: boolean;
  /** Seconds that it had been played when it was opened; the clock goes on from there. */
  readonly played: number;
}

export const newGame = (puzzle: PuzzleText, title = ''): Game => ({
  puzzle,
  title,
  board: boardOf(puzzle),
  history: kNoHistory,
  automatic: false,
  played: 0,
});

export const game = signal<Game>(newGame(kEmptyPuzzle));

export const puzzle = computed(() => game.value.puzzle);
export const board = computed(() => game.value.board);
export const line = computed(() => lineOf(board.value));
export const key = computed(() => keyOf(puzzle.value));
export const possible = computed(() => possibleDigits(board.value, puzzle.value));
export const candidates = computed(() => automaticCandidates(board.value, puzzle.value));
export const clashes = computed(() => clashesOf(board.value));
/** Those that are shown: all, or where that is not wished none until the board is full. */
export const shownClashes = computed(() =>
  showClashes.value || isFull(board.value) ? clashes.value : [],
);
export const clashing = computed(() => clashingCells(shownClashes.value));
export const solved = computed(() => isFull(board.value) && clashes.value.length === 0);
export const undoable = computed(() => canUndo(game.value.history));
export const redoable = computed(() => canRedo(game.value.history));

/** How often each digit stands on the board. */
export const digitCounts = computed(() => {
  const counts: number[] = Array(10).fill(0);
  for (const state of board.value) counts[state.digit]! += 1;
  return counts;
});

/** Makes a move: a new board, which can be undone. Whether anything changed. */
export function play(next: Board): boolean {
  const { board: before, history } = game.value;
  if (next === before) return false;
  game.value = { ...game.value, board: next, history: recorded(history, before, next) };
  return true;
}

export function undo(): boolean {
  if (!undoable.value) return false;
  const [history, next] = undone(game.value.history, game.value.board);
  game.value = { ...game.value, history, board: next };
  return true;
}

export function redo(): boolean {
  if (!redoable.value) return false;
  const [history, next] = redone(game.value.history, game.value.board);
  game.value = { ...game.value, history, board: next };
  return true;
}

export function setAutomatic(automatic: boolean): void {
  game.value = { ...game.value, automatic };
}

export function open(next: Game): void {
  game.value = next;
  setClock(next.played);
  clearSelection();
}

/** Calls back when the puzzle becomes solved by a move (not when a solved one is opened). */
export function onSolved(told: () => void): () => void {
  let last = { key: key.peek(), solved: solved.peek() };
  return effect(() => {
    const now = { key: key.value, solved: solved.value };
    if (now.solved && !last.solved && now.key === last.key) told();
    last = now;
  });
}
