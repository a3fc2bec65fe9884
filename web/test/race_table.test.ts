import type { TraceState } from 'nonet';
import { describe, expect, it } from 'vitest';
import type { Lane } from '../src/watch/race';
import { ranked } from '../src/watch/race_table';

const lane = (algorithm: Lane['algorithm'], tries: number, end: TraceState['end']): Lane => ({
  algorithm,
  trace: 1,
  state: {
    event: 0,
    figures: { tries, rejections: 0, placements: 0, retreats: 0, greatestDepth: 0 },
    solutions: end ? 1 : 0,
    solution: null,
    depth: 0,
    path: [],
    board: '',
    last: null,
    end,
  },
});

describe('the table of a race', () => {
  it('gives equal tries the same place and those on the way none', () => {
    const table = ranked([
      lane('brute-force', 5, null),
      lane('backtracking', 900, 'limit reached'),
      lane('singles', 51, 'limit reached'),
      lane('exact-cover', 51, 'limit reached'),
    ]);
    expect(table.map(({ lane: { algorithm }, place }) => [algorithm, place])).toEqual([
      ['singles', 1],
      ['exact-cover', 1],
      ['backtracking', 3],
      ['brute-force', null],
    ]);
  });
});
