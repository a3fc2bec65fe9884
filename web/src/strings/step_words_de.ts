// Steps of reasoning in German, put together from what a step holds: the engine tells them in English.

import type { Step } from 'nonet/logic';
import { shortWith } from './step_words_en';
import type { Strings } from './strings_en';
import { techniqueName } from './technique_names_de';
import { cell, house, und } from './words_de';

type Node = Step['chains'][number]['nodes'][number];

/** Longer chains are followed on the board, not in a sentence. */
const kMostNodes = 30;

const felder = (list: readonly number[]): string => und(list.map(cell));
const haeuser = (list: readonly number[]): string => und(list.map(house));
const also = (list: readonly number[]): string => (list.length > 0 ? `, in ${haeuser(list)}` : '');
const finnen = (step: Step): number[] => [
  ...new Set(step.marks.filter(({ role }) => role === 'extra').map((mark) => mark.cell)),
];

function singles(step: Step): string {
  const [placed] = step.placements;
  if (!placed) return '';
  const where = step.houses[0] === undefined ? '' : house(step.houses[0]);
  if (step.technique === 'last-cell')
    return `In ${where} fehlt nur noch die ${placed.digit}, und nur ${cell(placed.cell)} ist frei.`;
  if (step.technique === 'hidden-single')
    return `In ${where} kann die ${placed.digit} nur noch in ${cell(placed.cell)} stehen.`;
  return `In ${cell(placed.cell)} bleibt nur die ${placed.digit}: Alle anderen Ziffern sieht das Feld schon, oder sie sind dort ausgeschlossen.`;
}

function locked(step: Step): string {
  const [from, to] = [step.houses[0], step.covers[0]];
  if (from === undefined || to === undefined) return general(step);
  const digit = und(step.digits);
  return `In ${house(from)} kann die ${digit} nur in ${felder(step.cells)} stehen, und die liegen alle in ${house(to)}. Also hat ${house(to)} ihre ${digit} dort.`;
}

function subsets(step: Step): string {
  const hidden = step.technique.includes('hidden');
  return hidden
    ? `${und(step.digits)} haben nur die Felder ${felder(step.cells)}${also(step.houses)}. Für andere Ziffern ist dort kein Platz.`
    : `${felder(step.cells)} haben zusammen nur die Ziffern ${und(step.digits)}. Sie sind damit vergeben${also(step.houses)}.`;
}

function fishes(step: Step): string {
  const digit = und(step.digits);
  const fins = finnen(step);
  const plain = `In ${haeuser(step.houses)} kann die ${digit} nur dort stehen, wo ${haeuser(step.covers)} kreuzen`;
  return fins.length === 0
    ? `${plain}. Dort wird sie gebraucht, und nirgends sonst in ${haeuser(step.covers)} ist Platz für sie.`
    : `${plain}, oder in der Flosse ${felder(fins)}. So oder so fällt sie dort weg, wo beides trifft.`;
}

const knoten = ({ digit, cells, on }: Node): string =>
  on ? `${felder(cells)} = ${digit}` : `${felder(cells)} ≠ ${digit}`;

/** Chains as a row of consequences; the board has the links. */
function chains(step: Step): string {
  if (step.length > kMostNodes)
    return `Die Kette hat ${step.length} Glieder; auf dem Brett sind ihre Schlüsse gezeichnet.`;
  const rows = step.chains.map(({ nodes, loop }) => {
    const row = nodes.map(knoten).join(' → ');
    return loop ? `${row} → (von vorn)` : row;
  });
  return rows.length === 1
    ? `Angenommen, der Anfang gilt: ${rows[0]}.`
    : `Jeder Fall führt zum selben Schluss: ${rows.join('; ')}.`;
}

/** What holds for any pattern: where it is, and of which digits. */
const general = (step: Step): string =>
  step.cells.length > 0
    ? `Das Muster steht in ${felder(step.cells)} mit ${und(step.digits)}${also(step.houses)}.`
    : `Das Muster handelt von ${und(step.digits)}${also(step.houses)}.`;

function reason(step: Step): string {
  if (step.technique.startsWith('direct-')) return `${general(step)} Danach bleibt nur ein Platz.`;
  if (step.family === 'singles') return singles(step);
  if (step.family === 'locked candidates') return locked(step);
  if (step.family === 'subsets') return subsets(step);
  if (step.family === 'fishes') return fishes(step);
  return step.chains.length > 0 ? chains(step) : general(step);
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

function stage(step: Step, shown: 1 | 2 | 3): string {
  const name = techniqueName(step);
  if (shown === 3) return `${name}: ${reason(step)} ${conclusion(step)}`;
  if (shown === 2) return `${name}: ${general(step)}`;
  const [first] = step.cells;
  if (step.houses.length > 0) return `${name}: in ${haeuser(step.houses)}.`;
  return first === undefined ? `${name}.` : `${name}: rund um ${house(18 + boxOf(first))}.`;
}

const boxOf = (c: number): number => 3 * Math.floor(c / 27) + Math.floor((c % 9) / 3);

export const steps: Strings['steps'] = {
  name: techniqueName,
  stage,
  reason,
  conclusion,
  short: (step) => shortWith(step, cell),
};
