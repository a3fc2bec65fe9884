// How the cells of the board being played look.

import { bitOf, digitsOf, peersOf } from '../board/geometry';
import { entryMode, heldDigit } from '../game/actions';
import { board, candidates, clashing, game } from '../game/game_store';
import { cursor, selection } from '../game/selection';
import { digitFirst, shadePeers } from '../game/settings';
import { strings } from '../strings/strings';
import type { CellLook, MarkLook } from './cell_look';

/** The digit that is held, or that the one selected cell holds: equal ones are shaded. */
function highlighted(): number {
  if (digitFirst.value && heldDigit.value > 0 && entryMode.value !== 'colour')
    return heldDigit.value;
  if (!shadePeers.value || selection.value.size !== 1) return 0;
  return board.value[cursor.value]!.digit;
}

export function playLooks(wrong: ReadonlySet<number>): CellLook[] {
  const { automatic } = game.value;
  const same = highlighted();
  const peers =
    shadePeers.value && selection.value.size === 1 ? new Set(peersOf[cursor.value]!) : null;
  return board.value.map((state, cell) => {
    const states: string[] = [];
    if (clashing.value.has(cell)) states.push('clash');
    if (wrong.has(cell)) states.push('wrong');
    if (peers?.has(cell)) states.push('peer');
    if (same > 0 && state.digit === same) states.push('same');
    const marks: MarkLook | undefined = automatic
      ? { set: candidates.value[cell]! | state.corner, strong: state.corner }
      : undefined;
    const noted = marks?.set ?? state.corner | state.centre;
    const markStates = same > 0 ? new Map([[same, 'same-mark']]) : undefined;
    return {
      digit: state.digit,
      kind: state.given ? 'given' : 'entry',
      states,
      ...(marks ? { marks } : {}),
      ...(markStates && noted & bitOf(same) ? { markStates } : {}),
      corner: automatic ? [] : digitsOf(state.corner),
      centre: automatic ? [] : digitsOf(state.centre),
      colours: state.colours,
      label: labelOf(cell),
    };
  });
}

/** What a screen reader says of a cell. */
export function labelOf(cell: number): string {
  const t = strings.value.board;
  const state = board.value[cell]!;
  const parts = [t.spoken(cell)];
  if (state.digit > 0) parts.push(state.given ? `${state.digit}, ${t.given}` : String(state.digit));
  else parts.push(t.blank);
  if (clashing.value.has(cell)) parts.push(t.clash);
  if (state.digit === 0) {
    const shown = game.value.automatic ? candidates.value[cell]! : state.centre;
    if (shown) parts.push(t.candidates(digitsOf(shown)));
    else if (game.value.automatic) parts.push(t.noCandidate);
    if (state.corner) parts.push(t.corner(digitsOf(state.corner)));
  }
  if (state.colours)
    parts.push(t.colours(digitsOf(state.colours).map((colour) => t.colourNames[colour - 1]!)));
  return parts.join(', ');
}
