// How long a game has been played: counted only while its board can be seen and played on.

import { effect, signal } from '@preact/signals';

/** Whole seconds. */
export const seconds = signal(0);
/** By the player; the board is covered meanwhile. */
export const paused = signal(false);

let gathered = 0;
/** When the clock was started; null while it stands. */
let since: number | null = null;

export const playedSeconds = (): number =>
  Math.floor((gathered + (since === null ? 0 : performance.now() - since)) / 1000);

export function setClock(to: number): void {
  gathered = 1000 * to;
  if (since !== null) since = performance.now();
  seconds.value = to;
  paused.value = false;
}

function start(): void {
  since ??= performance.now();
}

function stop(): void {
  if (since !== null) gathered += performance.now() - since;
  since = null;
}

/** Lets the clock run while `playing` (which reads signals) says so and the page is seen. */
export function keepClock(playing: () => boolean): void {
  const seen = signal(!document.hidden);
  document.addEventListener('visibilitychange', () => {
    seen.value = !document.hidden;
  });
  effect(() => {
    if (!playing() || !seen.value || paused.value) return;
    start();
    const timer = setInterval(() => {
      seconds.value = playedSeconds();
    }, 1000);
    return () => {
      clearInterval(timer);
      stop();
      seconds.value = playedSeconds();
    };
  });
}
