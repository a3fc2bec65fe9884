import { describe, expect, it } from 'vitest';
import { clockTime, power } from '../src/strings/numbers';
import { codeDe } from '../src/strings/pseudocode_de';
import { codeEn } from '../src/strings/pseudocode_en';
import { de } from '../src/strings/strings_de';
import { en } from '../src/strings/strings_en';

function paths(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null
      ? paths(inner, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}
const texts = (value: object): string[] =>
  Object.values(value).flatMap((inner) =>
    typeof inner === 'object' && inner !== null
      ? texts(inner)
      : typeof inner === 'string'
        ? [inner]
        : [],
  );

describe('the languages', () => {
  it('write times and powers', () => {
    expect([0, 59, 187, 3600, 3787].map(clockTime)).toEqual([
      '0:00',
      '0:59',
      '3:07',
      '1:00:00',
      '1:03:07',
    ]);
    expect(power(9, 64)).toBe('9⁶⁴');
  });

  it('write numbers each in its way', () => {
    const numbers = [7, 999, 1000, 1_234_567];
    expect(numbers.map(en.number)).toEqual(['7', '999', '1,000', '1,234,567']);
    expect(numbers.map(de.number)).toEqual(['7', '999', '1.000', '1.234.567']);
    const counts = [7, 1940, 98_765, 1_234_567];
    expect(counts.map(en.compact)).toEqual(['7', '1.9K', '99K', '1.2M']);
    expect(counts.map(de.compact)).toEqual(['7', '1940', '98.765', '1,2\u00a0Mio.']);
    expect([1.234, 12.4, 2345, 12_345].map(en.watch.raceTime)).toEqual([
      '1.23 ms',
      '12 ms',
      '2,345 ms',
      '12.3 s',
    ]);
    expect([1.234, 12.4, 2345, 12_345].map(de.watch.raceTime)).toEqual([
      '1,23 ms',
      '12 ms',
      '2.345 ms',
      '12,3 s',
    ]);
  });

  it('say the same things', () => {
    expect(paths(de)).toEqual(paths(en));
    expect(texts(de).every((text) => text.trim() !== '')).toBe(true);
  });

  it('have the same pseudocode, line by line', () => {
    for (const name of Object.keys(codeEn) as (keyof typeof codeEn)[]) {
      expect(codeDe[name].map(({ on }) => on)).toEqual(codeEn[name].map(({ on }) => on));
      codeDe[name].forEach((line, at) => {
        expect(line.text, `${name} ${at}`).not.toBe(codeEn[name][at]!.text);
      });
    }
  });
});
