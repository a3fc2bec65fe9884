// How the cells of the puzzle being set look.

import { clashingCells } from '../board/conflicts';
import { peersOf } from '../board/geometry';
import { cursor, selection } from '../game/selection';
import { shadePeers } from '../game/settings';
import { strings } from '../strings/strings';
import type { CellLook } from '../view/cell_look';
import { question, setBoard, setClashes, setPuzzle, shown, truth } from './set_store';

export function setLooks(): CellLook[] {
  const t = strings.value.board;
  const answer = question.answer.value;
  // An answer to an earlier question says nothing of this board.
  const judgement =
    answer && answer.puzzle.givens === setPuzzle.value.givens ? answer.judgement : null;
  const witness =
    shown.value === 'first'
      ? judgement?.solution
      : shown.value === 'second'
        ? judgement?.second
        : null;
  // That solutions of an empty board differ is no news.
  const begun = setBoard.value.some(({ digit }) => digit > 0);
  const differing = new Set((begun && judgement?.differing) || []);
  const redundant = new Set(judgement && answer?.redundant ? answer.redundant.cells : []);
  const clashing = clashingCells(setClashes.value);
  const impossible = new Set(judgement?.obstacle?.cells ?? []);
  const blockers = new Set(judgement?.obstacle?.seen.map((placed) => placed.cell));
  const one = selection.value.size === 1;
  const peers = shadePeers.value && one ? new Set(peersOf[cursor.value]!) : null;
  return setBoard.value.map((state, cell) => {
    const states: string[] = [];
    if (clashing.has(cell)) states.push('clash');
    if (peers?.has(cell)) states.push('peer');
    if (differing.has(cell)) states.push('differs');
    if (redundant.has(cell)) states.push('redundant');
    if (impossible.has(cell)) states.push('impossible');
    if (blockers.has(cell)) states.push('blocker');
    const proposed = state.digit === 0 && witness ? Number(witness[cell]) : 0;
    const set = truth.value?.proven[cell] ?? 0;
    const content = state.digit > 0 ? `${state.digit}, ${t.given}` : proposed ? proposed : t.blank;
    return {
      digit: state.digit || proposed,
      kind: state.digit > 0 ? 'given' : 'proposed',
      states,
      ...(shown.value === 'truth' && truth.value ? { marks: { set, strong: 0 } } : {}),
      label: `${t.spoken(cell)}, ${content}${clashing.has(cell) ? `, ${t.clash}` : ''}`,
    };
  });
}
