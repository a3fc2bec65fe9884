// Chains in German: rows of consequences, and what they come to.

import type { Step } from 'nonet/logic';
import { techniqueName } from '../technique_names_de';
import { cell, house, und } from '../words_de';
import { felder, felderOder, type Reason, struckDigits } from './step_parts_de';

type Chain = Step['chains'][number];
type Node = Chain['nodes'][number];

/** Longer chains are followed on the board, not in a sentence. */
const kMostNodes = 60;

const knoten = ({ digit, cells, on }: Node): string =>
  on ? `${felderOder(cells)} = ${digit}` : `${felder(cells)} ≠ ${digit}`;

/** Why a node follows, where a sentence needs it. */
function grund(step: Step, { cause, on, house: where, nested, set }: Node): string {
  if (cause === 'nested' && nested !== null && step.nested[nested])
    return ` (${techniqueName(step.nested[nested])})`;
  if (cause === 'set' && set.length > 0) return ` (Menge ${felder(set)})`;
  if (!on) return '';
  if (cause === 'cell') return ' (letzter Kandidat)';
  return cause === 'house' && where !== null ? ` (letzter Platz in ${house(where)})` : '';
}

/** "Z1S1 ≠ 4 → Z1S1 = 5 (letzter Kandidat)"; what follows from elsewhere begins anew. */
export function reihe(step: Step, { nodes }: Chain): string {
  return nodes
    .map((node, at) => {
      const joint = at === 0 ? '' : node.parents.includes(at - 1) ? ' → ' : '; auch ';
      return `${joint}${knoten(node)}${grund(step, node)}`;
    })
    .join('');
}

function reihen(step: Step): string {
  const nodes = step.chains.reduce((sum, chain) => sum + chain.nodes.length, 0);
  if (nodes > kMostNodes)
    return `Die Kette hat ${nodes} Glieder; auf dem Brett sind ihre Schlüsse gezeichnet.`;
  return step.chains.map((chain) => `Angenommen, ${reihe(step, chain)}.`).join(' ');
}

const ends = ({ chains }: Step): [Node | undefined, Node | undefined] => [
  chains[0]?.nodes[0],
  chains.at(-1)?.nodes.at(-1),
];

const einEnde: Reason = (step) => {
  const [first, last] = ends(step);
  if (!first || !last) return reihen(step);
  return `${reihen(step)} Also steht die ${last.digit} in ${felderOder(first.cells)} oder in ${felderOder(last.cells)}, so oder so.`;
};
const zweiEnden: Reason = (step) => {
  const [first, last] = ends(step);
  if (!first || !last) return reihen(step);
  return `${reihen(step)} Also ist ${felderOder(first.cells)} = ${first.digit} oder ${felderOder(last.cells)} = ${last.digit}, und keines dieser Felder kann die Ziffer am anderen Ende haben.`;
};
const schleife: Reason = (step) =>
  `${reihen(step)} Das führt an den Anfang zurück: Rundum gilt von je zwei Nachbarn genau einer, also kann nichts anderes gelten, was beide sieht.`;
const umkehr: Reason = (step) => {
  const [first] = ends(step);
  return first?.on
    ? `${reihen(step)} Das verneint den Anfang, also ist die Annahme falsch.`
    : `${reihen(step)} Das verneint den Anfang: Anzunehmen, es sei nicht ${first?.digit}, führt auf einen Widerspruch.`;
};
const kreis: Reason = (step) =>
  `${reihen(step)} Die Schlüsse schließen sich zum Kreis: Jeder zweite stimmt, diese oder jene. So oder so fällt weg, was von jeder Art einen sieht.`;
const gegensatz: Reason = (step) =>
  `Eine Annahme führt zu zwei Enden, die einander widersprechen. ${reihen(step)} Also ist sie falsch.`;
const jedeZiffer: Reason = (step) =>
  `Eine der Ziffern von ${felder(step.cells)} stimmt, und aus jeder folgt dasselbe. ${reihen(step)}`;
const jederPlatz: Reason = (step) =>
  `Irgendwo in ${house(step.houses[0]!)} steht die ${step.digits[0]}, und wo immer sie steht, folgt dasselbe. ${reihen(step)}`;
const soOderSo: Reason = (step) =>
  `Ob ${felder(step.cells)} die ${step.digits[0]} ist oder nicht: Es folgt dasselbe. ${reihen(step)}`;
const fernesPaar: Reason = ({ cells, digits }) =>
  `${felder(cells)} haben alle nur ${und(digits)}, und jedes sieht das nächste. Die beiden Ziffern wechseln sich also ab, und an den Enden steht je eine davon.`;
const alsKette: Reason = (step) =>
  `Jede der Mengen hat eine Ziffer mehr als Felder: Fehlt ihr eine, braucht sie alle übrigen. ${reihen(step)} Also steht die ${und(struckDigits(step))} in der ersten Menge oder in der letzten.`;
const versuch: Reason = ({ cells: [where], digits }) =>
  `Keine Technik außer dem Ausprobieren greift hier. ${cell(where!)} hat die Kandidaten ${und(digits)}; eine Suche durch alle lässt nur einen übrig, der sich zu Ende führen lässt.`;

const plain: Readonly<Record<string, Reason>> = {
  'remote-pair': fernesPaar,
  'als-chain': alsKette,
  'x-chain': einEnde,
  'xy-chain': einEnde,
  'aic-type-1': einEnde,
  'aic-type-2': zweiEnden,
  'continuous-nice-loop': schleife,
  'discontinuous-nice-loop': umkehr,
  'turbot-fish': umkehr,
  'forcing-x-chain': umkehr,
  'forcing-chain': umkehr,
  'x-cycle': kreis,
  'y-cycle': kreis,
  'xy-cycle': kreis,
  nishio: gegensatz,
  'cell-forcing-chains': jedeZiffer,
  'region-forcing-chains': jederPlatz,
  'dynamic-contradiction': gegensatz,
  'dynamic-double-forcing-chains': soOderSo,
  trial: versuch,
};

/** Grouped and dynamic ones, with whatever is nested in them, are told as the plain ones. */
export const chainReason = (technique: string): Reason | undefined => {
  const kind = technique.replace(/^grouped-/, '').replace(/-(plus|plain|multiple|dynamic)$/, '');
  return plain[kind] ?? plain[kind.replace(/^dynamic-/, '')];
};
