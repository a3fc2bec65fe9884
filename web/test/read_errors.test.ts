import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load, type ReadError } from 'nonet';
import { describe, expect, it } from 'vitest';
import { unreadable } from '../src/strings/read_errors_de';

const nonet = await load(
  new Uint8Array(
    readFileSync(
      fileURLToPath(new URL('../../bindings/wasm/package/dist/nonet.wasm', import.meta.url)),
    ),
  ),
);
const told = (text: string): string[] =>
  nonet.parse(text).map((record) => (record.ok ? '' : unreadable(record.error)));

describe('in German', () => {
  it('is told why a text could not be read', () => {
    expect(told('.'.repeat(80))).toEqual(['80 Felder; ein Rätsel hat 81']);
    expect(told('[Puzzle]\n5')[0]).toBe('1 Feld; ein Rätsel hat 81');
    expect(told('hello')[0]).toMatch(/^„h“ ist weder Ziffer noch Leerfeld; ein Feld ist/);
    expect(told('{"puzzle": 5}')[0]).toMatch(/^das ist kein Feld; /);
    expect(told('\u0000')[0]).toMatch(/^das ist kein Text/);
  });

  it('every kind of error has its words', () => {
    const codes: ReadError['code'][] = [
      'empty_input',
      'wrong_length',
      'unknown_symbol',
      'ambiguous',
      'unknown_column',
      'bad_encoding',
    ];
    const texts = codes.map((code) =>
      unreadable({ code, line: 1, column: 1, message: '', hint: '', text: '' }),
    );
    expect(new Set(texts).size).toBe(codes.length);
  });
});
