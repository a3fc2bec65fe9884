// Numbers are written as the languages' own tables have them, which Node brings along.

import { describe, expect, it } from 'vitest';
import { inHundertsteln, kurz, zahl } from '../src/strings/words_de';
import { compact, inHundredths, number } from '../src/strings/words_en';

const whole = [0, 7, 12, 999, 1000, 9999, 10_000, 123_456, 999_999, 1_000_000, 6_670_903_752_021];
const short = [
  0, 999, 1000, 1249, 1900, 9949, 9951, 12_345, 99_999, 123_456, 1_234_567, 12_345_678,
];
const parts = [0, 0.004, 0.126, 1.5, 2.25, 12.999, 1234.5, 99_999.99];

describe('numbers', () => {
  for (const { locale, written, digits } of [
    { locale: 'en', written: number, digits: inHundredths },
    { locale: 'de', written: zahl, digits: inHundertsteln },
  ])
    it(`are those of ${locale}`, () => {
      const same = new Intl.NumberFormat(locale);
      expect(whole.map(written)).toEqual(whole.map((n) => same.format(n)));
      const places = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      expect(parts.map(digits)).toEqual(parts.map((n) => places.format(n)));
    });

  it('are short in English', () => {
    const same = new Intl.NumberFormat('en', { notation: 'compact' });
    const all = [...short, 999_499, 999_999, 7_000_000_000, 6_670_903_752_021];
    expect(all.map(compact)).toEqual(all.map((n) => same.format(n)));
  });

  it('are short in German, with all digits up to a million', () => {
    const same = new Intl.NumberFormat('de', { notation: 'compact' });
    const all = [...short, 7_000_000_000, 6_670_903_752_021];
    expect(all.map(kurz)).toEqual(all.map((n) => same.format(n)));
  });
});
