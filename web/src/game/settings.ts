// What a visitor has chosen, kept in the browser.

import { effect, signal } from '@preact/signals';
import { readStored, writeStored } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type LanguageChoice = 'system' | 'en' | 'de';

const kKey = 'nonet.settings';
const stored = readStored(kKey);

function choice<T>(name: string, options: readonly T[], fallback: T): T {
  const value = (stored as Record<string, unknown> | null)?.[name] as T;
  return options.includes(value) ? value : fallback;
}

export const theme = signal<Theme>(choice('theme', ['system', 'light', 'dark'], 'system'));
export const language = signal<LanguageChoice>(
  choice('language', ['system', 'en', 'de'], 'system'),
);
/** Shade the row, column and box of the cell, and equal digits. */
export const shadePeers = signal(choice('shadePeers', [true, false], true));
/** Take a digit's marks out of its peers when it is entered. */
export const tidyMarks = signal(choice('tidyMarks', [true, false], true));

/** Show how long a game has been played. */
export const showTime = signal(choice('showTime', [true, false], true));
/** Mark equal digits in a house as soon as they are there. */
export const showClashes = signal(choice('showClashes', [true, false], true));
/** A digit is chosen first, and goes into the cells that are tapped then. */
export const digitFirst = signal(choice('digitFirst', [true, false], false));

export function keepSettings(): void {
  effect(() => {
    writeStored(kKey, {
      theme: theme.value,
      language: language.value,
      shadePeers: shadePeers.value,
      tidyMarks: tidyMarks.value,
      showTime: showTime.value,
      showClashes: showClashes.value,
      digitFirst: digitFirst.value,
    });
  });
  effect(() => {
    if (theme.value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
  });
}
