import { describe, expect, it } from 'vitest';
import { newGame } from '../src/game/game_store';
import { gameAheadOf } from '../src/game/keep_address';
import { saveGame } from '../src/game/saved_games';

const givens = `1${'.'.repeat(80)}`;

describe('the game that the address does not know yet', () => {
  it('is the stored one, as long as the address is the one it left behind', () => {
    const game = newGame({ givens, marks: null }, 'one');
    saveGame(game);
    sessionStorage.setItem('nonet.ahead', JSON.stringify({ late: '#old', key: givens }));
    expect(gameAheadOf('#old')).toEqual(game);
    expect(gameAheadOf('#another')).toBeNull();
    sessionStorage.removeItem('nonet.ahead');
    expect(gameAheadOf('#old')).toBeNull();
  });

  it('is none where what is stored is damaged', () => {
    for (const damaged of [
      '{',
      '3',
      'null',
      '{"late":"#old","key":5}',
      '{"late":"#old","key":"x"}',
    ]) {
      sessionStorage.setItem('nonet.ahead', damaged);
      expect(gameAheadOf('#old'), damaged).toBeNull();
    }
  });
});
