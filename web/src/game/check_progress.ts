// "Where did I go wrong": what is on the board, held against the solution, and the way back to the last
// position that was right.

import { signal } from '@preact/signals';
import { type Board, entriesOf } from '../board/cell_state';
import { bitOf } from '../board/geometry';
import { undone } from '../board/history';
import { fillIn } from '../board/moves';
import { type PuzzleText, puzzleFor } from '../board/puzzle_text';
import { engine } from '../engine/engine_client';
import { strings } from '../strings/strings';
import { clearNotice, notify } from './announcer';
import * as store from './game_store';
import { selectMany } from './selection';

export interface Mistake {
  readonly cell: number;
  readonly digit: number;
  /** A needed candidate was struck out, instead of a wrong digit filled in. */
  readonly struck: boolean;
}

/** The cells shown as wrong, until the board changes. */
export const wrongCells = signal<ReadonlySet<number>>(new Set());

/** Digits and struck-out candidates that the solution contradicts. */
export function mistakesOf(board: Board, solution: string): Mistake[] {
  return board.flatMap((state, cell): Mistake[] => {
    const right = Number(solution[cell]);
    if (state.given) return [];
    if (state.digit > 0)
      return state.digit === right ? [] : [{ cell, digit: state.digit, struck: false }];
    return state.struck & bitOf(right) ? [{ cell, digit: right, struck: true }] : [];
  });
}

/** How many moves lead back to the latest position without a mistake; null when none of them does. */
export function movesBack(
  history: store.Game['history'],
  board: Board,
  isRight: (board: Board) => boolean,
): number | null {
  let now: [store.Game['history'], Board] = [history, board];
  for (let back = 0; ; ++back) {
    if (isRight(now[1])) return back;
    if (now[0].done === 0) return null;
    now = undone(now[0], now[1]);
  }
}

async function judgePuzzle(puzzle: PuzzleText) {
  return engine.check(puzzleFor(puzzle), { timeoutMs: 2000 });
}

export async function checkProgress(): Promise<void> {
  const t = strings.value.play;
  const { puzzle, board } = store.game.value;
  const judgement = await judgePuzzle(puzzle);
  if (store.game.value.board !== board) return;
  if (judgement.verdict === 'none' || judgement.verdict === 'conflict') {
    notify(t.noSolution, 'bad');
    return;
  }
  if (judgement.verdict === 'unique' && judgement.solution) {
    report(mistakesOf(board, judgement.solution), board);
    return;
  }
  const now = await engine.check(puzzleFor(puzzle, entriesOf(board)), { timeoutMs: 2000 });
  if (now.verdict === 'none' || now.verdict === 'conflict')
    notify(`${t.wrong(1)} ${t.notUnique}`, 'bad', { label: t.goBack, run: backByVerdict });
  else notify(`${t.right(filled(board))} ${t.notUnique}`, 'good');
}

const filled = (board: Board): number =>
  board.filter((state) => !state.given && state.digit > 0).length;

function report(mistakes: readonly Mistake[], board: Board): void {
  const t = strings.value.play;
  const first = mistakes[0];
  if (!first) {
    notify(t.right(filled(board)), 'good');
    return;
  }
  wrongCells.value = new Set(mistakes.map(({ cell }) => cell));
  selectMany([first.cell]);
  const which =
    mistakes.length === 1
      ? first.struck
        ? t.wrongStruck(first.cell, first.digit)
        : t.wrongDigit(first.cell, first.digit)
      : t.wrong(mistakes.length);
  notify(which, 'bad', { label: t.goBack, run: backToRight });
}

/** Takes moves back until nothing on the board is wrong. */
export async function backToRight(): Promise<void> {
  const { puzzle, history, board } = store.game.value;
  const { solution } = await judgePuzzle(puzzle);
  if (!solution || store.game.value.board !== board) return;
  const steps = movesBack(history, board, (then) => mistakesOf(then, solution).length === 0);
  if (steps === null) takeOut(mistakesOf(board, solution));
  else takeBack(steps);
}

/** The same where the puzzle has several solutions: each position is judged by itself. */
async function backByVerdict(): Promise<void> {
  const { puzzle, history, board } = store.game.value;
  let now: [store.Game['history'], Board] = [history, board];
  for (let back = 0; ; ++back) {
    const entries = entriesOf(now[1]);
    const { verdict } = await engine.call('solve', puzzleFor(puzzle, entries));
    if (verdict === 'unique' || verdict === 'multiple') return takeBack(back);
    if (now[0].done === 0) return;
    now = undone(now[0], now[1]);
  }
}

function takeBack(steps: number): void {
  for (let step = 0; step < steps; ++step) store.undo();
  notify(strings.value.play.wentBack(steps), 'good');
}

/** A position that came with its mistakes (from a link or a file) has no way back: they are taken out. */
function takeOut(mistakes: readonly Mistake[]): void {
  const wrong = new Map(mistakes.map((mistake) => [mistake.cell, mistake]));
  const next = store.board.value.map((state, cell) => {
    const mistake = wrong.get(cell);
    if (!mistake) return state;
    return mistake.struck
      ? { ...state, struck: state.struck & ~bitOf(mistake.digit) }
      : { ...state, digit: 0 };
  });
  store.play(next);
  clearNotice();
  notify(strings.value.play.wentBackErased, 'good');
}

/** Fills the whole solution in, as one move. */
export async function fillSolution(): Promise<void> {
  const { puzzle, board } = store.game.value;
  const { solution } = await judgePuzzle(puzzle);
  if (solution && store.game.value.board === board) store.play(fillIn(board, solution));
}
