// Difficulty, hints and paths, in German.

import type { Strings } from './strings_en';
import { cells, dezimal, mehrzahl, zahl } from './words_de';

export const difficulty: Strings['difficulty'] = {
  ask: 'Wie schwer ist es?',
  title: 'Schwierigkeit',
  asking: 'Wird bewertet ...',
  levels: {
    easy: 'Leicht',
    medium: 'Mittel',
    hard: 'Schwer',
    expert: 'Sehr schwer',
    extreme: 'Extrem',
  },
  score: (n) => `${zahl(n)} Punkte`,
  rating: (er) => `${dezimal(er)} auf der Skala des Sudoku Explainer (ER)`,
  hardest: (name, step) => `Schwerster Schritt: ${name} (Schritt ${step})`,
  atLeast: (er) =>
    `mindestens ${dezimal(er)} auf der Skala des Sudoku Explainer; nach einigen Sekunden abgebrochen`,
  stuck: 'Jenseits aller Techniken der Skala.',
  unrated: 'Nur ein Rätsel mit einer Lösung lässt sich bewerten.',
  failed: 'Der Teil dafür ließ sich nicht laden.',
};

export const learn: Strings['learn'] = {
  hint: 'Tipp',
  hintLong: 'Der nächste Schritt, in drei Stufen verraten',
  thinking: 'Einen Moment ...',
  stages: ['Wo nachzusehen ist', 'Das Muster', 'Was daraus folgt'],
  more: ['Das Muster zeigen', 'Zeigen, was folgt'],
  apply: 'Eintragen',
  applyStrike: 'Ausstreichen',
  wrongEntries: (list) =>
    list.length === 1
      ? `Erst dies: ${cells(list)} stimmt nicht.`
      : `Erst dies: ${list.length} Felder stimmen nicht: ${cells(list)}.`,
  missingMarks: (list) => `In ${cells(list)} ist ein Kandidat gestrichen, der gebraucht wird.`,
  several: 'Dieses Rätsel hat mehrere Lösungen; kein Schritt lässt sich als der einzige beweisen.',
  nothing: 'Hier hilft keine Technik.',
  path: 'Schritte zur Lösung',
  whole: 'Den ganzen Weg zeigen',
  finding: 'Der Weg wird gesucht ...',
  stopped: 'Die Suche nach dem Weg dauerte zu lange; dies sind seine ersten Schritte.',
  noPath: 'Von hier führt kein Weg: Auf dem Brett stimmt etwas nicht. „Prüfen“ sagt, was.',
  from: 'Wo der Weg beginnt',
  fromStart: 'Bei den Vorgaben',
  fromHere: 'Bei meinem Stand',
  stepTitle: 'Schritt',
  step: (n, of) => `Schritt ${n} von ${of}`,
  previous: 'Voriger Schritt',
  next: 'Nächster Schritt',
  take: 'Ab hier spielen',
  taken: 'Das Brett steht jetzt bei diesem Schritt. „Zurück“ führt zum eigenen Stand.',
  about: 'Über diese Technik',
  tellStruck: (digits) => `${digits.join(' ')} fällt weg`,
  tellPlaced: (d) => `muss ${d} sein`,
  tellPattern: 'Teil des Musters',
  steps: (n) => mehrzahl(n, 'Schritt', 'Schritte'),
  legend: 'Was Farben und Linien bedeuten',
  parts: {
    base: 'Muster',
    extra: 'Flosse',
    pivot: 'Drehpunkt',
    set_a: 'erste Menge',
    set_b: 'zweite Menge',
    set_c: 'dritte Menge',
    colour_a: 'eine Farbe',
    colour_b: 'andere Farbe',
    on: 'dann wahr',
    off: 'dann falsch',
    struck: 'fällt weg',
    placed: 'eingetragen',
  },
  covers: 'wo es trifft',
  strongLink: 'nicht dies, also jenes',
  weakLink: 'dies, also nicht jenes',
};
