// Making a new puzzle, in English.

import { decimal, plural } from './words_en';

export const make = {
  heading: 'Make a new one',
  level: 'How hard',
  any: 'Any',
  make: 'Make it',
  making: 'Making ...',
  tried: (n: number): string => `${plural(n, 'puzzle', 'puzzles')} tried`,
  cancelled: 'Cancelled',
  title: (level: string, seed: string): string => `${level} · ${seed}`,
  wishes: 'More wishes',
  symmetry: 'Symmetry of the givens',
  symmetries: {
    none: 'None',
    rotate180: 'Half turn',
    rotate90: 'Quarter turn',
    horizontal: 'Top and bottom alike',
    vertical: 'Left and right alike',
    diagonal: 'Along the diagonal',
    antidiagonal: 'Along the other diagonal',
    axes: 'Both ways, up and across',
    diagonals: 'Along both diagonals',
    full: 'All of them',
  },
  technique: 'Technique that is needed',
  anyTechnique: 'Any',
  nothingHarder: 'Nothing harder is needed',
  chooseRating: 'Choose the rating',
  ratingHelp:
    'On Sudoku Explainer’s scale: singles are 1.0 to 2.3, X-Wing 3.2, long chains above 6.5.',
  rated: (from: number, to: number): string =>
    from === to ? `rated ${decimal(from)}` : `rated ${decimal(from)} to ${decimal(to)}`,
  badRating: 'Ratings are from 1.0 to 20.0, the smaller number first.',
  chooseGivens: 'Choose how many givens',
  from: 'from',
  fieldName: (what: 'rating' | 'givens', end: string): string =>
    `${what === 'rating' ? 'Rating' : 'Givens'} ${end}`,
  to: 'to',
  minimal: 'No given can be spared',
  seed: 'Seed',
  seedAny: 'any',
  seedHelp: 'The same number with the same wishes makes the same puzzle, here and for a friend.',
  badSeed: 'A seed is a whole number of at most 20 digits, below 18,446,744,073,709,551,616.',
  badGivens: 'Givens are from 17 to 60, the smaller number first.',
  impossible: 'There is no puzzle with these wishes.',
  notFound: (n: number): string =>
    n > 0
      ? `None of ${plural(n, 'puzzle', 'puzzles')} was as wished. Wish for less, or try again.`
      : 'Puzzles like this are too rare: none was found. Wish for less.',
};
