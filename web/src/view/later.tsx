// Parts of the page that are loaded when they are first needed, so that the board is there at once. They
// are fetched ahead of that as soon as the browser has nothing better to do.

import { signal } from '@preact/signals';
import type { JSX } from 'preact';

type View = () => JSX.Element;
const fetches: (() => Promise<unknown>)[] = [];

export function later(load: () => Promise<View>): View {
  const loaded = signal<View | null>(null);
  let asked: Promise<void> | null = null;
  const fetch = (): Promise<void> => {
    asked ??= load().then(
      (view) => {
        loaded.value = view;
      },
      () => {
        asked = null;
      },
    );
    return asked;
  };
  fetches.push(fetch);
  return () => {
    const Shown = loaded.value;
    if (Shown) return <Shown />;
    void fetch();
    return <div class="loading" />;
  };
}

/** Fetches every part, one after the other. */
export async function fetchAll(): Promise<void> {
  for (const fetch of fetches) await fetch();
}
