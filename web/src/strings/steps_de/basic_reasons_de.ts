// Singles, locked candidates, subsets and fishes in German.

import { cell, house, und } from '../words_de';
import { felder, felderOder, haeuser, inRole, type Reason } from './step_parts_de';

const letztesFeld: Reason = ({ placements: [placed], houses: [where] }) =>
  `${cell(placed!.cell)} ist das letzte offene Feld in ${house(where!)}, und dort fehlt nur noch die ${placed!.digit}.`;

const versteckterEiner: Reason = ({ placements: [placed], houses: [where] }) =>
  `In ${house(where!)} kann die ${placed!.digit} nur noch in ${cell(placed!.cell)} stehen: Jedes andere offene Feld dort sieht schon eine oder hat sie verloren.`;

const nackterEiner: Reason = ({ placements: [placed] }) =>
  `In ${cell(placed!.cell)} bleibt nur die ${placed!.digit}: Alle anderen Ziffern sieht das Feld schon, oder sie sind dort ausgeschlossen.`;

const gesperrt: Reason = ({ houses: [from], covers: [to], cells, digits: [digit] }) =>
  `In ${house(from!)} kann die ${digit} nur in ${felderOder(cells)} stehen, und die liegen alle in ${house(to!)}. Also hat auch ${house(to!)} die ${digit} dort und nirgends sonst.`;

const gesperrtSofort: Reason = ({ houses: [from, next], covers: [to], cells, digits: [digit] }) =>
  `In ${house(from!)} kann die ${digit} nur in ${felderOder(cells)} stehen, und die liegen alle in ${house(to!)}. Damit hat ${house(next!)} in ${house(to!)} keinen Platz für die ${digit} und außerhalb davon nur noch einen.`;

const nackteMenge: Reason = ({ cells, digits, houses: [where] }) =>
  `${felder(cells)} haben zusammen nur die Kandidaten ${und(digits)}. Jede dieser Ziffern steht in einem dieser Felder, und für den Rest von ${house(where!)} bleibt keine.`;

const gesperrteMenge: Reason = ({ cells, digits, houses: [box, line] }) =>
  `${felder(cells)} liegen in ${house(box!)} und in ${house(line!)} und haben zusammen nur die Kandidaten ${und(digits)}. Sie verbrauchen diese Ziffern, und weder für den Rest von ${house(box!)} noch für den von ${house(line!)} bleibt eine.`;

const versteckteMenge: Reason = ({ cells, digits, houses: [where] }) =>
  `In ${house(where!)} können ${und(digits)} nur in ${felder(cells)} stehen. Sie brauchen alle diese Felder, also ist dort für keine andere Ziffer Platz.`;

const versteckteMengeSofort: Reason = ({ cells, digits, houses: [where] }) =>
  `In ${house(where!)} können ${und(digits)} nur in ${felder(cells)} stehen und brauchen alle diese Felder. Einer weiteren Ziffer bleibt in ${house(where!)} damit nur ein Platz.`;

const fisch: Reason = ({ digits: [digit], houses, covers }) =>
  `In ${haeuser(houses)} kann die ${digit} nur dort stehen, wo sie ${kreuzung(covers)} kreuzen. Damit bekommt jede davon dort ihre ${digit} und kann keine andere haben.`;

const fischMitFlosse: Reason = (step) => {
  const { digits, houses, covers } = step;
  const flosse = inRole(step, 'extra');
  return `Ohne ${felder(flosse)} könnte die ${digits[0]} in ${haeuser(houses)} nur dort stehen, wo sie ${kreuzung(covers)} kreuzen. Entweder das gilt, oder die ${digits[0]} steht in ${felderOder(flosse)}. So oder so kann ein Feld in ${haeuser(covers)}, das ${felder(flosse)} sieht, sie nicht haben.`;
};

/** Houses that are crossed: with another article than after "in". */
const kreuzung = (covers: readonly number[]): string =>
  haeuser(covers).replace(/^den /, 'die ').replace('Blöcken', 'Blöcke');

const fische = ['x-wing', 'swordfish', 'jellyfish'];

export const basicReasons: Readonly<Record<string, Reason>> = {
  'last-cell': letztesFeld,
  'hidden-single': versteckterEiner,
  'naked-single': nackterEiner,
  pointing: gesperrt,
  claiming: gesperrt,
  'direct-pointing': gesperrtSofort,
  'direct-claiming': gesperrtSofort,
  'locked-pair': gesperrteMenge,
  'locked-triplet': gesperrteMenge,
  'naked-pair': nackteMenge,
  'naked-triplet': nackteMenge,
  'naked-quad': nackteMenge,
  'hidden-pair': versteckteMenge,
  'hidden-triplet': versteckteMenge,
  'hidden-quad': versteckteMenge,
  'direct-hidden-pair': versteckteMengeSofort,
  'direct-hidden-triplet': versteckteMengeSofort,
  ...Object.fromEntries(fische.map((name) => [name, fisch])),
  ...Object.fromEntries(
    fische.flatMap((name) => [
      [`finned-${name}`, fischMitFlosse],
      [`sashimi-${name}`, fischMitFlosse],
    ]),
  ),
};
