// The board and the part in which a puzzle is played, in German.

import { clockTime } from './numbers';
import type { Strings } from './strings_en';
import { cell, house, mehrzahl, spoken, und, zahl } from './words_de';

export const board: Strings['board'] = {
  label: 'Sudoku-Brett',
  blank: 'leer',
  given: 'vorgegeben',
  spoken,
  clash: 'Widerspruch',
  corner: (digits) => `Eckmarken ${digits.join(' ')}`,
  candidates: (digits) => `Kandidaten ${digits.join(' ')}`,
  noCandidate: 'kein Kandidat übrig',
  colours: (names) => `Farbe ${und(names)}`,
  colourNames: ['Rot', 'Orange', 'Gelb', 'Grün', 'Türkis', 'Blau', 'Violett', 'Rosa', 'Grau'],
  described:
    'Pfeiltasten bewegen, Ziffern tragen ein, Entf löscht. Umschalt und Ziffer: Eckmarke. Strg und Ziffer: Kandidat.',
};

export const play: Strings['play'] = {
  modes: {
    label: 'Was die Ziffern schreiben',
    digit: 'Ziffer',
    corner: 'Ecke',
    candidate: 'Kandidat',
    colour: 'Farbe',
  },
  modeHelp: {
    digit:
      'Eine Ziffer kommt ins gewählte Feld. Mit Umschalt wird sie Eckmarke, mit Strg Kandidat.',
    touch: 'Eine Ziffer kommt ins gewählte Feld. Über das Brett ziehen wählt mehrere.',
    corner: 'Kleine Notizen in der Ecke, etwa die zwei Plätze einer Ziffer in einem Block.',
    candidate:
      'Alle Ziffern, die das Feld noch haben kann. Oder die Seite alle Kandidaten eintragen lassen.',
    colour: 'Farben zeigen, was zusammengehört. 1 bis 9 sind neun davon.',
  },
  pad: 'Ziffern',
  digit: (d) => `Ziffer ${d}`,
  left: (d, n) => `Ziffer ${d}, ${n} ${n === 1 ? 'fehlt' : 'fehlen'}`,
  erase: 'Löschen',
  undo: 'Zurück',
  redo: 'Wieder',
  more: 'Mehr',
  restart: 'Von vorn',
  restarted: 'Wieder am Anfang. „Zurück“ bringt die Ziffern wieder.',
  clearMarks: 'Marken weg',
  marksCleared: 'Marken und Farben sind weg. „Zurück“ bringt sie wieder.',
  automatic: 'Alle Kandidaten',
  automaticLong:
    'Alle Kandidaten eintragen und auf dem Stand halten; was auszuschließen ist, wird gestrichen',
  automaticOn:
    'Alle Kandidaten sind zu sehen. In der Art „Kandidat“ streicht eine Ziffer einen aus.',
  automaticOff: 'Die eigenen Marken sind zu sehen.',
  check: 'Prüfen',
  checkLong: 'Ist bis hierher alles richtig?',
  givens: (n) => mehrzahl(n, 'Vorgabe', 'Vorgaben'),
  toGo: (n) => (n === 0 ? 'voll' : `noch ${n}`),
  untitled: 'Rätsel',
  tip: 'Ein Feld wählen, dann eine Ziffer.',
  tipDigitFirst: 'Eine Ziffer wählen, dann die Felder antippen.',
  time: clockTime,
  pause: 'Anhalten',
  pausedLong: 'Angehalten',
  goOn: 'Weiter',
  solved: 'Gelöst!',
  solvedIn: (time) => `Es dauerte ${time}.`,
  solvedLong: 'Jede Zeile, jede Spalte und jeder Block enthält 1 bis 9.',
  another: 'Noch ein Rätsel',
  right: (n) =>
    n === 0
      ? 'Noch ist nichts eingetragen.'
      : `Bis hierher alles richtig: ${mehrzahl(n, 'Ziffer', 'Ziffern')}.`,
  wrong: (n) => (n === 1 ? 'Etwas stimmt nicht.' : `${n} Dinge stimmen nicht.`),
  wrongDigit: (c, d) => `${cell(c)} kann nicht ${d} sein.`,
  wrongStruck: (c, d) => `In ${cell(c)} ist die ${d} gestrichen, sie wird aber gebraucht.`,
  goBack: 'Zurück davor',
  showWrong: 'Zeigen',
  wentBack: (n) =>
    `${mehrzahl(n, 'Zug', 'Züge')} zurückgenommen. Alles auf dem Brett stimmt. „Wieder“ bringt sie zurück.`,
  wentBackErased: 'Die falschen Ziffern sind herausgenommen.',
  notUnique: 'Dieses Rätsel hat mehrere Lösungen, deshalb wurde mit allen verglichen.',
  noSolution: 'Dieses Rätsel hat keine Lösung.',
  dismiss: 'Ausblenden',
  entered: (c, d) => `${d} in ${spoken(c)}`,
  enteredMany: (n, d) => `${d} in ${n} Feldern`,
  erased: 'Gelöscht',
  undone: 'Zurückgenommen',
  redone: 'Wiederholt',
  nothingToUndo: 'Nichts zurückzunehmen',
  nothingToRedo: 'Nichts zu wiederholen',
  modeNow: (mode) => `Ziffern schreiben jetzt: ${mode}`,
  clash: (d, list, h) => `${d} zweimal in ${house(h)}: ${und(list.map(cell))}`,
  clashMany: (n) => `und ${mehrzahl(n, 'weiterer Widerspruch', 'weitere Widersprüche')}`,
  list: (n, of) => `${zahl(n)} von ${zahl(of)}`,
  previous: 'Voriges Rätsel',
  next: 'Nächstes Rätsel',
  showList: 'Die Liste zeigen',
  resumed: 'Das Spiel geht weiter, wo es stand.',
  fromLink: 'Die Stellung aus dem Link. „Zurück“ führt zur eigenen.',
  notStored:
    'Dieser Browser lässt die Seite nichts speichern: Beim Neuladen geht das Spiel verloren. Als Link geteilt bleibt es erhalten.',
};
