// Why a text could not be read, in German, from what kind of error it is and the numbers in its message.

import type { ReadError } from 'nonet';

const kRight = 'ein Feld ist eine Ziffer von 1 bis 9 oder leer (. 0 _ * - x ?)';

export function unreadable({ code, message }: ReadError): string {
  switch (code) {
    case 'empty_input':
      return 'hier steht kein Rätsel';
    case 'wrong_length': {
      const [, cells] = /^(\d+) cells?\b/.exec(message) ?? [];
      return cells === undefined
        ? 'die Anzahl stimmt nicht; ein Rätsel hat 81 Felder'
        : `${cells} ${cells === '1' ? 'Feld' : 'Felder'}; ein Rätsel hat 81`;
    }
    case 'unknown_symbol': {
      const [, symbol] = /^'(.+?)' /u.exec(message) ?? [];
      return symbol === undefined
        ? `das ist kein Feld; ${kRight}`
        : `„${symbol}“ ist weder Ziffer noch Leerfeld; ${kRight}`;
    }
    case 'ambiguous':
      return 'das lässt sich auf mehr als eine Art lesen, oder es sind mehrere Rätsel in einer Zeile';
    case 'unknown_column':
      return 'die Spalte mit dem Rätsel ist nicht zu finden';
    case 'bad_encoding':
      return 'das ist kein Text; gelesen wird ASCII, UTF-8 und UTF-16';
  }
}
