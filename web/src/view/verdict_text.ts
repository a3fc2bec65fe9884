// A verdict in words, in the language of the page, from the engine's evidence.

import type { Judgement, Obstacle } from 'nonet';
import type { Strings } from '../strings/strings_en';

export function obstacleText(obstacle: Obstacle, t: Strings): string {
  const o = t.verdict.obstacle;
  const placed = obstacle.seen.map(({ cell, digit }) => o.placed(digit, cell));
  const forced = obstacle.forced.map(({ cell, digit }) => o.placed(digit, cell));
  const seen = placed.length > 0 && placed.length <= 9 ? o.seen(placed) : o.end;
  return (forced.length > 0 ? o.after(forced) : '') + what(obstacle, t) + seen;
}

function what({ kind, digits, cells, house }: Obstacle, t: Strings): string {
  const o = t.verdict.obstacle;
  switch (kind) {
    case 'no_candidate':
      return o.noCandidate(cells[0] ?? 0);
    case 'no_place':
      return o.noPlace(digits[0] ?? 0, house ?? 0);
    case 'few_cells':
      return o.fewCells(digits, cells, house ?? 0);
    case 'few_digits':
      return o.fewDigits(digits, cells);
  }
}

/** The reason for a verdict in one or two sentences; empty where the verdict says it all. */
export function reasonText(judgement: Judgement, t: Strings): string {
  const v = t.verdict;
  switch (judgement.verdict) {
    case 'conflict':
      return judgement.conflicts
        .slice(0, 3)
        .map(({ digit, first, second, house }) => v.conflictPair(digit, first, second, house))
        .join(' ');
    case 'none':
      return judgement.obstacle ? obstacleText(judgement.obstacle, t) : v.noneHard;
    case 'multiple':
      return [
        v.differing(judgement.differing),
        judgement.interchangeable.length > 1 ? v.interchangeable(judgement.interchangeable) : '',
      ]
        .join(' ')
        .trim();
    default:
      return '';
  }
}

/** The verdict's name. */
export function verdictName(judgement: Judgement, t: Strings): string {
  const v = t.verdict;
  const names = {
    unique: v.unique,
    multiple: v.multiple,
    none: v.none,
    conflict: v.conflict,
    malformed: v.none,
    undecided: v.undecided,
  };
  return names[judgement.verdict];
}
