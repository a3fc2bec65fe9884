// Positions along a path: what a step makes of one, and the board of the player as a position.

import { entriesOf } from '../board/cell_state';
import { bitOf, kAllDigits, peersOf } from '../board/geometry';
import * as store from '../game/game_store';
import type { Position, Step } from './step_types';

/** What a step makes of a position: what it places, each peer's loss of it, and what it strikes. */
export function afterStep(
  position: Position,
  step: Pick<Step, 'placements' | 'eliminations'>,
): Position {
  const entries = [...position.entries];
  const marks = [...(position.marks ?? Array<number>(81).fill(kAllDigits))];
  for (const { cell, digit } of step.placements) {
    entries[cell] = String(digit);
    marks[cell] = 0;
    for (const peer of peersOf[cell]!) marks[peer]! &= ~bitOf(digit);
  }
  for (const { cell, digit } of step.eliminations) marks[cell]! &= ~bitOf(digit);
  return { givens: position.givens, entries: entries.join(''), marks };
}

/** The positions before each of the steps, and the one behind the last. */
export function positionsAlong(
  start: Position,
  steps: readonly Pick<Step, 'placements' | 'eliminations'>[],
): Position[] {
  const all = [start];
  for (const step of steps) all.push(afterStep(all.at(-1)!, step));
  return all;
}

/** The board of the player as the engine takes it: with candidates where the player has them kept. */
export function positionNow(): Position {
  const { puzzle, board, automatic } = store.game.value;
  const marks = automatic ? store.candidates.value : puzzle.marks;
  return { givens: puzzle.givens, entries: entriesOf(board), marks };
}
