// Making a puzzle of a level, in the worker: the stream of new puzzles for a seed, of which the first one
// that a person would find so hard is taken. So the same seed and wishes give the same puzzle.

import type { NonetLogic } from 'nonet/logic';
import type { Made, Wishes } from './make_types';

/** No level is so rare that it takes as many. */
const kMostTried = 20_000;
const kTimeout = 120_000;
/** A puzzle whose path takes longer than this is taken for one of another level. */
const kPathTimeout = 3000;

class Found {
  constructor(readonly puzzle: string) {}
}

export async function makePuzzle(
  logic: NonetLogic,
  wishes: Wishes,
  tell: (tried: number) => void,
): Promise<Made> {
  const { level, symmetry, givens, minimal, seed } = wishes;
  const stop = new AbortController();
  let tried = 0;
  try {
    const { puzzles, end } = await logic.generate({
      number: level ? kMostTried : 1,
      seed: BigInt(seed),
      symmetry,
      minimal,
      ...(givens ? { givens } : {}),
      timeoutMs: kTimeout,
      signal: stop.signal,
      onPuzzle: ({ puzzle }) => {
        if (stop.signal.aborted) return;
        tell(++tried);
        if (level === null) return;
        const path = logic.explain(puzzle, { timeoutMs: kPathTimeout });
        if (path.level === level) stop.abort(new Found(puzzle));
      },
    });
    const puzzle = level === null ? (puzzles[0]?.puzzle ?? null) : null;
    return { puzzle, tried, end: level !== null && end === 'done' ? 'out of tries' : end };
  } catch (error) {
    if (error instanceof Found) return { puzzle: error.puzzle, tried, end: 'done' };
    throw error;
  }
}
