// The keyboard while a puzzle is set.

import { cursor, select, selection } from '../game/selection';
import { digitOfKey, moveCursor } from '../view/cursor_keys';
import { historyKeys } from '../view/play_keys';
import { enterGiven, eraseGivens, redoSet, undoSet } from './set_store';

export function setKey(event: KeyboardEvent): boolean {
  if (historyKeys(event, undoSet, redoSet) || moveCursor(event)) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (selection.value.size === 0) select(cursor.value);
  const digit = digitOfKey(event);
  if (digit > 0) enterGiven(selection.value, digit);
  else if (['Delete', 'Backspace', '0', '.'].includes(event.key)) eraseGivens(selection.value);
  else return false;
  event.preventDefault();
  return true;
}
