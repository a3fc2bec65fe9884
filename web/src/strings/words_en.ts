// What the English texts are made of: numbers, cells, houses, lists.

import { type NumberSigns, numbersIn, shortNumbersIn } from './numbers';

const signs: NumberSigns = {
  thousands: ',',
  point: '.',
  units: [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
};
export const number = numbersIn(signs);
/** In a few characters: 1.9K. */
export const compact = shortNumbersIn(signs);
export const inHundredths = numbersIn(signs, 2);
export const decimal = (n: number): string => n.toFixed(1);
export const plural = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${number(n)} ${many}`;
export const houses = ['row', 'column', 'box'];
export const house = (h: number): string => `${houses[Math.floor(h / 9)]} ${(h % 9) + 1}`;
export const cell = (c: number): string => `r${Math.floor(c / 9) + 1}c${(c % 9) + 1}`;
export const cells = (list: readonly number[]): string => list.map(cell).join(' ');
export const spoken = (c: number): string => `row ${Math.floor(c / 9) + 1} column ${(c % 9) + 1}`;
export const and = (list: readonly (string | number)[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
