import { describe, expect, it } from 'vitest';
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
