// Verdicts, and the part in which a puzzle is set, in English.

import { and, cell, cells, house, number, plural } from './words_en';

export const verdict = {
  title: 'Verdict',
  thinking: 'Looking ...',
  unique: 'One solution',
  minimal: 'Every given is needed: the puzzle is minimal.',
  redundant: (list: readonly number[]): string =>
    list.length === 1
      ? `1 given could go: ${cell(list[0]!)}.`
      : list.length > 6
        ? `${list.length} givens, dotted on the board, could each go alone.`
        : `${list.length} givens could each go alone: ${cells(list)}.`,
  none: 'No solution',
  noneHard: 'No short reason: every way was tried, and each ends in a contradiction.',
  multiple: 'Several solutions',
  count: (n: number, exact: boolean): string =>
    exact ? `${number(n)} solutions.` : `More than ${number(n - 1)} solutions.`,
  differing: (list: readonly number[]): string =>
    list.length > 8
      ? `Two of them differ in ${list.length} cells, shaded on the board.`
      : `Two of them differ in ${plural(list.length, 'cell', 'cells')}: ${cells(list)}.`,
  interchangeable: (digits: readonly number[]): string =>
    `${and(digits)} stand nowhere, so they can change places.`,
  conflict: 'Conflict',
  conflictPair: (d: number, a: number, b: number, h: number): string =>
    `${d} twice in ${house(h)}: ${cell(a)} and ${cell(b)}.`,
  empty: 'No givens yet',
  emptyLong: 'Type or tap digits. What is true of the puzzle shows here at every key.',
  undecided: 'Not decided within a second',
  engineFailed: 'The engine could not be started in this browser.',
  obstacle: {
    noCandidate: (c: number): string => `No digit is left for ${cell(c)}`,
    noPlace: (d: number, h: number): string => `No place is left for ${d} in ${house(h)}`,
    fewCells: (digits: readonly number[], list: readonly number[], h: number): string =>
      `${and(digits)} have only ${and(list.map(cell))} in ${house(h)}`,
    fewDigits: (digits: readonly number[], list: readonly number[]): string =>
      `${and(list.map(cell))} have only the digits ${and(digits)}`,
    seen: (list: readonly string[]): string => `, because of ${and(list)}.`,
    after: (list: readonly string[]): string => `After ${and(list)}, which are forced: `,
    placed: (d: number, c: number): string => `${d} in ${cell(c)}`,
    end: '.',
  },
};

export const set = {
  intro: 'Make a puzzle of your own',
  play: 'Play it',
  clear: 'Clear the board',
  cleared: 'Board cleared. Undo brings it back.',
  fromGame: 'Take the one I play',
  witnesses: 'Show on the board',
  first: 'Solution 1',
  second: 'Solution 2',
  hide: 'Givens only',
  solution: 'Solution',
  truth: 'True candidates',
  truthLong: 'In each cell the digits that some solution has',
  removeRedundant: 'Take one out',
  symmetry: 'Symmetry',
  symmetries: { none: 'None', rotate: 'Half turn', mirror: 'Mirror', diagonal: 'Diagonal' },
  symmetryLong: 'Delete takes out the mirrored givens too; the cells that go together are outlined',
  time: (ms: number): string => (ms < 1 ? 'in under 1 ms' : `in ${Math.round(ms)} ms`),
};
