// The keyboard on the board being played. Letters act only while the focus is on the board or nowhere,
// so they never get in the way of typing.

import {
  type EntryMode,
  enter,
  entryMode,
  entryModes,
  erase,
  redo,
  setEntryMode,
  toggleAutomatic,
  undo,
} from '../game/actions';
import { solved } from '../game/game_store';
import { paused } from '../game/play_clock';
import { cursor, select, selection } from '../game/selection';
import { showTime } from '../game/settings';
import { applyHint, askHint, shownHint } from '../learn/hint_store';
import { digitOfKey, moveCursor } from './cursor_keys';

/** The hint, more of it, and at last what it says. */
function hintKey(): void {
  if (shownHint.value?.stage === 3) applyHint();
  else void askHint();
}

const modeKeys: Record<string, EntryMode> = {
  z: 'digit',
  x: 'corner',
  c: 'candidate',
  v: 'colour',
};

function modeFor(event: KeyboardEvent): EntryMode | undefined {
  if (event.shiftKey) return 'corner';
  if (event.ctrlKey || event.metaKey) return 'candidate';
  if (event.altKey) return 'colour';
  return undefined;
}

export const commandKey = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;

/** Undo and redo, the same wherever something can be undone. Whether the event was one of them. */
export function historyKeys(event: KeyboardEvent, back: () => void, again: () => void): boolean {
  if (!commandKey(event)) return false;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) back();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) again();
  else return false;
  event.preventDefault();
  return true;
}

/** Nothing else is done to a board that is covered. */
function pauseKey(event: KeyboardEvent): boolean {
  if (commandKey(event) || event.altKey || event.key.toLowerCase() !== 'p') return false;
  paused.value = false;
  event.preventDefault();
  return true;
}

/** Whether the key did something. */
export function playKey(event: KeyboardEvent): boolean {
  if (paused.value) return pauseKey(event);
  if (historyKeys(event, undo, redo) || moveCursor(event)) return true;
  const digit = digitOfKey(event);
  if (digit > 0) {
    if (selection.value.size === 0) select(cursor.value);
    enter(digit, modeFor(event));
  } else if (event.key === 'Delete' || event.key === 'Backspace' || event.key === '0') erase();
  else if (commandKey(event) || event.altKey) return false;
  else if (modeKeys[event.key.toLowerCase()]) setEntryMode(modeKeys[event.key.toLowerCase()]!);
  else if (event.key === ' ') {
    const at = entryModes.indexOf(entryMode.value);
    setEntryMode(entryModes[(at + 1) % entryModes.length]!);
  } else if (event.key.toLowerCase() === 'a') toggleAutomatic();
  else if (event.key.toLowerCase() === 'h') hintKey();
  else if (event.key.toLowerCase() === 'p') paused.value = !solved.value && showTime.value;
  else return false;
  event.preventDefault();
  return true;
}
