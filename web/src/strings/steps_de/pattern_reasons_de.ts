// Patterns of one digit, wings and sets in German.

import { cell, house, und } from '../words_de';
import {
  digitsInRole,
  felder,
  felderOder,
  haeuser,
  inRole,
  oder,
  type Reason,
  struckDigits,
} from './step_parts_de';

const zweiPaare: Reason = ({ digits: [d], cells: [a, b, c, e], houses: [first, second], covers }) =>
  `Die ${d} hat in ${house(first!)} nur zwei Plätze, ${felder([a!, b!])}, und in ${house(second!)} nur zwei, ${felder([c!, e!])}. ${felder([b!, c!])} liegen beide in ${haeuser(covers)} und sind nicht beide die ${d}: Mindestens eines von ${felder([a!, e!])} ist es.`;

const leeresRechteck: Reason = ({
  digits: [d],
  cells: [near, far],
  houses: [box, line],
  covers: [one, other],
}) =>
  `In ${house(box!)} steht die ${d} in ${house(one!)} oder in ${house(other!)}. Steht sie in ${house(one!)}, dann nicht in ${cell(near!)}, und ${house(line!)} hat sie in ${cell(far!)}; sonst hat der Block sie in ${house(other!)}. So oder so kann ein Feld in ${house(other!)}, das ${cell(far!)} sieht, sie nicht haben.`;

const falle: Reason = (step) =>
  `Paare letzter Plätze der ${step.digits[0]} binden diese Felder aneinander: Entweder sind alle von ${felder(inRole(step, 'colour_a'))} die ${step.digits[0]}, oder alle von ${felder(inRole(step, 'colour_b'))}. Ein Feld, das von jeder Farbe eines sieht, sieht die Ziffer so oder so.`;

const widerspruch: Reason = (step) => {
  const [a, b] = [inRole(step, 'colour_a'), inRole(step, 'colour_b')];
  const wrong = a.includes(step.eliminations[0]!.cell) ? a : b;
  return `Paare letzter Plätze der ${step.digits[0]} binden diese Felder aneinander: Entweder sind alle von ${felder(a)} die ${step.digits[0]}, oder alle von ${felder(b)}. Zwei von ${felder(wrong)} sehen einander, also können es diese nicht sein.`;
};

const zweiGruppen: Reason = (step) => {
  const [d] = step.digits;
  const [a, b] = [felder(inRole(step, 'colour_a')), felder(inRole(step, 'colour_b'))];
  const [c, e] = [felder(inRole(step, 'set_a')), felder(inRole(step, 'set_b'))];
  const start = `Paare letzter Plätze der ${d} ergeben zwei Gruppen: ${a} oder aber ${b}; und ${c} oder aber ${e}.`;
  return step.technique === 'multi-colouring-1'
    ? `${start} Einige aus ${a} und aus ${c} sehen einander, also sind nicht beide die ${d}: Mindestens eine der Gruppen ${b} und ${e} ist es.`
    : `${start} ${a}: Von hier sind einige aus ${c} und einige aus ${e} zu sehen, und eine der beiden ist in jedem Fall die ${d}.`;
};

const wWing: Reason = ({ digits, cells, eliminations: [struck], houses: [where] }) => {
  const ends = [cells[0]!, cells.at(-1)!];
  const link = digits.find((digit) => digit !== struck!.digit);
  return `${felder(ends)} haben beide nur ${und(digits)}. ${house(where!)} braucht eine ${link} in ${felderOder(cells.slice(1, -1))}, also sind die beiden nicht zugleich ${link}: Mindestens eines davon ist die ${struck!.digit}.`;
};

const xyWing: Reason = (step) => {
  const [pivot, a, b] = step.cells;
  return `${cell(pivot!)} ist ${oder(digitsInRole(step, 'pivot'))}. Was es auch ist, ${felderOder([a!, b!])} verliert diese Ziffer und behält die ${struckDigits(step)[0]}: Eines der beiden ist sie in jedem Fall.`;
};

