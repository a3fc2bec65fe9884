// Narrow screens, on which what belongs together stands one below the other.

/** The width of the style sheets. */
const kNarrow = '(max-width: 820px)';

const isNarrow = (): boolean => window.matchMedia(kNarrow).matches;

/** Brings the board into view again, where a list below it was walked through. */
export function showBoard(): void {
  if (isNarrow()) window.scrollTo(0, 0);
}
