// Everything the page says, in German.

import { bring } from './bring_de';
import { difficulty, learn } from './learn_de';
import { make } from './make_de';
import { board, play } from './play_de';
import { set, verdict } from './set_de';
import { keys, settings } from './settings_de';
import { print, share } from './share_de';
import { steps } from './step_words_de';
import type { Strings } from './strings_en';
import { watch } from './watch_de';
import { cell, cells, house, kurz, zahl } from './words_de';

export const de: Strings = {
  locale: 'de',
  name: 'Nonet',
  tagline: 'Sudoku: spielen, lernen, entwerfen, zusehen',
  cell,
  cells,
  house,
  number: zahl,
  compact: kurz,
  skip: 'Zum Brett',
  close: 'Schließen',
  cancel: 'Abbrechen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Der Browser erlaubt das Kopieren nicht; der Text ist markiert.',
  tabs: {
    label: 'Was zu tun ist',
    play: 'Spielen',
    learn: 'Lernen',
    set: 'Entwerfen',
    watch: 'Zusehen',
  },
  header: {
    bring: 'Neues Rätsel',
    share: 'Teilen',
    settings: 'Einstellungen',
    keys: 'Tasten und Hilfe',
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
