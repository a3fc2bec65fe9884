// Narrow screens, on which what belongs together stands one below the other.

/** As the style sheets have it. */
const kNarrow = '(max-width: 820px), (max-height: 500px)';

const isNarrow = (): boolean => window.matchMedia(kNarrow).matches;

/** Brings the board into view again, where a list below it was walked through. */
export function showBoard(): void {
  if (isNarrow()) window.scrollTo(0, 0);
}
