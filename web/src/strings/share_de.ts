// Sharing and printing, in German.

import type { Strings } from './strings_en';

export const share: Strings['share'] = {
  title: 'Teilen',
  what: 'Was geteilt wird',
  puzzle: 'Das Rätsel',
  position: 'Mit meinem Stand',
  link: 'Link',
  line: '81 Zeichen',
  picture: 'Bild',
  svg: 'Als SVG sichern',
  png: 'Als PNG sichern',
  print: 'Blatt drucken',
  printHow: 'Rätsel auf einer Seite',
  text: 'Als Text',
  notation: 'Schreibweise',
  elsewhere: 'Anderswo öffnen',
  elsewhereLong: 'Diese Seiten öffnen sich in einem neuen Fenster und erfahren das Rätsel.',
  failedPng: 'Das Bild ließ sich nicht herstellen.',
};

export const print: Strings['print'] = {
  foot: 'Hergestellt mit Nonet',
};
