import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/board/cell_state';
import { fillIn, toggleColour, toggleMark } from '../src/board/moves';
import { boardPicture } from '../src/share/board_picture';

const start = boardOf({ givens: `5${'.'.repeat(80)}`, marks: null });
let board = fillIn(start, `.3${'.'.repeat(79)}`);
board = toggleMark(board, [2], 7, 'corner');
board = toggleColour(board, [2, 3], 0);
const digits = (svg: string): string[] => [...svg.matchAll(/>(\d+)<\/text>/g)].map((m) => m[1]!);

describe('the picture of a board', () => {
  it('shows the givens, and the progress only when asked', () => {
    expect(digits(boardPicture(board, false))).toEqual(['5']);
    expect(digits(boardPicture(board, true))).toEqual(['5', '3', '7']);
    expect(boardPicture(board, false)).not.toContain('#f4b6b0');
    expect(boardPicture(board, true).match(/#f4b6b0/g)).toHaveLength(2);
  });

  it('shows candidates in blank cells', () => {
    const candidates = Array(81).fill(0);
    candidates[80] = 0b100000001;
    expect(digits(boardPicture(start, true, candidates))).toEqual(['5', '1', '9']);
  });

  it('holds nothing from elsewhere', () => {
    expect(boardPicture(board, true)).not.toMatch(/href|url\(|<script/);
  });
});
