// The address of the page always holds the game, so that copying it shares the position, and a bookmark
// brings it back.

import { effect } from '@preact/signals';
import { gameHash } from '../link/link_codec';
import { game } from './game_store';

/** Browsers allow some hundred changes in half a minute. */
const kPause = 400;

export function keepAddress(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const now = game.value;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const hash = gameHash(now);
      if (hash !== location.hash) history.replaceState(null, '', hash);
    }, kPause);
  });
}
