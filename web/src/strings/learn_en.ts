// Difficulty, hints and paths, in English.

import { cells, decimal, number, plural } from './words_en';

export const difficulty = {
  ask: 'How hard is it?',
  title: 'Difficulty',
  asking: 'Rating ...',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert', extreme: 'Extreme' },
  score: (n: number): string => `score ${number(n)}`,
  rating: (er: number): string => `${decimal(er)} on Sudoku Explainer's scale (ER)`,
  hardest: (name: string, step: number): string => `Hardest step: ${name} (step ${step})`,
  atLeast: (er: number): string =>
    `at least ${decimal(er)} on Sudoku Explainer's scale; cut off after some seconds`,
  stuck: 'Beyond every technique of the scale.',
  unrated: 'Only a puzzle with one solution can be rated.',
  failed: 'The part for this could not be loaded.',
};

export const learn = {
  hint: 'Hint',
  hintLong: 'The next step, told in three stages',
  thinking: 'Looking ...',
  stages: ['Where to look', 'The pattern', 'What follows'],
  more: ['Show the pattern', 'Show what follows'],
  apply: 'Fill it in',
  applyStrike: 'Strike it out',
  wrongEntries: (list: readonly number[]): string =>
    list.length === 1
      ? `First things first: ${cells(list)} is not right.`
      : `First things first: ${list.length} cells are not right: ${cells(list)}.`,
  missingMarks: (list: readonly number[]): string =>
    `A candidate that is needed was struck out in ${cells(list)}.`,
  several: 'This puzzle has several solutions, so no step can be proved to be the only one.',
  nothing: 'No technique applies here.',
  path: 'Steps to the solution',
  whole: 'Show the whole way',
  finding: 'Looking for the way ...',
  stopped: 'The search for the way took too long; these are its first steps.',
  noPath: 'From here there is no way: something on the board is wrong. Check tells what.',
  from: 'Where the way begins',
  fromStart: 'From the givens',
  fromHere: 'From my position',
  stepTitle: 'Step',
  step: (n: number, of: number): string => `step ${n} of ${of}`,
  previous: 'Previous step',
  next: 'Next step',
  take: 'Play from here',
  taken: 'Your board now stands at this step. Undo brings your own position back.',
  about: 'About this technique',
  tellStruck: (digits: readonly number[]): string => `${digits.join(' ')} can be struck out`,
  tellPlaced: (d: number): string => `must be ${d}`,
  tellPattern: 'part of the pattern',
  steps: (n: number): string => plural(n, 'step', 'steps'),
  legend: 'What the colours and lines mean',
  parts: {
    base: 'pattern',
    extra: 'fin',
    pivot: 'pivot',
    set_a: 'first set',
    set_b: 'second set',
    set_c: 'third set',
    colour_a: 'one colour',
    colour_b: 'the other colour',
    on: 'then true',
    off: 'then false',
    struck: 'struck out',
    placed: 'filled in',
  },
  covers: 'where it strikes',
  strongLink: 'not this, so that',
  weakLink: 'this, so not that',
};
