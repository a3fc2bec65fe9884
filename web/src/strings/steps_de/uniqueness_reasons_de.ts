// What rests on there being one solution, in German.

import type { Step } from 'nonet/logic';
import { cell, house, und } from '../words_de';
import {
  digitsInRole,
  felder,
  felderOder,
  inRole,
  oder,
  type Reason,
  struckDigits,
} from './step_parts_de';

const tausch = ({ cells, digits }: Step): string =>
  `Hätten ${felder(cells)} nur ${und(digits)}, ließen sich die beiden Ziffern dort vertauschen, und das Rätsel hätte zwei Lösungen.`;

/** The cells that close a set with the extra candidates; they are no part of the pattern. */
const partner = (step: Step): string => {
  const extra = inRole(step, 'extra');
  const others = inRole(step, 'set_a').filter((c) => !extra.includes(c));
  return others.length > 0 ? ` mit ${felder(others)}` : '';
};
const alsEinFeld = (step: Step): string =>
  `Zusammen wirken ${felder(inRole(step, 'extra'))} wie ein Feld mit ${oder(digitsInRole(step, 'extra'))} und bilden${partner(step)} in ${house(step.houses[0]!)} eine geschlossene Menge.`;

const einFeld: Reason = (step) => {
  const [only] = inRole(step, 'extra');
  return `${tausch(step)} Nur ${cell(only!)} hat weitere Kandidaten, also ist es einer von diesen.`;
};
const eineZiffer: Reason = (step) =>
  `${tausch(step)} Der einzige Ausweg ist die ${oder(digitsInRole(step, 'extra'))} in ${felderOder(inRole(step, 'extra'))}: Eines dieser Felder hat sie.`;
const eineMenge: Reason = (step) =>
  `${tausch(step)} Der einzige Ausweg ist einer der weiteren Kandidaten von ${felder(inRole(step, 'extra'))}. ${alsEinFeld(step)}`;
const einPlatz: Reason = (step) => {
  const [struck] = struckDigits(step);
  const kept = step.digits.find((digit) => digit !== struck);
  return `${tausch(step)} Also können ${felder(inRole(step, 'extra'))} nicht beide Ziffern aufnehmen. Die ${kept} hat in ${house(step.houses[0]!)} keinen anderen Platz und nimmt eines davon; für die ${struck} bleibt keines.`;
};

const dreiEcken: Reason = (step) => {
  const extra = inRole(step, 'extra');
  const [digit] = digitsInRole(step, 'extra');
  return `Wäre keines von ${felder(extra)} die ${digit}, hätten ${felder(step.cells)} nur ${und(step.digits)} und ließen sich vertauschen: Das Rätsel hätte zwei Lösungen. Also ist eines von ${felder(extra)} die ${digit}.`;
};
const ueberKreuz: Reason = (step) => {
  const [struck] = struckDigits(step);
  const [a, b] = [step.cells.slice(0, 2), step.cells.slice(2)];
  return `In ${house(step.houses[0]!)} und ${house(step.houses[1]!)} kann die ${struck} nur in diesen vier Feldern stehen, also steht sie über Kreuz. In ${felder(a)} ließe sie ${felder(b)} die andere Ziffer, und ${und(step.digits)} zu vertauschen gäbe eine zweite Lösung.`;
};
const versteckt: Reason = (step) => {
  const [a, b, c, d] = step.cells;
  const [struck] = struckDigits(step);
  const locked = step.digits.find((digit) => digit !== struck);
  return `Wäre ${cell(d!)} die ${struck}, müsste die ${locked} in ${house(step.houses[0]!)} nach ${cell(b!)} und in ${house(step.houses[1]!)} nach ${cell(c!)}, und ${cell(a!)} wäre die ${struck}. Dann ließen sich ${und(step.digits)} in diesen vier Feldern vertauschen, und das Rätsel hätte zwei Lösungen.`;
};
const offenesFeld: Reason = (step) =>
  `Keines von ${felder(step.cells)} ist eine Vorgabe. Mit der ${struckDigits(step)[0]} im offenen Feld stünden dort ${und(step.digits)} über Kreuz, und sie zu vertauschen gäbe eine zweite Lösung.`;
const offeneFelder: Reason = (step) => {
  const extra = felder(inRole(step, 'extra'));
  const digits = oder(digitsInRole(step, 'extra'));
  return `Keines von ${felder(step.cells)} ist eine Vorgabe. Wäre keines von ${extra} die ${digits}, stünden dort ${und(step.digits)} über Kreuz, und sie zu vertauschen gäbe eine zweite Lösung. Also ist eines von ${extra} die ${digits}.`;
};

const grab = ({ cells }: Step): string =>
  `Ohne die überzähligen Kandidaten von ${felder(cells)} hätte jedes offene Feld zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze, und das Rätsel könnte nicht nur eine Lösung haben. Also stimmt ein überzähliger.`;
const grabEinFeld: Reason = (step) => `${grab(step)} Sie stehen alle in ${felder(step.cells)}.`;
const grabEineZiffer: Reason = (step) =>
  `${grab(step)} Alle sind ${oder(step.digits)}, also hat sie eines von ${felder(step.cells)}.`;
const grabMenge: Reason = (step) => `${grab(step)} ${alsEinFeld(step)}`;
const grabPlatz: Reason = (step) =>
  `${grab(step)} In ${house(step.houses[0]!)} kann die ${oder(digitsInRole(step, 'set_a'))}, die ${felder(step.cells)} beide haben, nirgends sonst stehen: Eines nimmt sie, das andere einen überzähligen.`;

export const uniquenessReasons: Readonly<Record<string, Reason>> = {
  'unique-rectangle-1': einFeld,
  'unique-rectangle-2': eineZiffer,
  'unique-rectangle-3': eineMenge,
  'unique-rectangle-4': einPlatz,
  'unique-rectangle-5': dreiEcken,
  'unique-rectangle-6': ueberKreuz,
  'hidden-rectangle': versteckt,
  'avoidable-rectangle-1': offenesFeld,
  'avoidable-rectangle-2': offeneFelder,
  'unique-loop-1': einFeld,
  'unique-loop-2': eineZiffer,
  'unique-loop-3': eineMenge,
  'unique-loop-4': einPlatz,
  'bug-1': grabEinFeld,
  'bug-2': grabEineZiffer,
  'bug-3': grabMenge,
  'bug-4': grabPlatz,
};
