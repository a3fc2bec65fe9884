// When a sheet is printed, from the dialog or by the browser's own command, and what is to be on it.
// It is drawn only then: nobody should wait at every move for what is not seen.

import { signal } from '@preact/signals';

/** Puzzles on a page. */
export const sheetSize = signal(1);
export const withProgress = signal(false);
export const printing = signal(false);

export function printSheet(progress: boolean): void {
  withProgress.value = progress;
  window.print();
}

export function listenForPrinting(): void {
  window.addEventListener('beforeprint', () => {
    printing.value = true;
  });
  window.addEventListener('afterprint', () => {
    printing.value = false;
  });
}
