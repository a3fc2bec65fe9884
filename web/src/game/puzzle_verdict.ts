// What is true of a puzzle, asked of the engine at every change and shown as soon as it answers. An
// answer to a question that is no longer asked is dropped.

import { type Signal, signal } from '@preact/signals';
import type { Count, Judgement, RedundantGivens, TrueCandidates } from 'nonet';
import { countGivens, type PuzzleText, puzzleFor } from '../board/puzzle_text';
import { Cancelled, engine, slowEngine } from '../engine/engine_client';

export interface PuzzleVerdict {
  readonly puzzle: PuzzleText;
  readonly judgement: Judgement;
  /** From the question to the answer. */
  readonly milliseconds: number;
  readonly count: Count | null;
  readonly redundant: RedundantGivens | null;
}

/** How far solutions are counted. */
export const kCountLimit = 100_000;

export class VerdictQuestion {
  readonly answer: Signal<PuzzleVerdict | null> = signal(null);
  readonly failed = signal(false);
  private asked = 0;
  private counting = false;

  constructor(private readonly thorough: boolean) {}

  async ask(puzzle: PuzzleText): Promise<void> {
    const turn = ++this.asked;
    const current = (): boolean => turn === this.asked;
    const start = performance.now();
    try {
      const judgement = await engine.check(puzzleFor(puzzle), { timeoutMs: 1000 });
      if (!current()) return;
      const milliseconds = performance.now() - start;
      this.answer.value = { puzzle, judgement, milliseconds, count: null, redundant: null };
      if (this.thorough) await this.lookCloser(puzzle, judgement, current);
    } catch (error) {
      if (current() && !(error instanceof Cancelled)) this.failed.value = true;
    }
  }

  private async lookCloser(
    puzzle: PuzzleText,
    judgement: Judgement,
    current: () => boolean,
  ): Promise<void> {
    const question = puzzleFor(puzzle);
    if (judgement.verdict === 'multiple') {
      if (this.counting) slowEngine.cancel();
      this.counting = true;
      const count = await slowEngine
        .call('count', question, kCountLimit, { timeoutMs: 3000 })
        .finally(() => {
          if (current()) this.counting = false;
        });
      if (current()) this.answer.value = { ...this.answer.value!, count };
    } else if (judgement.verdict === 'unique' && countGivens(puzzle.givens) > 0) {
      const redundant = await engine.call('redundantGivens', question, { timeoutMs: 1000 });
      if (current()) this.answer.value = { ...this.answer.value!, redundant };
    }
  }
}

/** The digits that some solution has in each cell. */
export const trueCandidatesOf = (puzzle: PuzzleText): Promise<TrueCandidates> =>
  engine.call('trueCandidates', puzzleFor(puzzle), { timeoutMs: 1000 });
