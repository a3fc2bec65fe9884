// A game in an address: one without progress as in plain_link.ts, else `#g=` and the game, deflated:
//
//   byte 0         version, 1
//   byte 1         bit 0: automatic candidates are shown; bit 1: the puzzle has marks
//   81 bytes       digit, and 16 for a given
//   5 x 162 bytes  sets of 16 bits, low byte first: corner, centre, struck, colours, the puzzle's marks
//   the rest       title, UTF-8
//
// Deflate makes nearly nothing of what is zero, so the form can be as plain as this.

import { deflateSync, inflateSync } from 'fflate';
import { boardOf, type CellState } from '../board/cell_state';
import { kNoHistory } from '../board/history';
import type { PuzzleText } from '../board/puzzle_text';
import { type Game, newGame } from '../game/game_store';
import { fromBase64Url, toBase64Url } from './base64url';
import { type LinkContent, readPlainHash } from './plain_link';

const kVersion = 1;
const kLayers = ['corner', 'centre', 'struck', 'colours'] as const;
const kDigits = 2;
const kSets = kDigits + 81;
const kTitle = kSets + 162 * (kLayers.length + 1);
const kMostTitle = 300;

export const puzzleHash = (puzzle: PuzzleText): string =>
  puzzle.marks ? gameHash(newGame(puzzle)) : `#p=${puzzle.givens}`;

/** The shortest form that holds the whole game, but for its past moves. */
export function gameHash(game: Game): string {
  const { puzzle, board, automatic, title } = game;
  const untouched = board.every(
    (state) => (state.given || state.digit === 0) && kLayers.every((layer) => state[layer] === 0),
  );
  if (untouched && !automatic && !puzzle.marks) return `#p=${puzzle.givens}`;
  const text = new TextEncoder().encode(title).slice(0, kMostTitle);
  const bytes = new Uint8Array(kTitle + text.length);
  bytes[0] = kVersion;
  bytes[1] = (automatic ? 1 : 0) | (puzzle.marks ? 2 : 0);
  board.forEach((state, cell) => {
    bytes[kDigits + cell] = state.digit | (state.given ? 16 : 0);
    [...kLayers.map((layer) => state[layer]), puzzle.marks?.[cell] ?? 0].forEach((set, layer) => {
      bytes[kSets + 162 * layer + 2 * cell] = set & 255;
      bytes[kSets + 162 * layer + 2 * cell + 1] = set >> 8;
    });
  });
  bytes.set(text, kTitle);
  return `#g=${toBase64Url(deflateSync(bytes, { level: 9 }))}`;
}

export const readHash = (hash: string): LinkContent =>
  readPlainHash(hash) ?? readPacked(hash.replace(/^#?g=/, ''));

function readPacked(text: string): LinkContent {
  const packed = fromBase64Url(text);
  const bytes = packed && inflated(packed);
  if (!bytes || bytes.length < kTitle || bytes[0] !== kVersion) return { kind: 'broken' };
  const set = (layer: number, cell: number): number =>
    (bytes[kSets + 162 * layer + 2 * cell]! | (bytes[kSets + 162 * layer + 2 * cell + 1]! << 8)) &
    511;
  const digits = Array.from(bytes.subarray(kDigits, kSets));
  if (digits.some((byte) => byte > 25 || byte % 16 > 9 || byte === 16)) return { kind: 'broken' };
  const givens = digits.map((byte) => (byte > 16 ? String(byte - 16) : '.')).join('');
  const marks = bytes[1]! & 2 ? digits.map((_, cell) => set(kLayers.length, cell)) : null;
  const puzzle: PuzzleText = { givens, marks };
  const board = boardOf(puzzle).map(
    (start, cell): CellState => ({
      digit: start.given ? start.digit : digits[cell]!,
      given: start.given,
      corner: set(0, cell),
      centre: set(1, cell),
      struck: set(2, cell),
      colours: set(3, cell),
    }),
  );
  return {
    kind: 'game',
    game: {
      puzzle,
      title: new TextDecoder().decode(bytes.subarray(kTitle)),
      board,
      history: kNoHistory,
      automatic: (bytes[1]! & 1) !== 0,
      played: 0,
    },
  };
}

/** At most as much as a game can have, whatever the bytes claim. */
function inflated(packed: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(packed, { out: new Uint8Array(kTitle + kMostTitle) });
  } catch {
    return null;
  }
}
