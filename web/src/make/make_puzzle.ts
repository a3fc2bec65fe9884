// Making the puzzle wished for, in the worker: the first of the stream of new puzzles for its seed.

import type { GenerateOptions, NonetLogic } from 'nonet/logic';
import type { Made, Wishes } from './make_types';

/** Whoever waits sees how many were tried, and may cancel at any moment. */
const kTimeout = 120_000;
const kEndless = 1_000_000_000;

export function optionsFor({
  level,
  technique,
  nothingHarder,
  rating,
  symmetry,
  givens,
  minimal,
  seed,
}: Wishes): GenerateOptions {
  return {
    seed: BigInt(seed),
    symmetry,
    minimal,
    ...(givens ? { givens } : {}),
    ...(level ? { difficulty: level } : {}),
    ...(rating ? { rating } : {}),
    ...(technique ? (nothingHarder ? { hardest: technique } : { techniques: [technique] }) : {}),
    tries: kEndless,
    timeoutMs: kTimeout,
  };
}

export async function makePuzzle(
  logic: NonetLogic,
  wishes: Wishes,
  onTries: (tried: number) => void,
): Promise<Made> {
  try {
    const { puzzles, tries, end } = await logic.generate({ ...optionsFor(wishes), onTries });
    return { puzzle: puzzles[0]?.puzzle ?? null, tried: tries, end };
  } catch (error) {
    // Wishes that contradict each other.
    if ((error as Error).name === 'NonetError')
      return { puzzle: null, tried: 0, end: 'impossible' };
    throw error;
  }
}
