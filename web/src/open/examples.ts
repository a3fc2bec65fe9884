// Puzzles to start with at once: those of the project's examples/.

import type { PuzzleText } from '../board/puzzle_text';

export type Level = 'gentle' | 'everyday' | 'sparse' | 'hardest';

interface Example {
  readonly givens: string;
  readonly title: string;
}

const example = (givens: string, title = ''): Example => ({ givens, title });

export const examples: Readonly<Record<Level, readonly Example[]>> = {
  gentle: [
    example(
      '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
      'Project Euler 96, 1',
    ),
    example(
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      'Wikipedia',
    ),
  ],
  everyday: [
    example('1437........6918....65......38....64..1...3..75....21......81....2975........4972'),
    example('1....9.78..425....8.....4.6.2...1.89..89.76..93.8...4.7.5.....1....945..36.7....4'),
    example('..1.....4..67543....2...6.53....6....7.841.6....5....21.3...2....86934..9.....5..'),
    example('5.8........41.5.89.6..8......1593.72...2.4...35.8769......3..6.67.4.15........3.4'),
  ],
  sparse: [
    example(
      '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
      'Gordon Royle',
    ),
    example(
      '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
      'Peter Norvig, 2006',
    ),
  ],
  hardest: [
    example(
      '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
      'AI Escargot (Arto Inkala, 2006)',
    ),
    example(
      '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
      'Golden Nugget',
    ),
    example(
      '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
      'Easter Monster (JPF, 2007)',
    ),
    example(
      '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...',
      'Platinum Blonde',
    ),
    example(
      '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
      'Inkala 2012',
    ),
  ],
};

/** Made against searches that go row by row: plain backtracking needs some hundred million tries. */
export const kAgainstBacktracking =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

export const exampleText = ({ givens }: Example): PuzzleText => ({ givens, marks: null });
