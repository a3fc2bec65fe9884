// The list that is being walked through: what a pasted text or a file held.

import { computed, effect, signal } from '@preact/signals';
import { isLine, isMarks, keyOf, type PuzzleText } from '../board/puzzle_text';
import { key } from './game_store';
import { readStored, writeStored } from './storage';

export interface ListItem {
  /** Null when the row could not be read. */
  readonly puzzle: PuzzleText | null;
  readonly entries: string;
  readonly title: string;
  /** Where it stood in the text, from 1. */
  readonly line: number;
  readonly problem: string;
}

const kKey = 'nonet.list';
/** More than this is too long to be kept in the browser's storage. */
const kMostKept = 3000;

export const list = signal<readonly ListItem[]>([]);

/** The place in the list of the puzzle being played, from 0; -1 when it is not in it. */
export const place = computed(() =>
  list.value.findIndex((item) => item.puzzle !== null && keyOf(item.puzzle) === key.value),
);

export const playable = computed(() => list.value.filter((item) => item.puzzle !== null));

/** The playable item before (-1) or after (1) the one being played. */
export function neighbourInList(direction: 1 | -1): ListItem | null {
  for (let at = place.value + direction; at >= 0 && at < list.value.length; at += direction)
    if (list.value[at]!.puzzle) return list.value[at]!;
  return null;
}

function isItem(value: unknown): value is ListItem {
  const item = value as ListItem | null;
  return (
    typeof item === 'object' &&
    item !== null &&
    (item.puzzle === null ||
      (isLine(item.puzzle?.givens) &&
        (item.puzzle.marks === null || isMarks(item.puzzle.marks)))) &&
    isLine(item.entries) &&
    typeof item.title === 'string' &&
    typeof item.line === 'number' &&
    typeof item.problem === 'string'
  );
}

/** Takes the list up again after a reload, and keeps it from then on. */
export function keepList(): void {
  const stored = readStored(kKey);
  if (Array.isArray(stored)) list.value = stored.filter(isItem);
  effect(() => {
    writeStored(kKey, list.value.slice(0, kMostKept));
  });
}
