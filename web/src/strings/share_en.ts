// Sharing and printing, in English.

export const share = {
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
};

export const print = {
  foot: 'Made with Nonet',
};
