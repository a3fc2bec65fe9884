// Which part of the page is shown, and which dialog is open.

import { signal } from '@preact/signals';

export type Tab = 'play' | 'learn' | 'set' | 'watch';
export const tab = signal<Tab>('play');

export type DialogName = 'bring' | 'list' | 'share' | 'settings' | 'keys';
export const dialog = signal<DialogName | null>(null);

export const closeDialog = (): void => {
  dialog.value = null;
};
