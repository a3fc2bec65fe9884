// The last event of a search: in words, and as the line of the code that it belongs to.

import type { SearchEvent, TraceState } from 'nonet';
import type { CodeEvent } from '../strings/pseudocode_en';
import type { Strings } from '../strings/strings_en';

export function eventText(state: TraceState, blanks: number, t: Strings): string {
  const e = t.watch.event;
  const { last } = state;
  if (!last) return e.start(blanks);
  const { cell, digit, house, other } = last;
  switch (last.kind) {
    case 'try':
      return cell !== null && digit !== null ? e.try(digit, cell) : '';
    case 'reject':
      if (cell !== null && digit !== null)
        return house !== null && other !== null
          ? e.reject(digit, cell, house, other)
          : e.rejectMarks(digit, cell);
      if (cell !== null) return e.noDigit(cell);
      return digit !== null && house !== null ? e.noPlace(digit, house) : e.deadEnd;
    case 'place':
      return cell !== null && digit !== null ? e.place(digit, cell, last.forced) : '';
    case 'retreat':
      return cell !== null && digit !== null ? e.retreat(digit, cell) : '';
    case 'solved':
      return e.solved;
    case 'exhausted':
      return state.solutions > 0 ? e.exhaustedAfter(state.solutions) : e.exhausted;
  }
}

export function codeEventOf(last: SearchEvent | null): CodeEvent {
  if (!last) return 'start';
  if (last.kind === 'place' && last.forced) return 'forced';
  if (last.kind === 'reject' && (last.cell === null || last.digit === null)) return 'dead';
  return last.kind;
}
