// Links of other sites that hold a puzzle in themselves.
//
// SudokuWiki, SudokuExchange and others have 81 characters in the address. f-puzzles and SudokuPad have
// JSON, compressed with lz-string; only classic puzzles are taken from it, and one with further rules
// is refused rather than shown without them.

import { decompressFromBase64 } from 'lz-string';
import { kEmptyPuzzle } from '../board/puzzle_text';
import type { Strings } from '../strings/strings_en';
import type { Found } from './read_puzzles';

const kLongest = 100_000;

/** Parts of an f-puzzles document that change nothing of the rules. */
const harmless = new Set([
  'size',
  'title',
  'author',
  'ruleset',
  'grid',
  'solution',
  'highlightConflicts',
  'disabledlogic',
  'truecandidatesoptions',
  'successMessage',
]);

const single = (givens: string, entries: string, title: string): Found => ({
  kind: 'puzzles',
  items: [{ puzzle: { givens, marks: null }, entries, title, line: 1, problem: '' }],
});

export function readOtherLink(text: string, t: Strings): Found | null {
  const refused = (why: string): Found => ({ kind: 'refused', why });
  if (text.length > kLongest) return refused(t.bring.brokenLink);
  let url: URL;
  let plain: string;
  try {
    url = new URL(text);
    plain = decodeURIComponent(url.pathname + url.search + url.hash);
  } catch {
    return refused(t.bring.brokenLink);
  }
  const line = /(?:^|[^\d.])([\d.]{81})(?:$|[^\d.])/.exec(plain)?.[1];
  if (line) return single(line.replaceAll('0', '.'), kEmptyPuzzle.givens, url.hostname);
  const packed = /(?:fpuzzles|fpuz|[?&]load=)([A-Za-z0-9+/=\s%-]{20,})/.exec(plain)?.[1];
  if (!packed) return refused(t.bring.otherLink);
  return readFPuzzles(packed.replaceAll(' ', '+'), t);
}

function readFPuzzles(packed: string, t: Strings): Found {
  const broken: Found = { kind: 'refused', why: t.bring.brokenLink };
  let document: unknown;
  try {
    document = JSON.parse(decompressFromBase64(packed) ?? '');
  } catch {
    return broken;
  }
  if (typeof document !== 'object' || document === null) return broken;
  const { size, grid, title } = document as Record<string, unknown>;
  const extra = Object.entries(document).some(
    ([name, value]) =>
      !harmless.has(name) && value && !(Array.isArray(value) && value.length === 0),
  );
  if (extra || (size !== undefined && size !== 9)) return { kind: 'refused', why: t.bring.variant };
  if (!Array.isArray(grid) || grid.length !== 9) return broken;
  const cells: unknown[] = grid.flat();
  if (cells.length !== 81) return broken;
  let givens = '';
  let entries = '';
  for (const cell of cells as ({ value?: unknown; given?: unknown } | null)[]) {
    const value = cell?.value;
    const digit =
      typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 9
        ? String(value)
        : '.';
    givens += cell?.given ? digit : '.';
    entries += cell?.given ? '.' : digit;
  }
  return single(givens, entries, typeof title === 'string' ? title.slice(0, 120) : '');
}
