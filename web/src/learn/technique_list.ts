// The techniques that the engine knows, by their keys; fetched when they are first asked for.

import { signal } from '@preact/signals';
import { learnEngine } from '../engine/engine_client';
import type { TechniqueInfo } from './step_types';

export const techniques = signal<ReadonlyMap<string, TechniqueInfo>>(new Map());

/** Rejects when the engine cannot be had, as without a network. */
export async function askTechniques(): Promise<void> {
  if (techniques.value.size > 0) return;
  const infos = await learnEngine.reason('techniques');
  techniques.value = new Map(infos.map((info) => [info.key, info]));
}
