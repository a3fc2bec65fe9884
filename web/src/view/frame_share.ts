// What one frame may draw of boards. Where all cells change at once (a board appears, all candidates are shown,
// four searches race) their style and layout take longer than a frame, so that the boards of the page share what
// a frame can do, and what is left is drawn in the next ones.

/** In units of a cell that changes its classes only. */
const kFrame = 60;

let boards = 0;
let asked = false;
const waiting = new Set<() => void>();

/** A board is there; what is returned is called when it goes. */
export function joinFrames(): () => void {
  ++boards;
  return () => {
    --boards;
  };
}

/** What each board may draw in a frame. Nothing is seen of a hidden page, and it has no frames. */
export const frameShare = (): number =>
  document.hidden ? Number.POSITIVE_INFINITY : kFrame / Math.max(1, boards);

/** Runs after the next frame, in a task of its own. */
export function afterFrame(run: () => void): void {
  waiting.add(run);
  if (asked) return;
  asked = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      asked = false;
      const now = [...waiting];
      waiting.clear();
      for (const one of now) one();
    }),
  );
}
