// What the buttons and keys of the board being played do: a move, and the words that go with it.

import { signal } from '@preact/signals';
import { clashesOf } from '../board/conflicts';
import { lastCells } from '../board/history';
import * as moves from '../board/moves';
import { strings } from '../strings/strings';
import { announce, clearNotice, notify } from './announcer';
import * as store from './game_store';
import { cursor, selection, selectMany } from './selection';
import { digitFirst, showClashes, tidyMarks } from './settings';

export type EntryMode = 'digit' | 'corner' | 'candidate' | 'colour';
export const entryModes: readonly EntryMode[] = ['digit', 'corner', 'candidate', 'colour'];
export const entryMode = signal<EntryMode>('digit');

export function setEntryMode(mode: EntryMode): void {
  entryMode.value = mode;
  announce(strings.value.play.modeNow(strings.value.play.modes[mode]));
}

/** The digit that goes into the cells that are tapped, where digits are chosen first; 0 for none. */
export const heldDigit = signal(0);

/** A digit of the pad: held for the next cells, or written into the selected ones. */
export function pressDigit(digit: number): void {
  if (!digitFirst.value) enter(digit);
  else heldDigit.value = heldDigit.value === digit ? 0 : digit;
}

/** A cell was tapped: it takes the digit that is held, or gives the one it has to be held instead. */
export function tapCell(cell: number): void {
  const { digit, given } = store.board.value[cell]!;
  const held = heldDigit.value;
  const takes = digit === 0 || (digit === held && !given && entryMode.value === 'digit');
  if (held > 0 && (takes || entryMode.value === 'colour')) enter(held);
  else if (digit > 0) heldDigit.value = digit;
}

/** A digit key or button: writes what the mode says into the selected cells. */
export function enter(digit: number, mode: EntryMode = entryMode.value): void {
  const cells = selection.value;
  const board = store.board.value;
  if (cells.size === 0) {
    notify(strings.value.play.tip);
    return;
  }
  if (mode === 'digit') enterDigit(digit);
  else if (mode === 'corner') store.play(moves.toggleMark(board, cells, digit, 'corner'));
  else if (mode === 'colour') store.play(moves.toggleColour(board, cells, digit - 1));
  else if (store.game.value.automatic)
    store.play(moves.toggleStruck(board, cells, digit, store.possible.value));
  else store.play(moves.toggleMark(board, cells, digit, 'centre'));
}

function enterDigit(digit: number): void {
  const t = strings.value.play;
  const cells = selection.value;
  const before = new Set(store.clashes.value.map(({ house, digit: d }) => `${house}:${d}`));
  if (!store.play(moves.enterDigit(store.board.value, cells, digit, tidyMarks.value))) return;
  clearNotice();
  const fresh = clashesOf(store.board.value).filter(
    ({ house, digit: d }) => !before.has(`${house}:${d}`),
  );
  const first = fresh[0];
  if (first && showClashes.value) announce(t.clash(first.digit, first.cells, first.house));
  else if (store.board.value[cursor.value]!.digit !== digit) announce(t.erased);
  else
    announce(cells.size === 1 ? t.entered(cursor.value, digit) : t.enteredMany(cells.size, digit));
}

export function erase(): void {
  if (store.play(moves.erase(store.board.value, selection.value))) {
    clearNotice();
    announce(strings.value.play.erased);
  }
}

export function undo(): void {
  const { patches, done } = store.game.value.history;
  const t = strings.value.play;
  if (store.undo()) selectMany(lastCells(patches[done - 1]));
  announce(patches.length > 0 && done > 0 ? t.undone : t.nothingToUndo);
  clearNotice();
}

export function redo(): void {
  const { patches, done } = store.game.value.history;
  const t = strings.value.play;
  if (store.redo()) selectMany(lastCells(patches[done]));
  announce(done < patches.length ? t.redone : t.nothingToRedo);
  clearNotice();
}

export function toggleAutomatic(): void {
  const automatic = !store.game.value.automatic;
  store.setAutomatic(automatic);
  announce(automatic ? strings.value.play.automaticOn : strings.value.play.automaticOff);
}

export function restart(): void {
  if (store.play(moves.restart(store.board.value))) notify(strings.value.play.restarted);
}

export function clearMarks(): void {
  if (store.play(moves.clearMarks(store.board.value))) notify(strings.value.play.marksCleared);
}
