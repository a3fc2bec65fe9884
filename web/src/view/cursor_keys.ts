// Moving about a board with the keyboard, the same on every board.

import { allCells, rowOf } from '../board/geometry';
import {
  addToSelection,
  clearSelection,
  cursor,
  neighbour,
  select,
  selectMany,
} from '../game/selection';

const arrows: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The digit of a key, also with Shift held, and on the number pad: 1 to 9; 0 for none. */
export function digitOfKey(event: KeyboardEvent): number {
  const match = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? /^([1-9])$/.exec(event.key);
  return match ? Number(match[1]) : 0;
}

/** Whether the event was a movement; then it is dealt with. */
export function moveCursor(event: KeyboardEvent): boolean {
  const arrow = arrows[event.key];
  const command = event.ctrlKey || event.metaKey;
  if (arrow) {
    const to = neighbour(cursor.value, arrow[0], arrow[1]);
    if (event.shiftKey) addToSelection(to);
    else select(to);
  } else if (event.key === 'Home') select(command ? 0 : 9 * rowOf(cursor.value));
  else if (event.key === 'End') select(command ? 80 : 9 * rowOf(cursor.value) + 8);
  else if (event.key === 'Escape') clearSelection();
  else if (command && event.key.toLowerCase() === 'a') selectMany(allCells);
  else return false;
  event.preventDefault();
  return true;
}
