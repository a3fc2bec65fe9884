// A step of reasoning drawn over the board: its houses, and its chains as links from candidate to
// candidate. Solid lines are strong links (not this, hence that), dashed ones weak (this, hence not that).

import { columnOf, rowOf } from '../board/geometry';
import { HouseOutline } from '../view/house_outline';
import type { Stage } from './step_looks';
import type { Chain, ChainNode, Step } from './step_types';

/** Where a candidate stands in its cell, in units of the board. */
const placeOf = (cell: number, digit: number): readonly [number, number] => [
  columnOf(cell) + 0.05 + 0.9 * ((((digit - 1) % 3) + 0.5) / 3),
  rowOf(cell) + 0.05 + 0.9 * ((Math.floor((digit - 1) / 3) + 0.5) / 3),
];

/** Where a node of a chain stands: between its cells if it has several. */
function centreOf(node: ChainNode): readonly [number, number] {
  const places = node.cells.map((cell) => placeOf(cell, node.digit));
  const mean = (axis: 0 | 1): number =>
    places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [mean(0), mean(1)];
}

interface ChainLink {
  readonly from: ChainNode;
  readonly to: ChainNode;
}

/** The links of a chain, and the one that closes a loop. */
function linksOf({ nodes, loop }: Chain): ChainLink[] {
  const links = nodes.flatMap((to) =>
    to.parents.flatMap((parent) => (nodes[parent] ? [{ from: nodes[parent], to }] : [])),
  );
  const [first, last] = [nodes[0], nodes.at(-1)];
  return loop && first && last ? [...links, { from: last, to: first }] : links;
}

/** A little bent, so that links along a line do not lie on each other; cut at the rims of the digits. */
function pathOf({ from, to }: ChainLink): string {
  const [x1, y1] = centreOf(from);
  const [x2, y2] = centreOf(to);
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const rim = Math.min(0.17 / length, 0.4);
  const bend = Math.min(0.35, 0.12 * length);
  const [mx, my] = [(x1 + x2) / 2 - (dy / length) * bend, (y1 + y2) / 2 + (dx / length) * bend];
  const toward = (x: number, y: number): string =>
    `${(x + (mx - x) * 2 * rim).toFixed(3)} ${(y + (my - y) * 2 * rim).toFixed(3)}`;
  return `M${toward(x1, y1)}Q${mx.toFixed(3)} ${my.toFixed(3)} ${toward(x2, y2)}`;
}

export function StepOverlay({ step, stage }: { step: Step; stage: Stage }) {
  const links = stage >= 2 ? step.chains.flatMap(linksOf) : [];
  return (
    <>
      {stage >= 2 &&
        step.covers.map((house) => (
          <HouseOutline key={`cover ${house}`} house={house} tone="cover" />
        ))}
      {step.houses.map((house) => (
        <HouseOutline key={house} house={house} tone="base" />
      ))}
      {links.map((link, at) => (
        <path
          key={`${at} ${link.from.digit} ${link.to.digit}`}
          class={`chain-link ${link.to.on ? 'strong' : 'weak'}`}
          d={pathOf(link)}
        />
      ))}
    </>
  );
}
