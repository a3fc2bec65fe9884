// The solvers' pseudocode in German: the lines of the English one with other words.

import { type CodeLine, codeEn } from './pseudocode_en';

type Code = typeof codeEn;

const texts: Record<keyof Code, readonly string[]> = {
  'brute-force': [
    'fülle(Feld):',
    'wenn kein Feld mehr leer ist:',
    'beurteile das ganze Brett',
    'wenn es stimmt: gelöst',
    'für jede Ziffer 1 bis 9:',
    'schreibe die Ziffer ins Feld',
    'fülle(nächstes leeres Feld)',
    'lösche die Ziffer wieder',
    'fülle(erstes leeres Feld); nichts bleibt',
  ],
  backtracking: [
    'löse():',
    'Feld = erstes leeres; keines: gelöst',
    'für jede Ziffer 1 bis 9:',
    'sieh in Zeile, Spalte und Block nach:',
    'die Ziffer steht dort: nächste Ziffer',
    'schreibe die Ziffer ins Feld',
    'löse()',
    'lösche die Ziffer wieder',
    'löse(); nichts bleibt',
  ],
  bitmask: [
    'löse():',
    'Feld = erstes leeres; keines: gelöst',
    'benutzt = Zeile[z] | Spalte[s] | Block[b]',
    'für jede Ziffer 1 bis 9:',
    'ihr Bit ist in benutzt: nächste Ziffer',
    'setze das Bit in allen dreien',
    'löse()',
    'nimm das Bit aus allen dreien',
    'löse(); nichts bleibt',
  ],
  'fewest-candidates': [
    'löse():',
    'Feld = leeres mit wenigsten Kandidaten',
    'keines leer: gelöst',
    'kein Kandidat: Sackgasse',
    'für jeden Kandidaten:',
    'schreibe ihn ins Feld',
    'löse()',
    'lösche ihn wieder',
    'löse(); nichts bleibt',
  ],
  singles: [
    'löse():',
    'solange etwas erzwungen ist:',
    'setze es',
    'keines leer: gelöst',
    'Feld oder Ziffer ohne Platz: Sackgasse',
    'für jeden Kandidaten des engsten Feldes:',
    'schreibe ihn ins Feld',
    'löse()',
    'lösche alles seither',
    'löse(); nichts bleibt',
  ],
  'exact-cover': [
    'löse(Matrix):',
    'keine Spalte übrig: gelöst',
    'Spalte = die mit den wenigsten Zeilen',
    'keine Zeile: Sackgasse',
    'für jede Zeile (eine Ziffer in einem Feld):',
    'überdecke alle Spalten der Zeile',
    'löse(was übrig ist)',
    'decke sie wieder auf, letzte zuerst',
    'löse(alles); nichts bleibt',
  ],
};

const translated = (name: keyof Code): readonly CodeLine[] =>
  codeEn[name].map((line, at) => ({ ...line, text: texts[name][at] ?? line.text }));

export const codeDe = Object.fromEntries(
  (Object.keys(codeEn) as (keyof Code)[]).map((name) => [name, translated(name)]),
) as Record<keyof Code, readonly CodeLine[]>;
