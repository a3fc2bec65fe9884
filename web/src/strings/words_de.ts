// What the German texts are made of: numbers, cells, houses, lists.

import { numbersIn } from './numbers';

export const zahl = numbersIn('de');
/** Kurz: 1900, 1,2 Mio. */
export const kurz = numbersIn('de', { notation: 'compact' });
export const inHundertsteln = numbersIn('de', { maximumFractionDigits: 2 });
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
