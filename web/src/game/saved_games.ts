// Every game that was begun comes back with all its moves: one entry for each puzzle, the oldest
// dropped when there are many.

import { boardOf, entriesOf, isPackedCell, packCell, unpackCell } from '../board/cell_state';
import { readHistory } from '../board/history';
import { countGivens, isLine, isMarks, keyOf, type PuzzleText } from '../board/puzzle_text';
import type { Game } from './game_store';
import { readStored, removeStored, writeStored } from './storage';

const kMostGames = 200;
const kIndexKey = 'nonet.games';
const gameKey = (key: string): string => `nonet.game.${key}`;

/** What the list of recent games shows. */
export interface SavedEntry {
  readonly key: string;
  readonly title: string;
  readonly givens: string;
  readonly entries: string;
}

const isEntry = (value: unknown): value is SavedEntry => {
  const entry = value as Partial<SavedEntry> | null;
  return (
    typeof entry?.key === 'string' &&
    typeof entry.title === 'string' &&
    isLine(entry.givens) &&
    isLine(entry.entries)
  );
};

/** Latest first. */
export function savedEntries(): SavedEntry[] {
  const index = readStored(kIndexKey);
  return Array.isArray(index) ? index.filter(isEntry) : [];
}

export function saveGame(game: Game): boolean {
  const { puzzle, title, board, history, automatic, played } = game;
  if (countGivens(puzzle.givens) === 0 && !puzzle.marks) return true;
  const key = keyOf(puzzle);
  const entries = savedEntries();
  const entry = { key, title, givens: puzzle.givens, entries: entriesOf(board) };
  const kept = [entry, ...entries.filter((other) => other.key !== key)];
  for (const dropped of kept.splice(kMostGames)) removeStored(gameKey(dropped.key));
  const value = { puzzle, title, cells: board.map(packCell), history, automatic, played };
  const put = (): boolean => writeStored(gameKey(key), value) && writeStored(kIndexKey, kept);
  // Storage is full: let the oldest games go.
  while (!put()) {
    if (kept.length <= 1) return false;
    removeStored(gameKey(kept.pop()!.key));
  }
  return true;
}

/** The game begun with this puzzle, with all its moves; null when there is none. */
export function savedGame(key: string): Game | null {
  return readGame(readStored(gameKey(key)));
}

export function latestGame(): Game | null {
  const latest = savedEntries()[0];
  return latest ? savedGame(latest.key) : null;
}

function readGame(value: unknown): Game | null {
  if (typeof value !== 'object' || value === null) return null;
  const { puzzle, title, cells, history, automatic, played } = value as Record<string, unknown>;
  const { givens, marks } = (puzzle ?? {}) as Record<string, unknown>;
  if (!isLine(givens) || !(marks === null || isMarks(marks))) return null;
  if (!Array.isArray(cells) || cells.length !== 81 || !cells.every(isPackedCell)) return null;
  const text: PuzzleText = { givens, marks };
  const start = boardOf(text);
  return {
    puzzle: text,
    title: typeof title === 'string' ? title : '',
    board: start.map((state, cell) => unpackCell(cells[cell]!, state)),
    history: readHistory(history),
    automatic: automatic === true,
    played: typeof played === 'number' && played >= 0 ? Math.floor(played) : 0,
  };
}

export function forgetGames(): void {
  for (const { key } of savedEntries()) removeStored(gameKey(key));
  removeStored(kIndexKey);
}
