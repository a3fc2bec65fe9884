// Which part of the page is shown, and which dialog is open.

import { effect, signal } from '@preact/signals';
import { readInTab, writeInTab } from './storage';

export const tabNames = ['play', 'learn', 'set', 'watch'] as const;
export type Tab = (typeof tabNames)[number];

const kKey = 'nonet.tab';
const before = readInTab(kKey);
export const tab = signal<Tab>(tabNames.find((name) => name === before) ?? 'play');

/** A reload shows the same part again, and another part is seen from its top. */
export function keepTab(): void {
  effect(() => {
    writeInTab(kKey, tab.value);
    window.scrollTo(0, 0);
  });
}

export type DialogName = 'bring' | 'list' | 'share' | 'settings' | 'keys';
export const dialog = signal<DialogName | null>(null);

export const closeDialog = (): void => {
  dialog.value = null;
};
