// The dialog for new puzzles, and the list, in English.

import type { ReadError } from 'nonet';
import { number, plural } from './words_en';

export const bring = {
  title: 'New puzzle',
  choose: 'Or start one of these',
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
    line > 0
      ? column > 0
        ? `Line ${number(line)}, column ${number(column)}: `
        : `Line ${number(line)}: `
      : '',
  unreadable: ({ message, hint }: ReadError): string => `${message}; ${hint}`,
  nothing: 'There is no puzzle in the text.',
  tooLong: (mb: number): string =>
    `That is more than ${mb} megabytes. Nonet's command line reads any length.`,
  brokenLink: 'The link is damaged or cut off: it holds no puzzle.',
  otherLink: 'This link only names a puzzle kept on another site; there is no puzzle in it.',
  variant: 'The link holds a puzzle with further rules; only classic 9 by 9 Sudoku is played here.',
  failed: (why: string): string => `It could not be read: ${why}`,
  noFile: 'The file could not be opened.',
  loaded: (title: string): string => `Opened: ${title}`,
  filled: (n: number): string => `${plural(n, 'digit was', 'digits were')} already filled in.`,
  listTitle: 'The list',
  listHelp: 'Choose one; what cannot be read is named.',
  line: (n: number): string => `Line ${number(n)}`,
  more: (n: number): string => `... and ${number(n)} more`,
  done: 'done',
};
