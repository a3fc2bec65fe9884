// Text pasted anywhere but into a field, and files dropped anywhere on the page.

import { signal } from '@preact/signals';
import { notify } from '../game/announcer';
import { tab } from '../game/tabs';
import { strings } from '../strings/strings';
import { openFound } from './open_game';

/** Whether a file is held over the page. */
export const fileOver = signal(false);

// Reading comes with the libraries of other sites' links, which the start can do without.
async function bring(content: string | File): Promise<void> {
  const t = strings.value;
  try {
    const { kMostText, readPuzzles } = await import('./read_puzzles');
    if (content instanceof File && content.size > kMostText) {
      notify(t.bring.tooLong(kMostText / 1_000_000), 'bad');
      return;
    }
    const text = content instanceof File ? await content.text() : content;
    const found = await readPuzzles(text, t);
    if (found.kind === 'refused') {
      tab.value = 'play';
      notify(found.why, 'bad');
    } else openFound(found);
  } catch (error) {
    notify(t.bring.failed(String((error as Error).message)), 'bad');
  }
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

export function listenForPuzzles(): void {
  document.addEventListener('paste', (event) => {
    if (isField(event.target)) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '' && !file) return;
    event.preventDefault();
    if (text !== '') void bring(text);
    else if (file) void bring(file);
  });
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain'))
      return;
    event.preventDefault();
    fileOver.value = true;
  });
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) fileOver.value = false;
  });
  document.addEventListener('drop', (event) => {
    fileOver.value = false;
    if (isField(event.target) || !event.dataTransfer) return;
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    const text = event.dataTransfer.getData('text/plain');
    if (file) void bring(file);
    else if (text) void bring(text);
  });
}
