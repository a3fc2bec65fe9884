// The board and the part in which a puzzle is played, in English.

import { and, cell, house, number, plural, spoken } from './words_en';

export const board = {
  label: 'Sudoku board',
  blank: 'blank',
  given: 'given',
  spoken,
  clash: 'clashes',
  corner: (digits: readonly number[]): string => `corner marks ${digits.join(' ')}`,
  candidates: (digits: readonly number[]): string => `candidates ${digits.join(' ')}`,
  noCandidate: 'no candidate left',
  colours: (names: readonly string[]): string => `coloured ${and(names)}`,
  colourNames: ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink', 'grey'],
  described:
    'Arrow keys move, digits fill in, Delete clears. Shift and a digit: corner mark. Control and a digit: candidate.',
};

export const play = {
  modes: {
    label: 'What the digits write',
    digit: 'Digit',
    corner: 'Corner',
    candidate: 'Candidate',
    colour: 'Colour',
  },
  modeHelp: {
    digit:
      'A digit goes into the selected cell. With Shift it is a corner mark, with Ctrl a candidate.',
    touch: 'A digit goes into the selected cell. Drag over the board to select several.',
    corner: 'Small notes in the corner, such as the two places for a digit in a box.',
    candidate: 'All digits that the cell may still be. Or let the page fill in all candidates.',
    colour: 'Colours mark what belongs together. 1 to 9 are nine of them.',
  },
  pad: 'Digits',
  digit: (d: number): string => `Digit ${d}`,
  left: (d: number, n: number): string => `Digit ${d}, ${n} to go`,
  erase: 'Erase',
  undo: 'Undo',
  redo: 'Redo',
  more: 'More',
  restart: 'Restart',
  restarted: 'Back to the givens. Undo brings your digits back.',
  clearMarks: 'Clear marks',
  marksCleared: 'Marks and colours cleared. Undo brings them back.',
  automatic: 'Candidates',
  automaticLong: 'Fill in all candidates and keep them up to date; strike out what you exclude',
  automaticOn: 'All candidates are shown. In Candidate mode a digit strikes one out.',
  automaticOff: 'Your own marks are shown.',
  check: 'Check',
  checkLong: 'Is everything right so far?',
  givens: (n: number): string => plural(n, 'given', 'givens'),
  toGo: (n: number): string => (n === 0 ? 'full' : `${n} to go`),
  untitled: 'Puzzle',
  tip: 'Choose a cell, then a digit.',
  solved: 'Solved!',
  solvedLong: 'Every row, column and box holds 1 to 9.',
  another: 'Another puzzle',
  fullNotSolved: 'The board is full, but some digits clash.',
  right: (n: number): string =>
    n === 0 ? 'Nothing is filled in yet.' : `All right so far: ${plural(n, 'digit', 'digits')}.`,
  wrong: (n: number): string => (n === 1 ? 'One thing is wrong.' : `${n} things are wrong.`),
  wrongDigit: (c: number, d: number): string => `${cell(c)} cannot be ${d}.`,
  wrongStruck: (c: number, d: number): string =>
    `${d} was struck out of ${cell(c)}, but it is needed.`,
  goBack: 'Back to before the mistake',
  showWrong: 'Mark them',
  wentBack: (n: number): string =>
    `${plural(n, 'move', 'moves')} taken back. Everything on the board is right. Redo brings them back.`,
  wentBackErased: 'The wrong digits are taken out.',
  notUnique: 'This puzzle has several solutions, so your digits were checked against all of them.',
  noSolution: 'This puzzle has no solution.',
  dismiss: 'Dismiss',
  entered: (c: number, d: number): string => `${d} in ${spoken(c)}`,
  enteredMany: (n: number, d: number): string => `${d} in ${n} cells`,
  erased: 'Erased',
  undone: 'Undone',
  redone: 'Done again',
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to do again',
  modeNow: (mode: string): string => `Digits now write: ${mode}`,
  clash: (d: number, list: readonly number[], h: number): string =>
    `${d} twice in ${house(h)}: ${and(list.map(cell))}`,
  clashMany: (n: number): string => `and ${plural(n, 'more clash', 'more clashes')}`,
  list: (n: number, of: number): string => `${number(n)} of ${number(of)}`,
  previous: 'Previous puzzle',
  next: 'Next puzzle',
  showList: 'Show the list',
  resumed: 'Your game goes on where you left it.',
  fromLink: 'The position from the link. Undo leads back to your own.',
  notStored:
    'This browser does not let the page store anything: a reload loses the game. Share it as a link to keep it.',
};
