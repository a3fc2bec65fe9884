// The looks of a board as far as they are drawn: cells that have changed come one after the other, as many as
// the frame takes. The next frame goes on where this one ended, so that a board in which all changes at every
// frame, as under a fast search, is still drawn anew everywhere in turn.

import { useEffect, useReducer, useRef } from 'preact/hooks';
import { type CellLook, sameLook } from './cell_look';
import { afterFrame, frameShare, joinFrames } from './frame_share';

const kCells = 81;

/** Of a cell that appears, has other contents, or other classes only. */
function costOf(before: CellLook | undefined, after: CellLook): number {
  if (!before) return 3;
  const same =
    before.digit === after.digit &&
    before.marks?.set === after.marks?.set &&
    before.corner?.length === after.corner?.length &&
    before.centre?.length === after.centre?.length;
  return same ? 1 : 2;
}

/** Cells that were not drawn yet are missing; they come in order. */
export function usePacedLooks(
  looksOf: () => readonly CellLook[],
): readonly (CellLook | undefined)[] {
  const [, again] = useReducer<number, void>((count) => count + 1, 0);
  const state = useRef({
    drawn: [] as (CellLook | undefined)[],
    next: 0,
    spent: 0,
    left: false,
    seen: false,
  });
  // Counted from the first look on: boards that appear together share a frame.
  const leave = useRef<(() => void) | null>(null);
  leave.current ??= joinFrames();
  useEffect(() => leave.current!, []);
  const now = state.current;
  const renew = useRef(() => {
    now.spent = 0;
    if (now.left) again();
  }).current;

  const drawn = [...now.drawn];
  const appears = !now.seen && !document.hidden;
  now.seen = true;
  // The frame in which a board appears has enough to do with what stands around it.
  if (appears) {
    now.left = true;
    afterFrame(renew);
    return drawn;
  }
  const share = frameShare();
  const looks = looksOf();
  let { next } = now;
  now.left = false;
  for (let turn = 0; turn < kCells; ++turn) {
    const cell = (now.next + turn) % kCells;
    const look = looks[cell]!;
    const before = drawn[cell];
    if (before && sameLook(before, look)) continue;
    const cost = costOf(before, look);
    if (now.spent + cost > share && now.spent > 0) {
      next = cell;
      now.left = true;
      break;
    }
    now.spent += cost;
    drawn[cell] = look;
  }
  now.next = next;
  now.drawn = drawn;
  if (now.spent > 0) afterFrame(renew);
  return drawn;
}
