// A small picture of a puzzle. A row of it is one text whose digits stand at places of their own: many pictures
// are seen at once, and an element for each digit would take longer than a frame.

interface MiniBoardProps {
  givens: string;
  entries?: string;
}

/** The digits of a row with the places of their columns. */
function RowText({ digits, row, kind }: { digits: string; row: number; kind: string }) {
  const columns = [...digits].map((_, column) => column).filter((column) => digits[column] !== '.');
  if (columns.length === 0) return null;
  return (
    <text class={kind} x={columns.map((column) => 10 * column + 5).join(' ')} y={10 * row + 8}>
      {columns.map((column) => digits[column]).join('')}
    </text>
  );
}

export function MiniBoard({ givens, entries = '' }: MiniBoardProps) {
  const entered = [...givens].map((given, cell) => (given === '.' ? (entries[cell] ?? '.') : '.'));
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return (
    <svg class="mini" viewBox="0 0 90 90" aria-hidden="true" focusable="false">
      <rect class="mini-paper" width="90" height="90" rx="3" />
      {rows.map((row) => (
        <RowText
          key={`given ${row}`}
          digits={givens.slice(9 * row, 9 * row + 9)}
          row={row}
          kind="mini-given"
        />
      ))}
      {rows.map((row) => (
        <RowText
          key={`entry ${row}`}
          digits={entered.slice(9 * row, 9 * row + 9).join('')}
          row={row}
          kind="mini-entry"
        />
      ))}
      <path class="mini-lines" d="M30 2V88M60 2V88M2 30H88M2 60H88" />
    </svg>
  );
}
