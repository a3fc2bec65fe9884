import { compressToBase64 } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { boardOf, entriesOf } from '../src/board/cell_state';
import { fillIn } from '../src/board/moves';
import { readOtherLink } from '../src/open/other_links';
import { fPuzzlesDocument, otherSites } from '../src/share/other_sites';
import { en } from '../src/strings/strings_en';

const givens = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const board = fillIn(boardOf({ givens, marks: null }), `534${'.'.repeat(78)}`);

const packed = (document: unknown): string =>
  `https://f-puzzles.com/?load=${encodeURIComponent(compressToBase64(JSON.stringify(document)))}`;

describe('links of other sites', () => {
  it('are read as they were written', async () => {
    for (const site of otherSites) {
      const found = readOtherLink(await site.address(board, false), en);
      expect(found?.kind, site.name).toBe('puzzles');
      if (found?.kind === 'puzzles') expect(found.items[0]!.puzzle!.givens).toBe(givens);
    }
  });

  it('keep the progress where the form can hold it', async () => {
    const found = readOtherLink(await otherSites[0]!.address(board, true), en);
    if (found?.kind !== 'puzzles') throw new Error('refused');
    expect(found.items[0]!.entries).toBe(entriesOf(board));
  });

  it('with further rules are refused rather than shown without them', () => {
    const document = { ...fPuzzlesDocument(board, false), killercage: [{ cells: ['R1C1'] }] };
    expect(readOtherLink(packed(document), en)).toEqual({
      kind: 'refused',
      why: en.bring.variant,
    });
  });

  it('that are broken are refused', () => {
    const bad = [
      'https://f-puzzles.com/?load=AAAAAAAAAAAAAAAAAAAAAAAAAA',
      packed({ size: 9, grid: [] }),
      packed({ size: 9, grid: 'x' }),
      packed([]),
      packed(null),
      `https://example.org/${'x'.repeat(200_000)}`,
      'https://sudokupad.app/abc123',
      'https://%',
    ];
    for (const link of bad)
      expect(readOtherLink(link, en)?.kind, link.slice(0, 60)).toBe('refused');
  });
});
