// How the cells look in which a step of reasoning is shown: its candidates by the part they play, what is
// struck out, and what is placed.

import { bitOf, digitsOf } from '../board/geometry';
import type { Strings } from '../strings/strings_en';
import type { CellLook } from '../view/cell_look';
import type { Position, Step } from './step_types';

/** How much of a step is shown: its place, its pattern, or what follows too. */
export type Stage = 1 | 2 | 3;

/** The candidates of a step by cell: digit to the class that shows its part. */
export function partsOf(step: Step, stage: Stage): Map<number, Map<number, string>> {
  const parts = new Map<number, Map<number, string>>();
  const put = (cell: number, digit: number, part: string): void => {
    const inCell = parts.get(cell) ?? new Map<number, string>();
    inCell.set(digit, part);
    parts.set(cell, inCell);
  };
  if (stage < 2) return parts;
  for (const { cell, digit, role } of step.marks) put(cell, digit, `role-${role}`);
  // What a chain says of a candidate tells more than the part it plays.
  for (const chain of step.chains)
    for (const { cells, digit, on } of chain.nodes)
      for (const cell of cells) put(cell, digit, on ? 'role-on' : 'role-off');
  if (stage < 3) return parts;
  for (const { cell, digit } of step.eliminations) put(cell, digit, 'role-struck');
  for (const { cell, digit } of step.placements) put(cell, digit, 'role-placed');
  return parts;
}

interface Tint {
  readonly states: string[];
  readonly markStates?: ReadonlyMap<number, string>;
  /** What a screen reader is told besides. */
  readonly told: string;
}

/** What a step does to the looks of a cell. */
function tintOf(step: Step, stage: Stage, t: Strings): (cell: number) => Tint {
  const parts = partsOf(step, stage);
  const pattern = new Set(stage >= 2 ? step.cells : []);
  const placed = new Set(stage === 3 ? step.placements.map(({ cell }) => cell) : []);
  return (cell) => {
    const states: string[] = [];
    if (placed.has(cell)) states.push('step-placed');
    else if (pattern.has(cell)) states.push('in-pattern');
    const roles = parts.get(cell);
    const struck: number[] = [];
    const told: string[] = [];
    for (const [digit, role] of roles ?? [])
      if (role === 'role-struck') struck.push(digit);
      else if (role === 'role-placed') told.push(t.learn.tellPlaced(digit));
    if (struck.length > 0) told.push(t.learn.tellStruck(struck));
    if (pattern.has(cell)) told.push(t.learn.tellPattern);
    return { states, ...(roles ? { markStates: roles } : {}), told: told.join(', ') };
  };
}

const joined = (label: string, told: string): string => (told ? `${label}, ${told}` : label);

/** A whole board for a step, or for the end of a path. */
export function stepLooks(position: Position, step: Step | null, t: Strings): CellLook[] {
  const tint = step && tintOf(step, 3, t);
  return [...position.givens].map((character, cell): CellLook => {
    const given = Number(character) || 0;
    const digit = given || Number(position.entries[cell]) || 0;
    const set = position.marks?.[cell] ?? 0;
    const content =
      digit > 0
        ? `${digit}${given ? `, ${t.board.given}` : ''}`
        : `${t.board.blank}, ${t.board.candidates(digitsOf(set))}`;
    const { states = [], markStates, told = '' } = tint?.(cell) ?? {};
    return {
      digit,
      kind: given ? 'given' : 'entry',
      states,
      ...(digit === 0 ? { marks: { set, strong: 0 } } : {}),
      ...(markStates && digit === 0 ? { markStates } : {}),
      label: joined(`${t.board.spoken(cell)}, ${content}`, told),
    };
  });
}

/** The step on the board being played: cells that take part show their candidates, others stay. */
export function hintedLooks(
  looks: readonly CellLook[],
  position: Position,
  step: Step,
  stage: Stage,
  t: Strings,
): CellLook[] {
  const tint = tintOf(step, stage, t);
  return looks.map((look, cell) => {
    const { states, markStates, told } = tint(cell);
    const label = joined(look.label, told);
    if (!markStates || look.digit > 0)
      return { ...look, states: [...look.states, ...states], label };
    let set = position.marks?.[cell] ?? 0;
    for (const digit of markStates.keys()) set |= bitOf(digit);
    return {
      ...look,
      states: [...look.states, ...states],
      marks: { set, strong: 0 },
      markStates,
      label,
    };
  });
}
