// A board: an ARIA grid of 81 cells, with lines and whatever is drawn over it in one SVG of 9 by 9
// units. Pointer and keyboard come in here and go out as calls.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { allCells } from '../board/geometry';
import type { CellLook } from './cell_look';
import { CellView } from './cell_view';
import { usePacedLooks } from './paced_looks';

export interface PointerChoice {
  readonly cell: number;
  /** With Control or Command, with Shift, as part of a drag, twice; or the focus came by itself. */
  readonly how: 'one' | 'toggle' | 'range' | 'drag' | 'double' | 'focus';
}

interface BoardProps {
  label: string;
  /** Asked for when they are drawn. */
  looks: () => readonly CellLook[];
  cursor: number;
  selected: ReadonlySet<number>;
  readOnly?: boolean;
  /** Whether the cursor's cell takes the focus when the cursor moves. */
  follow?: boolean;
  describedBy?: string;
  onChoose?: (choice: PointerChoice) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  class?: string;
  id?: string;
  children?: ComponentChildren;
  /** What hides the board for now. */
  cover?: ComponentChildren;
}

const kLines = [1, 2, 3, 4, 5, 6, 7, 8];

function cellAt(board: HTMLElement, event: PointerEvent): number | null {
  const { left, top, width, height } = board.getBoundingClientRect();
  const column = Math.floor(((event.clientX - left) / width) * 9);
  const row = Math.floor(((event.clientY - top) / height) * 9);
  return row < 0 || row > 8 || column < 0 || column > 8 ? null : 9 * row + column;
}

export function BoardView(props: BoardProps) {
  const { cursor, selected, readOnly = false, onChoose } = props;
  const looks = usePacedLooks(props.looks);
  const root = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const lastClick = useRef({ cell: -1, time: 0 });
  const pointing = useRef(false);

  useEffect(() => {
    const grid = root.current;
    if (props.follow === false || !grid?.contains(document.activeElement)) return;
    grid.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus({ preventScroll: true });
  }, [cursor, props.follow]);

  const onPointerDown = (event: PointerEvent): void => {
    const cell = event.button === 0 && root.current ? cellAt(root.current, event) : null;
    if (cell === null || !onChoose) return;
    event.preventDefault();
    pointing.current = true;
    root
      .current!.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
      ?.focus({ preventScroll: true });
    pointing.current = false;
    const twice = lastClick.current.cell === cell && event.timeStamp - lastClick.current.time < 350;
    lastClick.current = { cell, time: event.timeStamp };
    if (event.ctrlKey || event.metaKey) onChoose({ cell, how: 'toggle' });
    else if (event.shiftKey) onChoose({ cell, how: 'range' });
    else onChoose({ cell, how: twice ? 'double' : 'one' });
    if (!twice) {
      dragged.current = cell;
      root.current!.setPointerCapture(event.pointerId);
    }
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (dragged.current === null || !root.current) return;
    const cell = cellAt(root.current, event);
    if (cell === null || cell === dragged.current) return;
    dragged.current = cell;
    onChoose?.({ cell, how: 'drag' });
  };
  // A screen reader moves the focus by itself: the cell it has come to is the one that is meant.
  const onFocusIn = (event: FocusEvent): void => {
    const at = (event.target as HTMLElement).dataset.cell;
    if (at === undefined || pointing.current || Number(at) === cursor) return;
    onChoose?.({ cell: Number(at), how: 'focus' });
  };
  const onPointerEnd = (): void => {
    dragged.current = null;
  };

  return (
    <div class={`board-frame ${props.class ?? ''}`}>
      <div
        ref={root}
        id={props.id}
        class="board"
        inert={Boolean(props.cover)}
        role="grid"
        aria-label={props.label}
        aria-rowcount={9}
        aria-colcount={9}
        aria-multiselectable={!readOnly}
        {...(readOnly ? { 'aria-readonly': true } : {})}
        {...(props.describedBy ? { 'aria-describedby': props.describedBy } : {})}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onKeyDown={props.onKeyDown}
        onFocusIn={onFocusIn}
      >
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <div key={row} class="board-row" role="row" aria-rowindex={row + 1}>
            {allCells.slice(9 * row, 9 * row + 9).map((cell) => {
              const look = looks[cell];
              return (
                look && (
                  <CellView
                    key={cell}
                    cell={cell}
                    look={look}
                    selected={selected.has(cell)}
                    current={cell === cursor}
                    readOnly={readOnly}
                  />
                )
              );
            })}
          </div>
        ))}
      </div>
      <svg class="board-over" viewBox="0 0 9 9" aria-hidden="true" focusable="false">
        <g class="thin-lines">
          {kLines
            .filter((at) => at % 3)
            .map((at) => (
              <path key={at} d={`M${at} 0V9M0 ${at}H9`} />
            ))}
        </g>
        <path class="thick-lines" d="M3 0V9M6 0V9M0 3H9M0 6H9" />
        {props.children}
      </svg>
      {props.cover}
    </div>
  );
}
