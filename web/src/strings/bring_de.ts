// The dialog for new puzzles, and the list, in German.

import { unreadable } from './read_errors_de';
import type { Strings } from './strings_en';
import { mehrzahl, zahl } from './words_de';

export const bring: Strings['bring'] = {
  title: 'Neues Rätsel',
  choose: 'Oder eines von diesen',
  levels: {
    gentle: 'Sanft',
    everyday: 'Alltäglich',
    sparse: '17 Vorgaben',
    hardest: 'Berüchtigt',
  },
  paste: 'Oder ein eigenes mitbringen',
  pasteLabel: 'Ein Rätsel, eine Liste oder einen Link einfügen',
  pasteHint:
    '81 Zeichen, Gitter mit oder ohne Rahmen, Kandidaten, .sdk, .sdm, HoDoKu, CSV, JSON, Links',
  open: 'Öffnen',
  file: 'Datei öffnen ...',
  type: 'Eintippen',
  drop: 'Loslassen öffnet die Datei',
  recent: 'Weiterspielen',
  found: (n, bad) =>
    bad > 0
      ? `${zahl(n)} Rätsel; ${mehrzahl(bad, 'Zeile war', 'Zeilen waren')} nicht zu lesen`
      : `${zahl(n)} Rätsel`,
  place: (line, column) =>
    line > 0
      ? column > 0
        ? `Zeile ${zahl(line)}, Stelle ${zahl(column)}: `
        : `Zeile ${zahl(line)}: `
      : '',
  unreadable,
  nothing: 'In dem Text ist kein Rätsel.',
  tooLong: (mb) => `Das ist mehr als ${mb} Megabyte. Nonets Kommandozeile liest jede Länge.`,
  brokenLink: 'Der Link ist beschädigt oder abgeschnitten: Es ist kein Rätsel darin.',
  otherLink: 'Dieser Link nennt nur ein Rätsel auf einer anderen Seite; er enthält keines.',
  variant:
    'Der Link enthält ein Rätsel mit weiteren Regeln; hier wird nur klassisches Sudoku, 9 mal 9, gespielt.',
  failed: (why) => `Das war nicht zu lesen: ${why}`,
  noFile: 'Die Datei war nicht zu öffnen.',
  loaded: (title) => `Geöffnet: ${title}`,
  filled: (n) => `${mehrzahl(n, 'Ziffer war', 'Ziffern waren')} schon eingetragen.`,
  listTitle: 'Die Liste',
  listHelp: 'Eines wählen; was nicht zu lesen ist, steht dabei.',
  line: (n) => `Zeile ${zahl(n)}`,
  more: (n) => `... und ${zahl(n)} weitere`,
  done: 'fertig',
};
