// The player of searches and the race, in German.

import { power } from './numbers';
import type { Strings } from './strings_en';
import { cell, dezimal, house, inHundertsteln, mehrzahl, zahl } from './words_de';

export const watch: Strings['watch'] = {
  one: 'Eine Suche',
  race: 'Rennen',
  view: 'Art des Zusehens',
  solver: 'Löser',
  solvers: {
    'brute-force': 'Rohe Gewalt',
    backtracking: 'Rücksetzen (Backtracking)',
    bitmask: 'Rücksetzen mit Bitmasken',
    'fewest-candidates': 'Wenigste Kandidaten zuerst',
    singles: 'Einzelne, dann wenigste Kandidaten',
    'exact-cover': 'Exakte Überdeckung (Dancing Links)',
  },
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Schritt vor',
  back: 'Schritt zurück',
  start: 'Zum Anfang',
  end: 'Zum Ende',
  stop: 'Halt',
  controls: 'Abspielen',
  speed: 'Tempo',
  speedValue: (n) => `${zahl(n)} je Sekunde`,
  speedMost: 'so schnell es geht',
  jump: 'Zu',
  jumpTo: { retreat: 'Rücknahme', step: 'Versuch', event: 'Ereignis', solution: 'Lösung' },
  jumpNumber: 'Nummer',
  go: 'Los',
  noSuch: (what, n) => `${what} ${zahl(n)} gibt es nicht: Die Suche endete vorher.`,
  seeking: 'Unterwegs ...',
  figures: 'Zähler',
  events: 'Ereignisse',
  tries: 'Versuche',
  rejections: 'Ablehnungen',
  placements: 'Setzungen',
  retreats: 'Rücknahmen',
  depth: 'Tiefe',
  greatestDepth: 'Tiefste',
  heat: 'Wärmebild',
  heatLong: 'Wie oft in jedem Feld etwas versucht wurde',
  heatCell: (n) => mehrzahl(n, 'Versuch', 'Versuche'),
  code: 'Was er tut',
  codeNow: 'diese Zeile',
  tree: 'Entscheidungen',
  treeEmpty: 'Hier wächst der Baum, sobald Ziffern gesetzt werden.',
  treeFolded: (n) => `${zahl(n)} weitere darunter`,
  treeNode: (c, d) => `${d} in ${cell(c)}`,
  treeKinds: { open: 'steht', dead: 'gescheitert', solved: 'führt zu einer Lösung' },
  treeFold: 'Zuklappen',
  treeUnfold: 'Aufklappen',
  treeHelp: 'Gescheiterte Zweige sind zugeklappt; ein Knoten öffnet oder schließt sich auf Klick.',
  treeShown: (n, all) => `${zahl(n)} von ${zahl(all)} Setzungen gezeichnet.`,
  event: {
    start: (blanks) =>
      `Bereit: ${mehrzahl(blanks, 'leeres Feld ist', 'leere Felder sind')} zu füllen.`,
    try: (d, c) => `Versuche ${d} in ${cell(c)}`,
    reject: (d, c, h, other) =>
      `${d} geht nicht in ${cell(c)}: ${house(h)} hat sie in ${cell(other)}`,
    rejectMarks: (d, c) => `${d} geht nicht in ${cell(c)}: Die Marken des Rätsels verbieten es`,
    noDigit: (c) => `Für ${cell(c)} bleibt keine Ziffer`,
    noPlace: (d, h) => `Für die ${d} bleibt kein Platz in ${house(h)}`,
    deadEnd: 'Sackgasse',
    place: (d, c, forced) =>
      forced ? `${d} ist in ${cell(c)} erzwungen` : `${d} steht vorläufig in ${cell(c)}`,
    retreat: (d, c) => `Nimm ${d} wieder aus ${cell(c)}`,
    solved: 'Gelöst: Jedes Feld ist gefüllt',
    exhausted: 'Nichts bleibt zu versuchen: Es gibt keine Lösung',
    exhaustedAfter: (n) =>
      `Nichts bleibt zu versuchen: ${mehrzahl(n, 'Lösung', 'Lösungen')} gefunden`,
  },
  raceTitle: 'Rennen',
  raceHelp: 'Alle Löser machen ihre Versuche im Gleichtakt; bis zu vier sind wählbar.',
  raceClock: (n) => `je ${mehrzahl(n, 'Versuch', 'Versuche')}`,
  raceLane: (tries, retreats) =>
    `${mehrzahl(tries, 'Versuch', 'Versuche')} · ${mehrzahl(retreats, 'Rücknahme', 'Rücknahmen')}`,
  raceResult: 'Ergebnis',
  raceColumns: { place: 'Platz', solver: 'Löser', outcome: 'Ausgang', time: 'Zeit' },
  outcome: {
    running: 'unterwegs',
    solved: 'gelöst',
    none: 'keine Lösung',
    gaveUp: 'nicht fertig',
  },
  raceNote:
    'Versuche sind genau und in jedem Lauf gleich. Sie sind keine Zeit: Ein Versuch der rohen Gewalt ist billig, einer der exakten Überdeckung kostet mehr.',
  raceTime: (ms) =>
    ms < 10
      ? `${inHundertsteln(ms)} ms`
      : ms < 10000
        ? `${zahl(Math.round(ms))} ms`
        : `${dezimal(ms / 1000)} s`,
  raceTimes: 'Zeiten messen',
  raceTimesLong: 'jeder für sich, bis zum Ende, höchstens zehn Millionen Versuche',
  space: (blanks) => `Rohe Gewalt hätte ${power(9, blanks)} Bretter zu beurteilen.`,
  restartRace: 'Noch einmal',
  choose: 'Welches Rätsel',
  puzzleNow: 'Das gespielte Rätsel',
  hardForBacktracking: 'Schwer fürs Rücksetzen',
  hardOne: 'ein Rätsel, das gegen das Rücksetzen gemacht ist',
  yours: 'Mein Rätsel',
  engineFailed: 'Die Suche konnte nicht gestartet werden.',
};
