// What the German sentences about a step are put together from.

import type { Step } from 'nonet/logic';
import { cell, house, und } from '../words_de';

/** A sentence or two about why a step follows. */
export type Reason = (step: Step) => string;
type Role = Step['marks'][number]['role'];

export const oder = (list: readonly (string | number)[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} oder ${list.at(-1)}`;
export const felder = (list: readonly number[]): string => und(list.map(cell));
export const felderOder = (list: readonly number[]): string => oder(list.map(cell));

const kMany = ['Zeilen', 'Spalten', 'Blöcken'] as const;

/** "Zeile 3", "den Zeilen 3 und 8", "Zeile 3 und Block 8": so, dass "in" davor passt. */
export function haeuser(list: readonly number[]): string {
  const kinds = new Set(list.map((h) => Math.floor(h / 9)));
  if (list.length < 2 || kinds.size > 1) return und(list.map(house));
  return `den ${kMany[[...kinds][0]!]} ${und(list.map((h) => (h % 9) + 1))}`;
}

/** The cells of the candidates that play a part, each once. */
export const inRole = ({ marks }: Step, role: Role): number[] => [
  ...new Set(marks.filter((mark) => mark.role === role).map((mark) => mark.cell)),
];
export const digitsInRole = ({ marks }: Step, role: Role): number[] =>
  [...new Set(marks.filter((mark) => mark.role === role).map((mark) => mark.digit))].sort();

/** The digits that are struck out, each once. */
export const struckDigits = ({ eliminations }: Step): number[] =>
  [...new Set(eliminations.map(({ digit }) => digit))].sort();
