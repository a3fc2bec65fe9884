// The way to the solution, as a person would reason, from the givens or from where the player stands.

import { computed, signal } from '@preact/signals';
import { Cancelled, learnEngine } from '../engine/engine_client';
import { key } from '../game/game_store';
import { askDifficulty, difficulty, failed } from './difficulty';
import { positionNow, positionsAlong } from './step_position';
import type { Explanation, Position } from './step_types';

export type From = 'start' | 'here';
export const from = signal<From>('start');

const fromHere = signal<{ key: string; explanation: Explanation } | null>(null);

export const path = computed<Explanation | null>(() => {
  if (from.value === 'start') return difficulty.value?.explanation ?? null;
  return fromHere.value?.key === key.value ? fromHere.value.explanation : null;
});

/** The position before each step, and the one behind the last. */
export const positions = computed<readonly Position[]>(() =>
  path.value ? positionsAlong(path.value.start, path.value.steps) : [],
);

const place = signal({ key: '', at: 0 });
/** The step that is shown, from 0. */
export const at = computed(() => {
  const last = Math.max(0, (path.value?.steps.length ?? 1) - 1);
  return place.value.key === key.value ? Math.min(place.value.at, last) : 0;
});

export function go(to: number): void {
  const last = Math.max(0, (path.value?.steps.length ?? 1) - 1);
  place.value = { key: key.value, at: Math.max(0, Math.min(to, last)) };
}

export function startFrom(next: From): void {
  from.value = next;
  place.value = { key: key.value, at: 0 };
  void findPath();
}

export async function findPath(): Promise<void> {
  if (from.value === 'start') return askDifficulty();
  const asked = key.value;
  failed.value = false;
  fromHere.value = null;
  try {
    const bounds = { timeoutMs: 10_000 };
    const explanation = await learnEngine.reason('explain', { ...positionNow() }, bounds);
    if (key.value === asked) fromHere.value = { key: asked, explanation };
    void askDifficulty();
  } catch (error) {
    failed.value = !(error instanceof Cancelled);
  }
}
