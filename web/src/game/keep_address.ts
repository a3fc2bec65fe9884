// The address of the page always holds the game, so that copying it shares the position, and a bookmark
// brings it back. It is a moment late; until it has caught up, the tab's storage says which game is meant.

import { effect } from '@preact/signals';
import { keyOf } from '../board/puzzle_text';
import { type Game, game } from './game_store';
import { savedGame } from './saved_games';
import { readInTab, removeInTab, writeInTab } from './storage';

/** Browsers allow some hundred changes in half a minute, so quick moves share one. */
const kPause = 400;
const kKey = 'nonet.ahead';

/** The game with the moves that this tab's address did not learn of any more before a reload; null when
 * the address is all there is to know. */
export function gameAheadOf(address: string): Game | null {
  const { late, key } = (readInTab(kKey) ?? {}) as { late?: unknown; key?: unknown };
  return late === address && typeof key === 'string' ? savedGame(key) : null;
}

export async function keepAddress(): Promise<void> {
  const { gameHash } = await import('../link/link_codec');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    last = performance.now();
    const hash = gameHash(game.peek());
    if (hash !== location.hash) history.replaceState(null, '', hash);
  };
  // The browser learns of the new address a little later: a reload until then goes to the old one.
  const catchUp = (): void => {
    write();
    forgetting = setTimeout(() => removeInTab(kKey), kPause);
  };
  effect(() => {
    const key = keyOf(game.value.puzzle);
    clearTimeout(forgetting);
    writeInTab(kKey, { late: location.hash, key });
    timer ??= setTimeout(catchUp, Math.max(0, last + kPause - performance.now()));
  });
  const writeNow = (): void => {
    if (timer !== undefined) write();
  };
  // Whoever leaves may come back to the address. In a reload it is too late for that: the storage stays.
  document.addEventListener('visibilitychange', writeNow);
  window.addEventListener('pagehide', writeNow);
}
