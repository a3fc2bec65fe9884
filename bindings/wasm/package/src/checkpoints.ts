// Checkpoints: points in a search to which one can return without starting over. Dense where the
// search stands and ever sparser away from it, so that their number grows with the logarithm of the
// length only: a step back is short, and a jump far back runs a small part of what lies between.

import type { Snapshot } from "./trace_module.js";

/** A multiple of so many events is a place for a checkpoint: about half a millisecond of search. */
export const checkpointSpacing = 65536;
/** How many of each density are kept on either side. */
const kept = 3;

export interface Checkpoint {
  events: number;
  tries: number;
  retreats: number;
  solutions: number;
  snapshot: Snapshot;
}

export class Checkpoints {
  /** In the order of events; the first is the start of the search. */
  readonly #all: Checkpoint[] = [];

  get count(): number {
    return this.#all.length;
  }

  has(events: number): boolean {
    const last = this.#all.at(-1);
    if (last === undefined || last.events < events) return false;
    return this.#all.some((point) => point.events === events);
  }

  /** Adds a point at a multiple of the spacing, and lets go of what is too dense away from it. */
  add(point: Checkpoint): void {
    const after = this.#all.findIndex((other) => other.events > point.events);
    this.#all.splice(after < 0 ? this.#all.length : after, 0, point);
    const here = point.events / checkpointSpacing;
    const worthIt = (other: Checkpoint): boolean => {
      const number = other.events / checkpointSpacing;
      if (number === 0) return true;
      let density = 1; // the greatest power of two that divides the number
      while (number % (2 * density) === 0) density *= 2;
      return Math.abs(here - number) <= kept * density;
    };
    this.#all.splice(0, this.#all.length, ...this.#all.filter(worthIt));
  }

  /** The last point before a place: of those that `before` accepts, which are the first ones. */
  last(before: (point: Checkpoint) => boolean): Checkpoint | undefined {
    return this.#all.findLast(before);
  }
}
