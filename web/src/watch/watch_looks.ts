// How the cells look while a search is watched: the givens, what the search has on the board, and what
// it looks at just now. Or the heat map: how often each cell was tried.

import type { TraceState } from 'nonet';
import type { PuzzleText } from '../board/puzzle_text';
import type { Strings } from '../strings/strings_en';
import type { CellLook } from '../view/cell_look';

export function watchLooks(
  puzzle: PuzzleText,
  state: TraceState | null,
  heat: Float64Array | null,
  t: Strings,
): CellLook[] {
  const path = new Map(state?.path.map((placement) => [placement.cell, placement]));
  const last = state?.last ?? null;
  const solution = state?.end && state.solutions > 0 ? state.solution : null;
  const hottest = heat ? Math.log1p(heat.reduce((most, value) => Math.max(most, value), 0)) : 0;
  return [...puzzle.givens].map((character, cell): CellLook => {
    const given = Number(character) || 0;
    const placed = path.get(cell);
    const states: string[] = [];
    let digit = given || placed?.digit || Number(solution?.[cell]) || 0;
    let kind: CellLook['kind'] = given ? 'given' : placed?.forced ? 'forced' : 'trial';
    if (last && last.cell === cell) {
      if (last.kind === 'try' || last.kind === 'reject') {
        states.push(last.kind === 'try' ? 'trying' : 'rejected');
        if (!given && last.digit !== null) {
          digit = last.digit;
          kind = 'proposed';
        }
      } else if (last.kind === 'place') states.push('placed');
      else if (last.kind === 'retreat') {
        states.push('retreated');
        digit = last.digit ?? digit;
        kind = 'proposed';
      }
    }
    if (last?.kind === 'reject' && last.other === cell) states.push('blocker');
    const tries = heat?.[cell] ?? 0;
    if (heat && !given) states.push('heated');
    const content = digit > 0 ? `${digit}${given ? `, ${t.board.given}` : ''}` : t.board.blank;
    return {
      digit,
      kind,
      states,
      ...(heat && !given ? { heat: hottest > 0 ? Math.log1p(tries) / hottest : 0 } : {}),
      label: `${t.board.spoken(cell)}, ${content}${heat ? `, ${t.watch.heatCell(tries)}` : ''}`,
    };
  });
}
