// Steps as the module writes them, with names for cells and houses, to steps with numbers.

import type { Chain, ChainNode, NestedStep, StageTexts, Step, StepMark } from "./step_types.js";
import type { Cell, House, Placement } from "./types.js";

interface Named {
  cell: string;
}
interface NamedNode extends Omit<ChainNode, "cells" | "house" | "set"> {
  cells: string[];
  house: string | null;
  set: string[];
}
interface NamedStep
  extends Omit<
    NestedStep,
    "cells" | "houses" | "covers" | "marks" | "chains" | "nested" | "placements" | "eliminations"
  > {
  cells: string[];
  houses: string[];
  covers: string[];
  marks: (Omit<StepMark, "cell"> & Named)[];
  chains: { loop: boolean; nodes: NamedNode[] }[];
  nested: NamedStep[];
  placements: (Omit<Placement, "cell"> & Named)[];
  eliminations: (Omit<Placement, "cell"> & Named)[];
}

/** A step as the module hands it over. */
export interface ToldStep {
  step: NamedStep;
  texts: StageTexts;
  short: string;
}

/** The cell that is called "r1c1". */
function cellOf(name: string): Cell {
  return 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
}

/** The house that is called "row 1", "column 1" or "box 1". */
function houseOf(name: string): House {
  return 9 * ["r", "c", "b"].indexOf(name.charAt(0)) + Number(name.at(-1)) - 1;
}

const placed = <Thing extends Named>(thing: Thing): Omit<Thing, "cell"> & { cell: Cell } => ({
  ...thing,
  cell: cellOf(thing.cell),
});

const readNode = (node: NamedNode): ChainNode => ({
  ...node,
  cells: node.cells.map(cellOf),
  house: node.house === null ? null : houseOf(node.house),
  set: node.set.map(cellOf),
});

const readChain = ({ loop, nodes }: NamedStep["chains"][number]): Chain => ({
  loop,
  nodes: nodes.map(readNode),
});

const readNested = (step: NamedStep): NestedStep => ({
  ...step,
  cells: step.cells.map(cellOf),
  houses: step.houses.map(houseOf),
  covers: step.covers.map(houseOf),
  marks: step.marks.map(placed),
  chains: step.chains.map(readChain),
  nested: step.nested.map(readNested),
  placements: step.placements.map(placed),
  eliminations: step.eliminations.map(placed),
});

export function readStep({ step, texts, short }: ToldStep): Step {
  return { ...readNested(step), texts, short };
}
