import type { SearchEvent, TraceState } from 'nonet';
import { describe, expect, it } from 'vitest';
import { codeEn } from '../src/strings/pseudocode_en';
import { en } from '../src/strings/strings_en';
import { codeEventOf, eventText } from '../src/watch/event_text';

const event = (part: Partial<SearchEvent>): SearchEvent => ({
  kind: 'try',
  forced: false,
  depth: 0,
  step: 1,
  cell: 2,
  digit: 1,
  house: null,
  other: null,
  ...part,
});
const text = (last: SearchEvent | null, solutions = 0): string =>
  eventText({ last, solutions } as TraceState, 51, en);

describe('an event in words', () => {
  it('is told with cell, digit and what forbids it', () => {
    expect(text(null)).toBe('Ready: 51 blank cells to fill.');
    expect(text(event({}))).toBe('Try 1 in r1c3');
    expect(text(event({ kind: 'reject', house: 9, other: 9 }))).toBe(
      '1 is refused in r1c3: column 1 has it in r2c1',
    );
    expect(text(event({ kind: 'reject', digit: null }))).toBe('No digit is left for r1c3');
    expect(text(event({ kind: 'reject', cell: null, house: 18 }))).toBe(
      'No place is left for 1 in box 1',
    );
    expect(text(event({ kind: 'place', forced: true }))).toBe('1 is forced in r1c3');
    expect(text(event({ kind: 'exhausted', cell: null, digit: null }), 2)).toContain('2 solutions');
  });

  it('has a line in the code of every solver that can tell it', () => {
    const places = ['try', 'place', 'retreat', 'solved', 'exhausted'] as const;
    for (const [name, code] of Object.entries(codeEn))
      for (const kind of places) {
        const found = code.filter(({ on }) =>
          (on as readonly string[]).includes(codeEventOf(event({ kind }))),
        );
        expect(found, `${name} ${kind}`).toHaveLength(1);
      }
  });
});
