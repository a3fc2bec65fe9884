// What is watched: which puzzle, by which solver, alone or in a race.

import { computed, signal } from '@preact/signals';
import type { Algorithm } from 'nonet';
import { puzzle } from '../game/game_store';
import { kAgainstBacktracking } from '../open/examples';

export const algorithms: readonly Algorithm[] = [
  'brute-force',
  'backtracking',
  'bitmask',
  'fewest-candidates',
  'singles',
  'exact-cover',
];

export const watchMode = signal<'one' | 'race'>('one');
export const algorithm = signal<Algorithm>('backtracking');
export const subject = signal<'game' | 'hard'>('game');
export const showHeat = signal(false);

export const watchedPuzzle = computed(() =>
  subject.value === 'game' ? puzzle.value : { givens: kAgainstBacktracking, marks: null },
);
