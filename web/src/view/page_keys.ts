// Keys that act wherever the focus is, unless it is in a field or a dialog is open.

import { dialog, tab } from '../game/tabs';
import { setKey } from '../set/set_keys';
import { watchKey } from '../watch/watch_keys';
import { playKey } from './play_keys';

/** Elements that need the arrow keys, the space bar or digits for themselves. */
const isField = (element: Element): boolean =>
  element.matches('textarea, select, summary, [role="treeitem"]') ||
  (element.matches('input') && !element.matches('[type="checkbox"]'));

function onKey(event: KeyboardEvent): void {
  const element = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || dialog.value) return;
  const digit = /^[0-9]$/.test(event.key) || /^(Digit|Numpad)[0-9]$/.test(event.code);
  const radio = element.matches('input[type="radio"]');
  if (isField(element) && !(radio && digit)) return;
  const onBoard = element === document.body || element.closest('.board') !== null;
  // A button takes Enter and the space bar for itself; letters and arrows belong to the board only
  // while the focus is there.
  if (!onBoard && !digit && !event.ctrlKey && !event.metaKey && !isErase(event)) return;
  if (tab.value === 'play') playKey(event);
  else if (tab.value === 'set') setKey(event);
  else if (tab.value === 'watch') watchKey(event);
}

const isErase = (event: KeyboardEvent): boolean =>
  event.key === 'Delete' || event.key === 'Backspace';

export function listenForKeys(): void {
  document.addEventListener('keydown', onKey);
}
