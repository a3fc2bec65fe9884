// Verdicts, and the part in which a puzzle is set, in German.

import type { Strings } from './strings_en';
import { cell, cells, house, mehrzahl, und, zahl } from './words_de';

export const verdict: Strings['verdict'] = {
  title: 'Urteil',
  thinking: 'Einen Moment ...',
  unique: 'Eine Lösung',
  minimal: 'Jede Vorgabe wird gebraucht: Das Rätsel ist minimal.',
  redundant: (list) =>
    list.length === 1
      ? `1 Vorgabe könnte fehlen: ${cell(list[0]!)}.`
      : list.length > 6
        ? `${list.length} Vorgaben, auf dem Brett punktiert, könnten jede für sich fehlen.`
        : `${list.length} Vorgaben könnten jede für sich fehlen: ${cells(list)}.`,
  none: 'Keine Lösung',
  noneHard:
    'Ein kurzer Grund fehlt: Jeder Weg wurde versucht, und jeder endet in einem Widerspruch.',
  multiple: 'Mehrere Lösungen',
  count: (n, exact) => (exact ? `${zahl(n)} Lösungen.` : `Mehr als ${zahl(n - 1)} Lösungen.`),
  differing: (list) =>
    list.length > 8
      ? `Zwei davon unterscheiden sich in ${list.length} Feldern, auf dem Brett getönt.`
      : `Zwei davon unterscheiden sich in ${mehrzahl(list.length, 'Feld', 'Feldern')}: ${cells(list)}.`,
  interchangeable: (digits) => `${und(digits)} stehen nirgends, können also die Plätze tauschen.`,
  conflict: 'Widerspruch',
  conflictPair: (d, a, b, h) => `${d} zweimal in ${house(h)}: ${cell(a)} und ${cell(b)}.`,
  empty: 'Noch keine Vorgaben',
  emptyLong: 'Ziffern tippen. Was für das Rätsel gilt, steht hier nach jedem Tastendruck.',
  undecided: 'In einer Sekunde nicht entschieden',
  engineFailed: 'Das Rechenwerk konnte in diesem Browser nicht gestartet werden.',
  obstacle: {
    noCandidate: (c) => `Für ${cell(c)} bleibt keine Ziffer`,
    noPlace: (d, h) => `Für die ${d} bleibt kein Platz in ${house(h)}`,
    fewCells: (digits, list, h) =>
      `Für ${und(digits)} gibt es in ${house(h)} nur ${und(list.map(cell))}`,
    fewDigits: (digits, list) =>
      `Für ${und(list.map(cell))} gibt es nur die Ziffern ${und(digits)}`,
    seen: (list) => `, wegen ${und(list)}.`,
    after: (list) => `Nach ${und(list)}, die erzwungen sind: `,
    placed: (d, c) => `${d} in ${cell(c)}`,
    end: '.',
  },
};

export const set: Strings['set'] = {
  intro: 'Ein eigenes Rätsel',
  play: 'Spielen',
  clear: 'Brett leeren',
  cleared: 'Das Brett ist leer. „Zurück“ bringt die Ziffern wieder.',
  fromGame: 'Aus dem Spiel',
  witnesses: 'Auf dem Brett zeigen',
  first: 'Lösung 1',
  second: 'Lösung 2',
  hide: 'Nur Vorgaben',
  solution: 'Lösung',
  truth: 'Wahre Kandidaten',
  truthLong: 'In jedem Feld die Ziffern, die eine Lösung dort hat',
  removeRedundant: 'Eine herausnehmen',
  symmetry: 'Symmetrie',
  symmetries: {
    none: 'Keine',
    rotate: 'Halbe Drehung',
    mirror: 'Spiegelung',
    diagonal: 'Diagonale',
  },
  symmetryLong:
    'Entf nimmt auch die gespiegelten Vorgaben heraus; zusammengehörige Felder sind umrandet',
  time: (ms) => (ms < 1 ? 'in unter 1 ms' : `in ${Math.round(ms)} ms`),
};
