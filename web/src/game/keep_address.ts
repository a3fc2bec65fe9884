// The address of the page always holds the game, so that copying it shares the position, and a bookmark
// brings it back.

import { effect } from '@preact/signals';
import { gameHash } from '../link/link_codec';
import { game } from './game_store';

/** Browsers allow some hundred changes in half a minute, so quick moves share one. */
const kPause = 400;

export function keepAddress(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const write = (): void => {
    timer = undefined;
    last = performance.now();
    const hash = gameHash(game.peek());
    if (hash !== location.hash) history.replaceState(null, '', hash);
  };
  effect(() => {
    game.value;
    if (timer === undefined)
      timer = setTimeout(write, Math.max(0, last + kPause - performance.now()));
  });
}
