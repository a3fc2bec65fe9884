// Steps of reasoning in German, put together from what a step holds: the engine tells them in English.

import type { Step } from 'nonet/logic';
import { shortWith } from './step_words_en';
import { basicReasons } from './steps_de/basic_reasons_de';
import { chainReason, reihe } from './steps_de/chain_reasons_de';
import { patternReasons } from './steps_de/pattern_reasons_de';
import { digitsInRole, felder, haeuser, inRole, type Reason } from './steps_de/step_parts_de';
import { aboutTechnique } from './steps_de/technique_about_de';
import { uniquenessReasons } from './steps_de/uniqueness_reasons_de';
import type { Strings } from './strings_en';
import { techniqueName } from './technique_names_de';
import { cell, house, und } from './words_de';

const own: Readonly<Record<string, Reason>> = {
  ...basicReasons,
  ...patternReasons,
  ...uniquenessReasons,
};

/** The sentences of a technique; undefined for one that German does not know yet. */
export const reasonOf = (technique: string): Reason | undefined =>
  own[technique] ?? chainReason(technique);

const roleNames = {
  base: '',
  extra: 'dazu ',
  pivot: 'Drehpunkt ',
  set_a: 'Menge A ',
  set_b: 'Menge B ',
  set_c: 'Menge C ',
  colour_a: 'eine Farbe ',
  colour_b: 'andere Farbe ',
} as const;
const roles = Object.keys(roleNames) as (keyof typeof roleNames)[];

/** Longer chains are followed on the board, not in a sentence. */
const kMostNodes = 30;

/** What the pattern is made of, part by part. */
function pattern(step: Step): string {
  const [chain] = step.chains;
  if (step.family === 'chains' && step.chains.length === 1 && chain!.nodes.length <= kMostNodes)
    return `${reihe(step, chain!)}.`;
  const parts = roles
    .filter((role) => inRole(step, role).length > 0)
    .map(
      (role) =>
        `${roleNames[role]}${und(digitsInRole(step, role))} in ${felder(inRole(step, role))}`,
    );
  if (parts.length === 0) parts.push(bare(step));
  const where = step.houses.length > 0 ? `, in ${haeuser(step.houses)}` : '';
  const across = step.covers.length > 0 ? `, quer zu ${haeuser(step.covers)}` : '';
  return `${parts.join('; ')}${where}${across}.`;
}

/** Digits and cells, where no candidates are marked. */
function bare({ digits, cells }: Step): string {
  if (cells.length === 0) return `die ${und(digits)}`;
  return digits.length === 0 ? felder(cells) : `${und(digits)} in ${felder(cells)}`;
}

function conclusion(step: Step): string {
  const placed = step.placements.map(({ cell: c, digit }) => `${cell(c)} ist ${digit}`);
  const digits = [...new Set(step.eliminations.map(({ digit }) => digit))].sort();
  const struck = digits.map((digit) => {
    const list = step.eliminations.filter((one) => one.digit === digit);
    return `die ${digit} in ${felder(list.map((one) => one.cell))} fällt weg`;
  });
  const all = [...placed, ...struck];
  return all.length > 0 ? `Also: ${all.join('; ')}.` : '';
}

function reason(step: Step): string {
  return reasonOf(step.technique)?.(step) ?? `Das Muster: ${pattern(step)}`;
}

function stage(step: Step, shown: 1 | 2 | 3): string {
  const name = techniqueName(step);
  if (shown === 3) return `${name}: ${reason(step)} ${conclusion(step)}`;
  if (shown === 2) return `${name}: ${pattern(step)}`;
  const [first] = step.cells;
  if (step.houses.length > 0) return `${name}: in ${haeuser(step.houses)}.`;
  return first === undefined ? `${name}.` : `${name}: rund um ${house(18 + boxOf(first))}.`;
}

const boxOf = (c: number): number => 3 * Math.floor(c / 27) + Math.floor((c % 9) / 3);

export const steps: Strings['steps'] = {
  name: techniqueName,
  about: ({ key }) => aboutTechnique(key),
  stage,
  reason,
  conclusion,
  short: (step) => shortWith(step, cell),
};
