// Settings and help, in English.

export const settings = {
  title: 'Settings',
  theme: 'Light or dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
  systemLanguage: 'As the browser',
  showTime: 'Show the time; it can be paused',
  showClashes: 'Mark equal digits in a house at once',
  digitFirst: 'Choose a digit first, then tap the cells it goes into',
  shadePeers: 'Shade the houses of the cell and equal digits',
  tidyMarks: "Take a digit's marks out of its houses when it is entered",
  offline: 'This page works without a network.',
  update: 'A new version is ready.',
  reload: 'Load it',
  private: 'Everything happens on your machine: nothing is sent anywhere, nothing is counted.',
  forget: 'Forget all games',
  forgotten: 'All games on this machine are forgotten.',
};

export const keys = {
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
    ['H', 'hint, more of it, and do it'],
    ['P', 'pause, go on'],
    ['Ctrl + Z, Ctrl + Y', 'undo, redo'],
    ['Ctrl + A, Escape', 'select all, nothing'],
    ['Ctrl + V', 'open what was copied'],
  ],
  cells: 'r4c7 is the cell in row 4 and column 7. A house is a row, a column or a box.',
  learning: 'When learning',
  learnRows: [
    ['Left, Right', 'one step back, forward'],
    ['Home, End', 'to the first, to the last'],
  ],
  watching: 'When watching',
  watchRows: [
    ['Space', 'play or pause'],
    ['Left, Right', 'one event back, forward'],
    ['Home, End', 'to the start, to the end'],
  ],
};
