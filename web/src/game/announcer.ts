// What a screen reader is told, and the short messages that are also shown.

import { signal } from '@preact/signals';

/** Said by screen readers, not shown. */
export const announcement = signal('');
let turn = false;

export function announce(text: string): void {
  // Readers pass over a text that is already there; a space that cannot be seen makes it another one.
  turn = !turn;
  announcement.value = turn ? text : `${text}\u00a0`;
}

export interface Notice {
  readonly text: string;
  readonly tone: 'info' | 'good' | 'bad';
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shown beside the board until the next one, or until it is dismissed. */
export const notice = signal<Notice | null>(null);

/** Shows a message; it stands in a live region, so it is said too. */
export function notify(
  text: string,
  tone: Notice['tone'] = 'info',
  action?: Notice['action'],
): void {
  notice.value = action ? { text, tone, action } : { text, tone };
}

export function clearNotice(): void {
  notice.value = null;
}
