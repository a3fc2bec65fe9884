// The player of searches and the race, in English.

import { power } from './numbers';
import { cell, decimal, house, inHundredths, number, plural } from './words_en';

export const watch = {
  one: 'One search',
  race: 'Race',
  view: 'How to watch',
  solver: 'Solver',
  solvers: {
    'brute-force': 'Brute force',
    backtracking: 'Backtracking',
    bitmask: 'Backtracking with bit masks',
    'fewest-candidates': 'Fewest candidates first',
    singles: 'Singles, then fewest candidates',
    'exact-cover': 'Exact cover (dancing links)',
  },
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  back: 'Step back',
  start: 'To the start',
  end: 'To the end',
  stop: 'Stop',
  controls: 'Playing',
  speed: 'Speed',
  speedValue: (n: number): string => `${number(n)} a second`,
  speedMost: 'as fast as it goes',
  jump: 'Jump to',
  jumpTo: { retreat: 'retreat', step: 'try', event: 'event', solution: 'solution' },
  jumpNumber: 'Number',
  go: 'Go',
  noSuch: (what: string, n: number): string =>
    `There is no ${what} ${number(n)}: the search ended before.`,
  seeking: 'On the way ...',
  figures: 'Counters',
  events: 'Events',
  tries: 'Tries',
  rejections: 'Rejections',
  placements: 'Placements',
  retreats: 'Retreats',
  depth: 'Depth',
  greatestDepth: 'Deepest',
  heat: 'Heat map',
  heatLong: 'How often each cell was tried',
  heatCell: (n: number): string => plural(n, 'try', 'tries'),
  code: 'What it does',
  codeNow: 'current line',
  tree: 'Decisions',
  treeEmpty: 'The tree grows here as digits are placed.',
  treeFolded: (n: number): string => `${number(n)} more below`,
  treeNode: (c: number, d: number): string => `${d} in ${cell(c)}`,
  treeKinds: { open: 'standing', dead: 'failed', solved: 'leads to a solution' },
  treeFold: 'Fold',
  treeUnfold: 'Unfold',
  treeHelp: 'A failed branch is folded; choose a node to open or close it.',
  treeShown: (n: number, all: number): string => `${number(n)} of ${number(all)} placements drawn.`,
  event: {
    start: (blanks: number): string =>
      `Ready: ${plural(blanks, 'blank cell', 'blank cells')} to fill.`,
    try: (d: number, c: number): string => `Try ${d} in ${cell(c)}`,
    reject: (d: number, c: number, h: number, other: number): string =>
      `${d} is refused in ${cell(c)}: ${house(h)} has it in ${cell(other)}`,
    rejectMarks: (d: number, c: number): string =>
      `${d} is refused in ${cell(c)}: the puzzle's marks forbid it`,
    noDigit: (c: number): string => `No digit is left for ${cell(c)}`,
    noPlace: (d: number, h: number): string => `No place is left for ${d} in ${house(h)}`,
    deadEnd: 'Dead end',
    place: (d: number, c: number, forced: boolean): string =>
      forced ? `${d} is forced in ${cell(c)}` : `${d} stands in ${cell(c)} for now`,
    retreat: (d: number, c: number): string => `Take ${d} back out of ${cell(c)}`,
    solved: 'Solved: every cell is filled',
    exhausted: 'Nothing is left to try: there is no solution',
    exhaustedAfter: (n: number): string =>
      `Nothing is left to try: ${plural(n, 'solution', 'solutions')} found`,
  },
  raceTitle: 'Race',
  raceHelp: 'All solvers make their tries in step; choose up to four.',
  raceClock: (n: number): string => `${plural(n, 'try', 'tries')} each`,
  raceLane: (tries: number, retreats: number): string =>
    `${plural(tries, 'try', 'tries')} · ${plural(retreats, 'retreat', 'retreats')}`,
  raceResult: 'Result',
  raceColumns: { place: 'Place', solver: 'Solver', outcome: 'Outcome', time: 'Time' },
  outcome: {
    running: 'running',
    solved: 'solved',
    none: 'no solution',
    gaveUp: 'not finished',
  },
  raceNote:
    'Tries are exact and the same in every run. They are not time: a try of brute force is cheap, one of exact cover costs more.',
  raceTime: (ms: number): string =>
    ms < 10
      ? `${inHundredths(ms)} ms`
      : ms < 10000
        ? `${number(Math.round(ms))} ms`
        : `${decimal(ms / 1000)} s`,
  raceTimes: 'Measure times',
  raceTimesLong: 'each alone, to the end, at most ten million tries',
  space: (blanks: number): string => `Brute force would have ${power(9, blanks)} boards to judge.`,
  restartRace: 'Start again',
  choose: 'Choose',
  puzzleNow: 'The puzzle being played',
  hardForBacktracking: 'Hard for backtracking',
  hardOne: 'a puzzle made against backtracking',
  yours: 'Your puzzle',
  engineFailed: 'The search could not be started.',
};
