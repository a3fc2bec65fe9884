// How hard the puzzle being played is for a person: the whole way to its solution, and its rating. Asked
// for, as the engine for it is fetched only then.

import { computed, signal } from '@preact/signals';
import { keyOf, puzzleFor } from '../board/puzzle_text';
import { Cancelled, learnEngine, rateEngine } from '../engine/engine_client';
import { key, puzzle } from '../game/game_store';
import type { Explanation, Rating, Step } from './step_types';
import { askTechniques } from './technique_list';

export interface Difficulty {
  /** Of which puzzle. */
  readonly key: string;
  readonly explanation: Explanation;
  /** Comes after the explanation; null until then. */
  readonly rating: Rating | null;
}

/** The hardest puzzles take seconds; longer than this nobody waits. */
const kTimeout = 15_000;

const found = signal<Difficulty | null>(null);
/** Of the puzzle being played; null when it was not asked yet. */
export const difficulty = computed(() => (found.value?.key === key.value ? found.value : null));
const askedFor = signal('');
/** Whether the puzzle being played is being looked at. */
export const asking = computed(() => askedFor.value === key.value);
export const failed = signal(false);

/** The hardest step by its technique's cost, and its place among the steps; null when there is none. */
export function hardestOf(steps: readonly Step[]): { step: Step; at: number } | null {
  let most: { step: Step; at: number } | null = null;
  steps.forEach((step, at) => {
    if (!most || step.score > most.step.score) most = { step, at };
  });
  return most;
}

export async function askDifficulty(): Promise<void> {
  const asked = puzzle.value;
  const askedKey = keyOf(asked);
  if (found.value?.key === askedKey && (found.value.rating || asking.value)) return;
  rateEngine.cancel();
  askedFor.value = askedKey;
  failed.value = false;
  try {
    const bounds = { timeoutMs: kTimeout };
    const explanation = await learnEngine.reason('explain', puzzleFor(asked), bounds);
    await askTechniques();
    if (keyOf(puzzle.value) !== askedKey) return;
    found.value = { key: askedKey, explanation, rating: null };
    const rating = await rateEngine.reason('rate', puzzleFor(asked), bounds);
    if (found.value?.key === askedKey) found.value = { key: askedKey, explanation, rating };
  } catch (error) {
    failed.value = !(error instanceof Cancelled);
  } finally {
    if (askedFor.value === askedKey) askedFor.value = '';
  }
}
