// The wishes for a new puzzle, and its making, which can be cancelled at any moment.

import { signal } from '@preact/signals';
import { Cancelled, makeEngine } from '../engine/engine_client';
import { announce } from '../game/announcer';
import { newGame } from '../game/game_store';
import { closeDialog, tab } from '../game/tabs';
import { techniques } from '../learn/technique_list';
import { openGame } from '../open/open_game';
import { strings } from '../strings/strings';
import { flawOf, newSeed, type Wishes } from './make_types';

export const wishes = signal<Wishes>({
  level: 'medium',
  technique: '',
  nothingHarder: false,
  rating: null,
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

/** How hard is said once: by a level, or more exactly by a technique or a rating. */
export const wishLevel = (level: Wishes['level']): void =>
  wish({ level, technique: '', rating: null });
export const wishExactly = (change: Pick<Wishes, 'technique'> | Pick<Wishes, 'rating'>): void =>
  wish({ level: null, ...change });

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
      openGame(newGame({ givens: made.puzzle, marks: null }, titleOf(asked)));
      tab.value = 'play';
      closeDialog();
    } else problem.value = made.end === 'impossible' ? t.impossible : t.notFound(made.tried);
  } catch (error) {
    if (!(error instanceof Cancelled)) problem.value = strings.value.difficulty.failed;
  } finally {
    making.value = null;
  }
}

/** How hard it was wished to be, and the seed. */
function titleOf({ level, technique, rating, seed }: Wishes): string {
  const t = strings.value;
  const info = techniques.value.get(technique);
  const wished = [
    ...(level ? [t.difficulty.levels[level]] : []),
    ...(info ? [t.steps.name({ technique, name: info.name })] : []),
    ...(rating ? [t.make.rated(...rating)] : []),
  ];
  return t.make.title(wished.join(', ') || t.make.any, seed);
}

export function cancelMaking(): void {
  if (making.value === null) return;
  makeEngine.cancel();
  announce(strings.value.make.cancelled);
}
