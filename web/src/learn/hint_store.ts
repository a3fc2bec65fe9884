// The hint being given: asked once, told in three stages, gone when the board changes.

import { computed, signal } from '@preact/signals';
import type { Board } from '../board/cell_state';
import { enterDigit, strikeOut } from '../board/moves';
import { Cancelled, learnEngine } from '../engine/engine_client';
import { announce, clearNotice, notify } from '../game/announcer';
import { backToRight, wrongCells } from '../game/check_progress';
import * as store from '../game/game_store';
import { clearSelection, selectMany } from '../game/selection';
import { strings } from '../strings/strings';
import type { Stage } from './step_looks';
import { positionNow } from './step_position';
import type { Hint, Step } from './step_types';

export interface ShownHint {
  readonly hint: Hint & { step: Step };
  readonly stage: Stage;
  /** The board it was asked for. */
  readonly board: Board;
}

const given = signal<ShownHint | null>(null);
/** Only a hint for the board as it stands. */
export const shownHint = computed(() =>
  given.value?.board === store.board.value ? given.value : null,
);
export const asking = signal(false);

/** The next hint, or the next stage of the one that is shown. */
export async function askHint(): Promise<void> {
  const { board } = store.game.value;
  const now = shownHint.value;
  if (now) {
    if (now.stage < 3) tell({ ...now, stage: (now.stage + 1) as Stage });
    return;
  }
  if (asking.value) return;
  asking.value = true;
  try {
    const hint = await learnEngine.reason('hint', { ...positionNow() }, { timeoutMs: 5000 });
    if (store.game.value.board === board) give(hint, board);
  } catch (error) {
    if (!(error instanceof Cancelled)) notify(strings.value.difficulty.failed, 'bad');
  } finally {
    asking.value = false;
  }
}

function give(hint: Hint, board: Board): void {
  const t = strings.value.learn;
  clearNotice();
  const { kind, step } = hint;
  const goBack = { label: strings.value.play.goBack, run: () => void backToRight() };
  if (kind === 'step' && step) tell({ hint: { ...hint, step }, stage: 1, board });
  else if (kind === 'wrong entries') {
    wrongCells.value = new Set(hint.wrong);
    selectMany(hint.wrong.slice(0, 1));
    notify(t.wrongEntries(hint.wrong), 'bad', goBack);
  } else if (kind === 'missing marks') {
    const cells = [...new Set(hint.missing.map(({ cell }) => cell))];
    wrongCells.value = new Set(cells);
    notify(t.missingMarks(cells), 'bad', goBack);
  } else if (kind === 'solved') notify(strings.value.play.solved, 'good');
  else if (kind === 'not unique')
    notify(hint.verdict === 'multiple' ? t.several : strings.value.play.noSolution, 'bad');
  else notify(t.nothing, 'info');
}

function tell(next: ShownHint): void {
  // What is selected is shaded and would hide what the hint shows.
  clearSelection();
  given.value = next;
  announce(strings.value.steps.stage(next.hint.step, next.stage));
}

export function dropHint(): void {
  given.value = null;
}

/** What a step does to a board. */
export function boardAfter(before: Board, step: Step): Board {
  let board = before;
  for (const { cell, digit } of step.placements)
    if (board[cell]!.digit !== digit) board = enterDigit(board, [cell], digit, true);
  return strikeOut(board, step.eliminations);
}

/** Does what the step says, as one move that can be undone. */
export function applyHint(): void {
  const step = shownHint.value?.hint.step;
  if (!step) return;
  const board = boardAfter(store.board.value, step);
  dropHint();
  // What is struck out shows only among all candidates.
  if (step.eliminations.length > 0 && !store.game.value.automatic) store.setAutomatic(true);
  store.play(board);
  selectMany(step.placements.map(({ cell }) => cell));
}
