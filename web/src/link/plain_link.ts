// A puzzle alone in an address: `#p=` and 81 characters, which people can also write by hand.

import { isLine } from '../board/puzzle_text';
import { type Game, newGame } from '../game/game_store';

/** What an address holds: a game, nothing of ours, or something broken. */
export type LinkContent = { kind: 'game'; game: Game } | { kind: 'none' } | { kind: 'broken' };

/** Longer addresses are not ours, and some programs cut them off. */
export const kLongestLink = 8000;

/** Null when the address holds a packed game, which link_codec.ts reads. */
export function readPlainHash(hash: string): LinkContent | null {
  const text = hash.replace(/^#/, '');
  if (text.length > kLongestLink) return { kind: 'broken' };
  if (text.startsWith('g=')) return null;
  return text.startsWith('p=') ? readPuzzle(text.slice(2)) : { kind: 'none' };
}

function readPuzzle(text: string): LinkContent {
  let givens: string;
  try {
    givens = decodeURIComponent(text).replaceAll('0', '.');
  } catch {
    return { kind: 'broken' };
  }
  return isLine(givens)
    ? { kind: 'game', game: newGame({ givens, marks: null }) }
    : { kind: 'broken' };
}

/** The same for an address of either kind. Unpacking takes a library that the start can do without. */
export const readAddress = async (hash: string): Promise<LinkContent> =>
  readPlainHash(hash) ?? (await import('./link_codec')).readHash(hash);
