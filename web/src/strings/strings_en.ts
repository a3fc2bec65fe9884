// Everything the page says, in English. Other languages have the same shape (`Strings`), so a missing
// or a superfluous text does not compile. Texts are shown as text, never as HTML.
//
// Long because all texts are in one place, where a translator needs them.

const plural = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString('en')} ${many}`;
const houses = ['row', 'column', 'box'];
const house = (h: number): string => `${houses[Math.floor(h / 9)]} ${(h % 9) + 1}`;
const cell = (c: number): string => `r${Math.floor(c / 9) + 1}c${(c % 9) + 1}`;
const cells = (list: readonly number[]): string => list.map(cell).join(' ');
const spoken = (c: number): string => `row ${Math.floor(c / 9) + 1} column ${(c % 9) + 1}`;
const and = (list: readonly (string | number)[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

export const en = {
  locale: 'en',
  name: 'Nonet',
  tagline: 'Sudoku: play, set, watch',
  cell,
  cells,
  house,
  number: (n: number): string => n.toLocaleString('en'),
  skip: 'Skip to the board',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not allow copying; the text is selected.',
  tabs: { label: 'What to do', play: 'Play', set: 'Set', watch: 'Watch' },
  header: {
    bring: 'New puzzle',
    share: 'Share',
    settings: 'Settings',
    keys: 'Keys and help',
  },

  board: {
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
  },

  play: {
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
    notUnique:
      'This puzzle has several solutions, so your digits were checked against all of them.',
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
    list: (n: number, of: number): string => `${n} of ${of.toLocaleString('en')}`,
    previous: 'Previous puzzle',
    next: 'Next puzzle',
    showList: 'Show the list',
    resumed: 'Your game goes on where you left it.',
    fromLink: 'The position from the link. Undo leads back to your own.',
    notStored:
      'This browser does not let the page store anything: a reload loses the game. Share it as a link to keep it.',
  },

  verdict: {
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
      exact
        ? `${n.toLocaleString('en')} solutions.`
        : `More than ${(n - 1).toLocaleString('en')} solutions.`,
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
  },

  set: {
    intro: 'Make a puzzle of your own',
    play: 'Play it',
    clear: 'Clear the board',
    cleared: 'Board cleared. Undo brings it back.',
    fromGame: 'Take the puzzle being played',
    witnesses: 'Show on the board',
    first: 'First',
    second: 'Second',
    hide: 'Givens only',
    solution: 'Solution',
    truth: 'True candidates',
    truthLong: 'In each cell the digits that some solution has',
    removeRedundant: 'Take one out',
    symmetry: 'Symmetry',
    symmetries: { none: 'None', rotate: 'Half turn', mirror: 'Mirror', diagonal: 'Diagonal' },
    symmetryLong:
      'Delete takes out the mirrored givens too; the cells that go together are outlined',
    time: (ms: number): string => (ms < 1 ? 'in under 1 ms' : `in ${Math.round(ms)} ms`),
  },

  bring: {
    title: 'New puzzle',
    choose: 'Start one now',
    levels: {
      gentle: 'Gentle',
      everyday: 'Everyday',
      sparse: '17 givens',
      hardest: 'Famously hard',
    },
    paste: 'Or bring your own',
    pasteLabel: 'Paste a puzzle, a list, or a link',
    pasteHint:
      '81 characters, grids with or without frames, pencil marks, .sdk, .sdm, HoDoKu, CSV, JSON, links',
    open: 'Open',
    file: 'Open a file ...',
    type: 'Type one in',
    drop: 'Drop the file to open it',
    recent: 'Go on with',
    found: (n: number, bad: number): string =>
      bad > 0
        ? `${plural(n, 'puzzle', 'puzzles')}; ${plural(bad, 'row', 'rows')} could not be read`
        : plural(n, 'puzzle', 'puzzles'),
    place: (line: number, column: number): string =>
      line > 0 ? (column > 0 ? `Line ${line}, column ${column}: ` : `Line ${line}: `) : '',
    nothing: 'There is no puzzle in the text.',
    tooLong: (mb: number): string =>
      `That is more than ${mb} megabytes. Nonet's command line reads any length.`,
    brokenLink: 'The link is damaged or cut off: it holds no puzzle.',
    otherLink: 'This link only names a puzzle kept on another site; there is no puzzle in it.',
    variant:
      'The link holds a puzzle with further rules; only classic 9 by 9 Sudoku is played here.',
    failed: (why: string): string => `It could not be read: ${why}`,
    noFile: 'The file could not be opened.',
    loaded: (title: string): string => `Opened: ${title}`,
    filled: (n: number): string => `${plural(n, 'digit was', 'digits were')} already filled in.`,
    listTitle: 'The list',
    listHelp: 'Choose one; what cannot be read is named.',
    line: (n: number): string => `Line ${n}`,
    more: (n: number): string => `... and ${n.toLocaleString('en')} more`,
    done: 'done',
  },

  share: {
    title: 'Share',
    what: 'What to share',
    puzzle: 'Puzzle',
    position: 'With my progress',
    link: 'Link',
    line: '81 characters',
    picture: 'Picture',
    svg: 'Save as SVG',
    png: 'Save as PNG',
    print: 'Print a sheet',
    printHow: 'Puzzles on a page',
    text: 'As text',
    notation: 'Notation',
    elsewhere: 'Open elsewhere',
    elsewhereLong: 'These sites open in a new window and are told the puzzle.',
    failedPng: 'The picture could not be made.',
  },

  print: {
    foot: 'Made with Nonet',
  },

  difficulty: {
    ask: 'How hard is it?',
    title: 'Difficulty',
    asking: 'Rating ...',
    levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert', extreme: 'Extreme' },
    rating: (er: number): string => `${er.toFixed(1)} on Sudoku Explainer's scale (ER)`,
    hardest: (name: string): string => `Hardest step: ${name}`,
    atLeast: (er: number): string =>
      `at least ${er.toFixed(1)}; the rating was cut off after some seconds`,
    stuck: 'Beyond every technique of the scale.',
    unrated: 'Only a puzzle with one solution can be rated.',
    failed: 'The part for this could not be loaded.',
  },

  watch: {
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
    speedValue: (n: number): string => `${n.toLocaleString('en')} a second`,
    speedMost: 'as fast as it goes',
    jump: 'Jump to',
    jumpTo: { retreat: 'retreat', step: 'try', event: 'event', solution: 'solution' },
    jumpNumber: 'Number',
    go: 'Go',
    noSuch: (what: string, n: number): string =>
      `There is no ${what} ${n.toLocaleString('en')}: the search ended before.`,
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
    heatCell: (n: number): string => `${n.toLocaleString('en')} tries`,
    code: 'What it does',
    codeNow: 'current line',
    tree: 'Decisions',
    treeEmpty: 'The tree grows here as digits are placed.',
    treeFolded: (n: number): string => `${n.toLocaleString('en')} more below`,
    treeNode: (c: number, d: number): string => `${d} in ${cell(c)}`,
    treeKinds: { open: 'standing', dead: 'failed', solved: 'leads to a solution' },
    treeFold: 'Fold',
    treeUnfold: 'Unfold',
    treeHelp: 'A failed branch is folded; choose a node to open or close it.',
    treeShown: (n: number, all: number): string =>
      `${n.toLocaleString('en')} of ${all.toLocaleString('en')} placements drawn.`,
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
        ? `${ms.toFixed(2)} ms`
        : ms < 10000
          ? `${Math.round(ms)} ms`
          : `${(ms / 1000).toFixed(1)} s`,
    raceTimes: 'Measure times',
    raceTimesLong: 'each alone, to the end, at most ten million tries',
    space: (blanks: number): string => `Brute force would have 9^${blanks} boards to judge.`,
    restartRace: 'Start again',
    choose: 'Choose',
    puzzleNow: 'The puzzle being played',
    hardForBacktracking: 'Hard for backtracking',
    hardOne: 'a puzzle made against backtracking',
    yours: 'Your puzzle',
    engineFailed: 'The search could not be started.',
  },

  settings: {
    title: 'Settings',
    theme: 'Light or dark',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    language: 'Language',
    systemLanguage: 'As the browser',
    shadePeers: 'Shade the houses of the cell and equal digits',
    tidyMarks: "Take a digit's marks out of its houses when it is entered",
    offline: 'This page works without a network.',
    update: 'A new version is ready.',
    reload: 'Load it',
    private: 'Everything happens on your machine: nothing is sent anywhere, nothing is counted.',
    forget: 'Forget all games',
    forgotten: 'All games on this machine are forgotten.',
  },

  keys: {
    title: 'Keys and help',
    mouse: 'Mouse and touch',
    mouseRows: [
      ['Drag', 'select several cells'],
      ['Ctrl or Shift and click', 'add a cell, or all up to it'],
      ['Double click', 'select all cells with the same digit'],
    ],
    keyboard: 'Keyboard',
    rows: [
      ['Arrows', 'move; with Shift select on the way'],
      ['1 to 9', 'write in the chosen mode'],
      ['Shift + digit', 'corner mark'],
      ['Ctrl + digit', 'candidate'],
      ['Alt + digit', 'colour'],
      ['Delete, 0', 'clear: digits, then marks, then colours'],
      ['Z X C V', 'digit, corner, candidate, colour'],
      ['A', 'all candidates on or off'],
      ['Ctrl + Z, Ctrl + Y', 'undo, redo'],
      ['Ctrl + A, Escape', 'select all, nothing'],
      ['Ctrl + V', 'open what was copied'],
    ],
    watching: 'When watching',
    watchRows: [
      ['Space', 'play or pause'],
      ['Left, Right', 'one event back, forward'],
      ['Home, End', 'to the start, to the end'],
    ],
  },
};

export type Strings = typeof en;
