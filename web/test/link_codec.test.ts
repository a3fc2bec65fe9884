import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fillIn, strikeOut, toggleColour, toggleMark } from '../src/board/moves';
import { type Game, newGame } from '../src/game/game_store';
import { toBase64Url } from '../src/link/base64url';
import { gameHash, puzzleHash, readHash } from '../src/link/link_codec';
import { kLongestLink } from '../src/link/plain_link';

const givens = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const puzzle = { givens, marks: null };

const played = (): Game => {
  const start = newGame(puzzle, 'Wikipedia');
  let board = fillIn(start.board, `534${'.'.repeat(78)}`);
  board = toggleMark(board, [3, 5], 2, 'corner');
  board = toggleMark(board, [5], 6, 'centre');
  board = strikeOut(board, [{ cell: 6, digit: 9 }]);
  board = toggleColour(board, [0, 80], 8);
  return { ...start, board, automatic: true };
};

const gameOf = (hash: string): Game => {
  const content = readHash(hash);
  if (content.kind !== 'game') throw new Error(content.kind);
  return content.game;
};

describe('a link', () => {
  it('to a puzzle alone can be written by hand', () => {
    expect(puzzleHash(puzzle)).toBe(`#p=${givens}`);
    expect(gameOf(`#p=${givens.replaceAll('.', '0')}`)).toEqual(newGame(puzzle));
  });

  it('to a game gives it back, but for its past', () => {
    const game = played();
    const hash = gameHash(game);
    expect(hash.length).toBeLessThan(300);
    expect(hash).toMatch(/^#g=[\w-]+$/);
    expect(gameOf(hash)).toEqual(game);
  });

  it('keeps the marks of a candidate grid', () => {
    const marks = Array.from({ length: 81 }, (_, cell) => (cell * 37) % 512);
    const game = newGame({ givens: '.'.repeat(81), marks });
    expect(gameOf(gameHash(game)).puzzle.marks).toEqual(marks);
  });

  it('of another kind is left alone', () => {
    for (const hash of ['', '#', '#section', '#x=1']) expect(readHash(hash).kind).toBe('none');
  });

  it('that is broken is refused', () => {
    const whole = gameHash(played());
    const bad = [
      '#p=',
      '#p=123',
      `#p=${givens}1`,
      '#p=%',
      `#p=${'<script>alert(1)</script>'.padEnd(81, '.')}`,
      '#g=',
      '#g=!!!!',
      whole.slice(0, -20),
      `#g=${'A'.repeat(kLongestLink)}`,
      `#g=${toBase64Url(deflateSync(new Uint8Array([2, 0])))}`,
      `#g=${toBase64Url(deflateSync(new Uint8Array(3000).fill(255)))}`,
    ];
    for (const hash of bad) expect(readHash(hash).kind, hash.slice(0, 60)).toBe('broken');
  });

  it('is not inflated beyond what a game can have', () => {
    const bomb = new Uint8Array(5_000_000);
    bomb[0] = 1;
    const content = readHash(`#g=${toBase64Url(deflateSync(bomb))}`);
    if (content.kind === 'game') expect(content.game.title.length).toBeLessThanOrEqual(300);
  });

  it('survives any single changed character', () => {
    const hash = gameHash(played());
    for (let at = 3; at < hash.length; ++at) {
      const other = hash[at] === 'A' ? 'B' : 'A';
      const content = readHash(hash.slice(0, at) + other + hash.slice(at + 1));
      if (content.kind === 'game')
        for (const { digit } of content.game.board) expect(digit >= 0 && digit <= 9).toBe(true);
    }
  });
});
