// From a text of any origin to puzzles: links are taken apart here, everything else is read by the
// engine's text room.

import type { Puzzle, PuzzleRecord } from 'nonet';
import { kEmptyPuzzle, type PuzzleText } from '../board/puzzle_text';
import { engine } from '../engine/engine_client';
import type { Game } from '../game/game_store';
import type { ListItem } from '../game/puzzle_list';
import { readHash } from '../link/link_codec';
import type { Strings } from '../strings/strings_en';
import { readOtherLink } from './other_links';

/** Characters of a text that are read here: enough for some 100,000 puzzles. */
export const kMostText = 8_000_000;
const kMostPuzzles = 20_000;
const kLongestTitle = 120;

export type Found =
  | { kind: 'game'; game: Game }
  | { kind: 'puzzles'; items: ListItem[] }
  | { kind: 'refused'; why: string };

const textOf = (puzzle: Puzzle): PuzzleText => ({ givens: puzzle.givens, marks: puzzle.marks });

const shortened = (text: string): string => {
  const plain = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return plain.length > kLongestTitle ? `${plain.slice(0, kLongestTitle)}…` : plain;
};

function itemOf(record: PuzzleRecord, t: Strings): ListItem {
  const { line } = record;
  const title = shortened(record.text);
  if (record.ok)
    return {
      puzzle: textOf(record.puzzle),
      entries: record.puzzle.entries,
      title,
      line,
      problem: '',
    };
  const { error } = record;
  const problem = `${t.bring.place(error.line, error.column)}${t.bring.unreadable(error)}`;
  return { puzzle: null, entries: kEmptyPuzzle.givens, title, line, problem };
}

/** A link of this page or of a site that is known; null when the text is no link. */
function readLink(text: string, t: Strings): Found | null {
  if (!/^https?:\/\/\S+$/i.test(text)) return null;
  const own = readHash(text.includes('#') ? text.slice(text.indexOf('#')) : '');
  if (own.kind === 'game') return { kind: 'game', game: own.game };
  if (own.kind === 'broken') return { kind: 'refused', why: t.bring.brokenLink };
  return readOtherLink(text, t);
}

export async function readPuzzles(text: string, t: Strings): Promise<Found> {
  if (text.length > kMostText)
    return { kind: 'refused', why: t.bring.tooLong(kMostText / 1_000_000) };
  const link = readLink(text.trim(), t);
  if (link) return link;
  const records = await engine.call('parse', text, { limit: kMostPuzzles });
  const items = records.map((record) => itemOf(record, t));
  if (items.length === 0) return { kind: 'refused', why: t.bring.nothing };
  if (items.every((item) => item.puzzle === null))
    return {
      kind: 'refused',
      why: items
        .slice(0, 3)
        .map((item) => item.problem)
        .join('\n'),
    };
  return { kind: 'puzzles', items };
}
