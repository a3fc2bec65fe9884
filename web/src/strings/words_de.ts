// What the German texts are made of: numbers, cells, houses, lists.

import { type NumberSigns, numbersIn, shortNumbersIn } from './numbers';

const zeichen: NumberSigns = {
  thousands: '.',
  point: ',',
  units: [
    [1e12, '\u00a0Bio.'],
    [1e9, '\u00a0Mrd.'],
    [1e6, '\u00a0Mio.'],
  ],
};
export const zahl = numbersIn(zeichen);
/** Kurz: 1900, 1,2 Mio. */
export const kurz = shortNumbersIn(zeichen);
export const inHundertsteln = numbersIn(zeichen, 2);
export const dezimal = (n: number): string => n.toFixed(1).replace('.', ',');
export const mehrzahl = (n: number, eins: string, viele: string): string =>
  n === 1 ? `1 ${eins}` : `${zahl(n)} ${viele}`;
export const haeuser = ['Zeile', 'Spalte', 'Block'];
export const house = (h: number): string => `${haeuser[Math.floor(h / 9)]} ${(h % 9) + 1}`;
export const cell = (c: number): string => `Z${Math.floor(c / 9) + 1}S${(c % 9) + 1}`;
export const cells = (list: readonly number[]): string => list.map(cell).join(' ');
export const spoken = (c: number): string => `Zeile ${Math.floor(c / 9) + 1} Spalte ${(c % 9) + 1}`;
export const und = (list: readonly (string | number)[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} und ${list.at(-1)}`;
