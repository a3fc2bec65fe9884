// What each solver does, line by line, in our own words. A line is told apart by what happens when the
// search is there (`on`), which marks it while one watches.

export type CodeEvent =
  | 'start'
  | 'try'
  | 'reject'
  | 'dead'
  | 'place'
  | 'forced'
  | 'retreat'
  | 'solved'
  | 'exhausted';

export interface CodeLine {
  readonly indent: number;
  readonly text: string;
  readonly on: readonly CodeEvent[];
}

const line = (indent: number, text: string, ...on: CodeEvent[]): CodeLine => ({ indent, text, on });

export const codeEn = {
  'brute-force': [
    line(0, 'fill(cell):'),
    line(1, 'if no blank is left:'),
    line(2, 'judge the whole board', 'reject', 'dead'),
    line(2, 'if it is right: solved', 'solved'),
    line(1, 'for each digit 1 to 9:', 'try'),
    line(2, 'write the digit into the cell', 'place', 'forced'),
    line(2, 'fill(next blank cell)'),
    line(2, 'rub the digit out', 'retreat'),
    line(0, 'fill(first blank); nothing is left', 'exhausted'),
  ],
  backtracking: [
    line(0, 'solve():'),
    line(1, 'cell = first blank; none: solved', 'solved'),
    line(1, 'for each digit 1 to 9:', 'try'),
    line(2, 'look along row, column and box:'),
    line(3, 'the digit is there: next digit', 'reject', 'dead'),
    line(2, 'write the digit into the cell', 'place', 'forced'),
    line(2, 'solve()'),
    line(2, 'rub the digit out', 'retreat'),
    line(0, 'solve(); nothing is left', 'exhausted'),
  ],
  bitmask: [
    line(0, 'solve():'),
    line(1, 'cell = first blank; none: solved', 'solved'),
    line(1, 'used = row[r] | column[c] | box[b]'),
    line(1, 'for each digit 1 to 9:', 'try'),
    line(2, 'its bit is in used: next digit', 'reject', 'dead'),
    line(2, 'set the bit in all three', 'place', 'forced'),
    line(2, 'solve()'),
    line(2, 'clear the bit in all three', 'retreat'),
    line(0, 'solve(); nothing is left', 'exhausted'),
  ],
  'fewest-candidates': [
    line(0, 'solve():'),
    line(1, 'cell = blank with fewest candidates'),
    line(1, 'no blank: solved', 'solved'),
    line(1, 'no candidate: dead end', 'reject', 'dead'),
    line(1, 'for each candidate:', 'try'),
    line(2, 'write it into the cell', 'place', 'forced'),
    line(2, 'solve()'),
    line(2, 'rub it out', 'retreat'),
    line(0, 'solve(); nothing is left', 'exhausted'),
  ],
  singles: [
    line(0, 'solve():'),
    line(1, 'while there is a single:'),
    line(2, 'place it', 'forced'),
    line(1, 'no blank: solved', 'solved'),
    line(1, 'a cell or a digit without a place: dead end', 'reject', 'dead'),
    line(1, 'for each candidate of the tightest cell:', 'try'),
    line(2, 'write it into the cell', 'place'),
    line(2, 'solve()'),
    line(2, 'rub out all since then', 'retreat'),
    line(0, 'solve(); nothing is left', 'exhausted'),
  ],
  'exact-cover': [
    line(0, 'solve(matrix):'),
    line(1, 'no column is left: solved', 'solved'),
    line(1, 'column = the one with fewest rows'),
    line(1, 'no row: dead end', 'reject', 'dead'),
    line(1, 'for each row (a digit in a cell):', 'try'),
    line(2, 'cover every column of the row', 'place', 'forced'),
    line(2, 'solve(what is left)'),
    line(2, 'uncover them, last first', 'retreat'),
    line(0, 'solve(all); nothing is left', 'exhausted'),
  ],
} satisfies Record<string, readonly CodeLine[]>;
