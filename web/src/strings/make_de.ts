// Making a new puzzle, in German.

import type { Strings } from './strings_en';
import { dezimal, zahl } from './words_de';

export const make: Strings['make'] = {
  heading: 'Ein neues machen',
  level: 'Wie schwer',
  any: 'Egal',
  make: 'Machen',
  making: 'Wird gemacht ...',
  tried: (n) => `${zahl(n)} Rätsel versucht`,
  cancelled: 'Abgebrochen',
  title: (level, seed) => `${level} · ${seed}`,
  wishes: 'Weitere Wünsche',
  symmetry: 'Symmetrie der Vorgaben',
  symmetries: {
    none: 'Keine',
    rotate180: 'Halbe Drehung',
    rotate90: 'Vierteldrehung',
    horizontal: 'Oben wie unten',
    vertical: 'Links wie rechts',
    diagonal: 'An der Diagonale',
    antidiagonal: 'An der anderen Diagonale',
    axes: 'Oben wie unten, links wie rechts',
    diagonals: 'An beiden Diagonalen',
    full: 'Alle zugleich',
  },
  technique: 'Nötige Technik',
  anyTechnique: 'Egal',
  nothingHarder: 'Nichts Schwereres ist nötig',
  chooseRating: 'Bewertung wählen',
  ratingHelp:
    'Auf der Skala von Sudoku Explainer: Einer sind 1,0 bis 2,3, X-Wing 3,2, lange Ketten über 6,5.',
  rated: (from, to) =>
    from === to ? `Bewertung ${dezimal(from)}` : `Bewertung ${dezimal(from)} bis ${dezimal(to)}`,
  badRating: 'Bewertungen sind 1,0 bis 20,0, die kleinere Zahl zuerst.',
  chooseGivens: 'Anzahl der Vorgaben wählen',
  from: 'von',
  fieldName: (what, end) => `${what === 'rating' ? 'Bewertung' : 'Vorgaben'} ${end}`,
  to: 'bis',
  minimal: 'Keine Vorgabe ist entbehrlich',
  seed: 'Startzahl',
  seedAny: 'beliebig',
  seedHelp: 'Dieselbe Zahl mit denselben Wünschen macht dasselbe Rätsel, hier und anderswo.',
  badSeed:
    'Eine Startzahl ist eine ganze Zahl mit höchstens 20 Stellen, unter 18.446.744.073.709.551.616.',
  badGivens: 'Vorgaben sind 17 bis 60, die kleinere Zahl zuerst.',
  impossible: 'Ein Rätsel mit diesen Wünschen gibt es nicht.',
  notFound: (n) =>
    n > 0
      ? `Von ${zahl(n)} Rätseln war keines wie gewünscht. Weniger wünschen, oder noch einmal.`
      : 'Solche Rätsel sind zu selten: Es fand sich keines. Weniger wünschen.',
};
