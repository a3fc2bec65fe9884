// The wishes for a new puzzle, and its making, which can be cancelled at any moment.

import { signal } from '@preact/signals';
import { Cancelled, makeEngine } from '../engine/engine_client';
import { announce } from '../game/announcer';
import { newGame } from '../game/game_store';
import { closeDialog, tab } from '../game/tabs';
import { openGame } from '../open/open_game';
import { strings } from '../strings/strings';
import { flawOf, newSeed, type Wishes } from './make_types';

export const wishes = signal<Wishes>({
  level: 'medium',
  symmetry: 'rotate180',
  givens: null,
  minimal: true,
  seed: '',
});
/** How many puzzles were tried so far; null when none is being made. */
export const making = signal<number | null>(null);
export const problem = signal('');

export function wish(change: Partial<Wishes>): void {
  wishes.value = { ...wishes.value, ...change };
  problem.value = '';
}

export async function make(): Promise<void> {
  const t = strings.value.make;
  const asked = { ...wishes.value, seed: wishes.value.seed || newSeed() };
  const flaw = flawOf(asked);
  problem.value = flaw ? t[flaw] : '';
  if (flaw || making.value !== null) return;
  making.value = 0;
  announce(t.making);
  try {
    const made = await makeEngine.ask('make', asked, (tried) => {
      making.value = tried;
    });
    if (made.puzzle) {
      const level = asked.level ? strings.value.difficulty.levels[asked.level] : t.any;
      openGame(newGame({ givens: made.puzzle, marks: null }, t.title(level, asked.seed)));
      tab.value = 'play';
      closeDialog();
    } else problem.value = made.end === 'impossible' ? t.impossible : t.notFound(made.tried);
  } catch (error) {
    if (!(error instanceof Cancelled)) problem.value = strings.value.difficulty.failed;
  } finally {
    making.value = null;
  }
}

export function cancelMaking(): void {
  if (making.value === null) return;
  makeEngine.cancel();
  announce(strings.value.make.cancelled);
}