const xyzWing: Reason = (step) => {
  const [pivot, a, b] = step.cells;
  const [d] = struckDigits(step);
  return `Ist ${cell(pivot!)} nicht selbst die ${d}, so verliert ${felderOder([a!, b!])} seine andere Ziffer und behält die ${d}. Eines von ${felder(step.cells)} ist in jedem Fall die ${d}.`;
};

const wxyzWing: Reason = (step) => {
  const [d] = struckDigits(step);
  return `${felder(step.cells)} haben zusammen nur ${und(step.digits)}. Jede davon außer der ${d} kann nur in einem der vier stehen, weil ihre Plätze dort einander sehen. Also füllt die ${d} eines davon.`;
};

const sueDeCoq: Reason = (step) => {
  const [box, line] = step.houses;
  return `${felder(step.cells)}, wo ${house(box!)} und ${house(line!)} sich kreuzen, mit ${felder(inRole(step, 'set_a'))} in ${house(line!)} und ${felder(inRole(step, 'set_b'))} in ${house(box!)}: so viele Felder wie Ziffern, und keine Ziffer hat dort zweimal Platz. Also füllt jede Ziffer eines dieser Felder und fällt weg, wo man alle ihre Plätze sieht.`;
};

/** "Die 4 steht in A oder in B." */
const inBeiden = (digits: readonly number[]): string =>
  digits.length === 1
    ? `Die ${digits[0]} steht in A oder in B.`
    : `Jede von ${und(digits)} steht in A oder in B.`;

const alsXz: Reason = (step) => {
  const [a, b] = [felder(inRole(step, 'set_a')), felder(inRole(step, 'set_b'))];
  const [d] = step.digits;
  return `Die ${d} kann nur in einer der Mengen A (${a}) und B (${b}) stehen, weil ihre Plätze dort einander sehen. Jede Menge hat eine Ziffer mehr als Felder; die ohne die ${d} braucht also alle übrigen. ${inBeiden(struckDigits(step))}`;
};

const alsXzDoppelt: Reason = (step) => {
  const [a, b] = [felder(inRole(step, 'set_a')), felder(inRole(step, 'set_b'))];
  return `${und(step.digits)} können je nur in einer der Mengen A (${a}) und B (${b}) stehen, und jede Menge kann nur eine Ziffer entbehren: Sie teilen sie unter sich auf. Alle anderen Ziffern von A sind damit in A fest, die von B in B.`;
};

const alsXyWing: Reason = (step) => {
  const [a, b, c] = (['set_a', 'set_b', 'set_c'] as const).map((role) =>
    felder(inRole(step, role)),
  );
  return `Menge C (${c}) hat eine Ziffer mehr als Felder und enthält deshalb mindestens eine von ${und(step.digits)}: Die eine teilt sie mit Menge A (${a}), die andere mit Menge B (${b}), und was C hat, kann die andere Menge nicht haben. Also fehlt A oder B eine Ziffer, und sie braucht alle übrigen. ${inBeiden(struckDigits(step))}`;
};

const ausschluss: Reason = (step) =>
  `Jede Art, ${felder(step.cells)} so zu füllen, dass ${oder(struckDigits(step))} dort steht, wiederholt eine Ziffer, wo die Felder einander sehen, oder nimmt einem von ${felder(inRole(step, 'extra'))} den letzten Kandidaten.`;

export const patternReasons: Readonly<Record<string, Reason>> = {
  skyscraper: zweiPaare,
  'two-string-kite': zweiPaare,
  crane: zweiPaare,
  'empty-rectangle': leeresRechteck,
  'simple-colouring-trap': falle,
  'simple-colouring-wrap': widerspruch,
  'multi-colouring-1': zweiGruppen,
  'multi-colouring-2': zweiGruppen,
  'w-wing': wWing,
  'xy-wing': xyWing,
  'xyz-wing': xyzWing,
  'wxyz-wing': wxyzWing,
  'sue-de-coq': sueDeCoq,
  'als-xz': alsXz,
  'als-xz-doubly-linked': alsXzDoppelt,
  'als-xy-wing': alsXyWing,
  'aligned-pair-exclusion': ausschluss,
  'aligned-triplet-exclusion': ausschluss,
};
