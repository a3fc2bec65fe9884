// A small picture of a puzzle.

import { columnOf, rowOf } from '../board/geometry';

export function MiniBoard({ givens, entries }: { givens: string; entries?: string }) {
  return (
    <svg class="mini" viewBox="0 0 90 90" aria-hidden="true" focusable="false">
      <rect class="mini-paper" width="90" height="90" rx="3" />
      {[...givens].map((digit, cell) => {
        const given = digit !== '.';
        const shown = given ? digit : (entries?.[cell] ?? '.');
        return shown === '.' ? null : (
          <text
            key={cell}
            class={given ? 'mini-given' : 'mini-entry'}
            x={10 * columnOf(cell) + 5}
            y={10 * rowOf(cell) + 8}
          >
            {shown}
          </text>
        );
      })}
      <path class="mini-lines" d="M30 2V88M60 2V88M2 30H88M2 60H88" />
    </svg>
  );
}
