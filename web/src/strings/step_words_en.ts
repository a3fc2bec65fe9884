// Steps of reasoning in English: as the engine tells them.

import type { Step, TechniqueInfo } from 'nonet/logic';
import { cell } from './words_en';

export const steps = {
  name: ({ name }: Pick<Step, 'technique' | 'name'>): string => name,
  /** What a technique is about, in a paragraph. */
  about: ({ explanation }: Pick<TechniqueInfo, 'key' | 'explanation'>): string => explanation,
  /** What a hint says at a stage, 1 to 3. */
  stage: (step: Step, stage: 1 | 2 | 3): string => step.texts[stage - 1]!,
  reason: (step: Step): string => step.reason,
  conclusion: (step: Step): string => step.conclusion,
  short: (step: Step): string => shortWith(step, cell),
};

/** What follows from a step in a few signs: r1c1 = 5, or r1c2 r1c3 ≠ 4. */
export function shortWith(step: Step, name: (c: number) => string): string {
  const placed = step.placements.map(({ cell: c, digit }) => `${name(c)} = ${digit}`);
  if (placed.length > 0) return placed.join(', ');
  const digits = [...new Set(step.eliminations.map(({ digit }) => digit))].sort();
  return digits
    .map((digit) => {
      const list = step.eliminations.filter((struck) => struck.digit === digit);
      return `${list.map((struck) => name(struck.cell)).join(' ')} ≠ ${digit}`;
    })
    .join(', ');
}
