// The puzzle being set: only givens, with undo, kept over a reload.

import { computed, effect, signal } from '@preact/signals';
import type { TrueCandidates } from 'nonet';
import { boardOf } from '../board/cell_state';
import { clashesOf } from '../board/conflicts';
import { isLine, kEmptyPuzzle, type PuzzleText } from '../board/puzzle_text';
import { trueCandidatesOf, VerdictQuestion } from '../game/puzzle_verdict';
import { readStored, writeStored } from '../game/storage';
import { mirrored, type Symmetry, symmetries } from './symmetry';

const kKey = 'nonet.set';
/** More moves each way are not kept over a reload. */
const kMostKept = 500;

export const givens = signal(kEmptyPuzzle.givens);
const past = signal<readonly string[]>([]);
const future = signal<readonly string[]>([]);
export const symmetry = signal<Symmetry>('none');

export const setPuzzle = computed<PuzzleText>(() => ({ givens: givens.value, marks: null }));
export const setBoard = computed(() => boardOf(setPuzzle.value));
export const setClashes = computed(() => clashesOf(setBoard.value));
export const setUndoable = computed(() => past.value.length > 0);
export const setRedoable = computed(() => future.value.length > 0);

/** What is shown in the blanks: nothing, one of the witnesses, or the digits that solutions have. */
export type Shown = 'givens' | 'first' | 'second' | 'truth';
export const shown = signal<Shown>('givens');

export const question = new VerdictQuestion(true);
export const truth = signal<TrueCandidates | null>(null);

export function setGivens(next: string): boolean {
  if (next === givens.value) return false;
  past.value = [...past.value, givens.value];
  future.value = [];
  givens.value = next;
  return true;
}

export function undoSet(): void {
  const before = past.value.at(-1);
  if (before === undefined) return;
  past.value = past.value.slice(0, -1);
  future.value = [givens.value, ...future.value];
  givens.value = before;
}

export function redoSet(): void {
  const [next, ...rest] = future.value;
  if (next === undefined) return;
  future.value = rest;
  past.value = [...past.value, givens.value];
  givens.value = next;
}

/** Writes a digit into cells, or takes it out of cells that all hold it. */
export function enterGiven(cells: ReadonlySet<number>, digit: number): void {
  const remove = [...cells].every((cell) => givens.value[cell] === String(digit));
  write(cells, remove ? '.' : String(digit));
}

/** Clears cells, and with symmetry those that go with them. */
export function eraseGivens(cells: ReadonlySet<number>): void {
  write(new Set([...cells].flatMap((cell) => mirrored(cell, symmetry.value))), '.');
}

function write(cells: ReadonlySet<number>, character: string): void {
  setGivens([...givens.value].map((old, cell) => (cells.has(cell) ? character : old)).join(''));
}

/** Asks for the verdict at every change, from now on; gives back what ends that. */
export function keepJudging(): () => void {
  const endings = [
    effect(() => void question.ask(setPuzzle.value)),
    effect(() => {
      truth.value = null;
      if (shown.value !== 'truth') return;
      const asked = setPuzzle.value;
      void trueCandidatesOf(asked).then(
        (found) => {
          if (asked === setPuzzle.peek()) truth.value = found;
        },
        () => undefined,
      );
    }),
    effect(
      () =>
        void writeStored(kKey, {
          givens: givens.value,
          past: past.value.slice(-kMostKept),
          future: future.value.slice(0, kMostKept),
          symmetry: symmetry.value,
        }),
    ),
  ];
  return () => {
    for (const end of endings) end();
  };
}

const stored = (readStored(kKey) ?? {}) as Partial<Record<string, unknown>>;
const lines = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isLine) : []);
if (isLine(stored.givens)) {
  givens.value = stored.givens;
  past.value = lines(stored.past);
  future.value = lines(stored.future);
}
symmetry.value = symmetries.find((name) => name === stored.symmetry) ?? 'none';
