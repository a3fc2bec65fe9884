import { beforeEach, describe, expect, it } from 'vitest';
import { recorded } from '../src/board/history';
import { enterDigit } from '../src/board/moves';
import { newGame } from '../src/game/game_store';
import {
  forgetGames,
  latestGame,
  savedEntries,
  savedGame,
  saveGame,
} from '../src/game/saved_games';

const givens = `1${'.'.repeat(80)}`;
const puzzle = { givens, marks: null };

describe('saved games', () => {
  beforeEach(forgetGames);

  it('come back with all their moves, the latest first', () => {
    const start = newGame(puzzle, 'one');
    const board = enterDigit(start.board, [1], 2, true);
    const history = recorded(start.history, start.board, board);
    const game = { ...start, board, history, played: 75 };
    expect(saveGame(game)).toBe(true);
    saveGame(newGame({ givens: `2${'.'.repeat(80)}`, marks: null }, 'two'));
    expect(savedEntries().map(({ title }) => title)).toEqual(['two', 'one']);
    expect(savedGame(givens)).toEqual(game);
    expect(latestGame()?.title).toBe('two');
  });

  it('are few enough for the storage', () => {
    for (let n = 0; n < 210; ++n) {
      const first = String((n % 9) + 1);
      const line = '.'
        .repeat(n % 70)
        .concat(first)
        .padEnd(81, n < 70 ? '.' : '1');
      saveGame(newGame({ givens: line, marks: null }));
    }
    expect(savedEntries().length).toBeLessThanOrEqual(200);
  });

  it('that are damaged are passed over', () => {
    localStorage.setItem(`nonet.game.${givens}`, '{"puzzle":{"givens":"x"}}');
    expect(savedGame(givens)).toBeNull();
    localStorage.setItem(`nonet.game.${givens}`, '{');
    expect(savedGame(givens)).toBeNull();
  });

  it('do not hold an empty board', () => {
    saveGame(newGame({ givens: '.'.repeat(81), marks: null }));
    expect(savedEntries()).toEqual([]);
  });
});
