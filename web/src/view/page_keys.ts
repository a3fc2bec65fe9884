// Keys that act wherever the focus is, unless it is in a field or a dialog is open. The part of the
// page that is shown says what they do.

import { useLayoutEffect } from 'preact/hooks';
import { dialog } from '../game/tabs';

type KeyHandler = (event: KeyboardEvent) => boolean;
let handler: KeyHandler | null = null;

/** While the calling component is shown, keys go to `handle`, from the moment it is in the document. */
export function usePageKeys(handle: KeyHandler): void {
  useLayoutEffect(() => {
    handler = handle;
    return () => {
      if (handler === handle) handler = null;
    };
  }, [handle]);
}

/** Elements that need the arrow keys, the space bar or digits for themselves. */
const isField = (element: Element): boolean =>
  element.matches('textarea, select, summary') ||
  (element.matches('input') && !element.matches('[type="checkbox"]'));

const isDigit = (event: KeyboardEvent): boolean =>
  /^[0-9]$/.test(event.key) || /^(Digit|Numpad)[0-9]$/.test(event.code);

const isErase = (event: KeyboardEvent): boolean =>
  event.key === 'Delete' || event.key === 'Backspace';

function onKey(event: KeyboardEvent): void {
  const element = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || dialog.value) return;
  const radio = element.matches('input[type="radio"]');
  if (isField(element) && !(radio && (isDigit(event) || isErase(event)))) return;
  // A button takes Enter and the space bar for itself; letters and arrows belong to the board only
  // while the focus is there or nowhere, or where it comes from when another part was chosen.
  const onBoard = element === document.body || element.closest('.board') !== null;
  const fromTab = event.key.startsWith('Arrow') && element.matches('.tab');
  const command = event.ctrlKey || event.metaKey;
  if (onBoard || fromTab || isDigit(event) || command || isErase(event)) handler?.(event);
}

export function listenForKeys(): void {
  document.addEventListener('keydown', onKey);
}
