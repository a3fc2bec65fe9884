// How hard the puzzle being played is for a person: asked for, as the engine for it is fetched only then.

import { signal } from '@preact/signals';
import type { Rating, TechniqueInfo } from 'nonet/logic';
import { keyOf, puzzleFor } from '../board/puzzle_text';
import { Cancelled, slowEngine } from '../engine/engine_client';
import { puzzle } from '../game/game_store';

export interface Difficulty {
  /** Of which puzzle. */
  readonly key: string;
  readonly rating: Rating;
  /** The technique of the hardest step; null when there is none. */
  readonly hardest: TechniqueInfo | null;
}

/** The hardest puzzles take seconds; longer than this nobody waits. */
const kTimeout = 15_000;

export const difficulty = signal<Difficulty | null>(null);
export const asking = signal(false);
export const failed = signal(false);

let techniques: TechniqueInfo[] | null = null;

export async function askDifficulty(): Promise<void> {
  const asked = puzzle.value;
  const key = keyOf(asked);
  asking.value = true;
  failed.value = false;
  try {
    const rating = await slowEngine.ask('rate', {
      puzzle: puzzleFor(asked),
      options: { timeoutMs: kTimeout },
    });
    techniques ??= await slowEngine.ask('techniques', null);
    const hardest = techniques.find((technique) => technique.key === rating.erTechnique) ?? null;
    difficulty.value = { key, rating, hardest };
  } catch (error) {
    failed.value = !(error instanceof Cancelled);
  } finally {
    asking.value = false;
  }
}
