// Everything the page says, in English, one file for each of its views. Other languages have the same
// shape (`Strings`), so a missing or a superfluous text does not compile. Texts are shown as text, never
// as HTML.

import { bring } from './bring_en';
import { difficulty, learn } from './learn_en';
import { make } from './make_en';
import { board, play } from './play_en';
import { set, verdict } from './set_en';
import { keys, settings } from './settings_en';
import { print, share } from './share_en';
import { steps } from './step_words_en';
import { watch } from './watch_en';
import { cell, cells, compact, house, number } from './words_en';

export const en = {
  locale: 'en',
  name: 'Nonet',
  tagline: 'Sudoku: play, learn, set, watch',
  cell,
  cells,
  house,
  number,
  compact,
  skip: 'Skip to the board',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not allow copying; the text is selected.',
  tabs: { label: 'What to do', play: 'Play', learn: 'Learn', set: 'Set', watch: 'Watch' },
  header: {
    bring: 'New puzzle',
    share: 'Share',
    settings: 'Settings',
    keys: 'Keys and help',
  },
  board,
  play,
  verdict,
  set,
  bring,
  share,
  print,
  difficulty,
  learn,
  steps,
  make,
  watch,
  settings,
  keys,
};

export type Strings = typeof en;
