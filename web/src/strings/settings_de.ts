// Settings and help, in German.

import type { Strings } from './strings_en';

export const settings: Strings['settings'] = {
  title: 'Einstellungen',
  theme: 'Hell oder dunkel',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  systemLanguage: 'Wie der Browser',
  showTime: 'Die Zeit zeigen; sie lässt sich anhalten',
  showClashes: 'Gleiche Ziffern in einem Haus sofort anzeigen',
  digitFirst: 'Erst eine Ziffer wählen, dann die Felder antippen',
  shadePeers: 'Häuser des Feldes und gleiche Ziffern tönen',
  tidyMarks: 'Beim Eintragen die Marken der Ziffer aus ihren Häusern nehmen',
  offline: 'Diese Seite geht auch ohne Netz.',
  update: 'Eine neue Fassung ist da.',
  reload: 'Laden',
  private: 'Alles geschieht auf dem eigenen Gerät: Nichts wird verschickt, nichts wird gezählt.',
  forget: 'Alle Spiele vergessen',
  forgotten: 'Alle Spiele auf diesem Gerät sind vergessen.',
};

export const keys: Strings['keys'] = {
  title: 'Tasten und Hilfe',
  mouse: 'Maus und Finger',
  mouseRows: [
    ['Ziehen', 'mehrere Felder wählen'],
    ['Strg oder Umschalt und Klick', 'ein Feld dazu, oder alle bis dahin'],
    ['Doppelklick', 'alle Felder mit derselben Ziffer wählen'],
  ],
  keyboard: 'Tastatur',
  rows: [
    ['Pfeile', 'bewegen; mit Umschalt unterwegs wählen'],
    ['1 bis 9', 'in der gewählten Art schreiben'],
    ['Umschalt + Ziffer', 'Eckmarke'],
    ['Strg + Ziffer', 'Kandidat'],
    ['Alt + Ziffer', 'Farbe'],
    ['Entf, 0', 'löschen: Ziffern, dann Marken, dann Farben'],
    ['Z X C V', 'Ziffer, Ecke, Kandidat, Farbe'],
    ['A', 'alle Kandidaten ein oder aus'],
    ['H', 'Tipp, mehr davon, und ausführen'],
    ['P', 'anhalten, weiter'],
    ['Strg + Z, Strg + Y', 'zurück, wieder'],
    ['Strg + A, Esc', 'alles wählen, nichts wählen'],
    ['Strg + V', 'Kopiertes öffnen'],
  ],
  cells:
    'Z4S7 ist das Feld in Zeile 4 und Spalte 7. Ein Haus ist eine Zeile, eine Spalte oder ein Block.',
  learning: 'Beim Lernen',
  learnRows: [
    ['Links, Rechts', 'ein Schritt zurück, vor'],
    ['Pos1, Ende', 'zum ersten, zum letzten'],
  ],
  watching: 'Beim Zusehen',
  watchRows: [
    ['Leertaste', 'abspielen oder anhalten'],
    ['Links, Rechts', 'ein Ereignis zurück, vor'],
    ['Pos1, Ende', 'zum Anfang, zum Ende'],
  ],
};
