// Plays one search: forwards and back, at any speed, stopped at once. The engine runs it in a worker, a
// few milliseconds at a time; between two answers the page is free.

import { computed, signal } from '@preact/signals';
import type { Algorithm, DecisionTree, TraceTarget } from 'nonet';
import { type PuzzleText, puzzleFor } from '../board/puzzle_text';
import { Cancelled, watchEngine } from '../engine/engine_client';
import type { TraceView } from '../engine/engine_messages';
import { afterFrame } from '../view/frame_share';

/** Events a second, from one to as many as there is time for. */
export const speeds: readonly number[] = [
  1,
  2,
  5,
  10,
  20,
  50,
  100,
  300,
  1000,
  3000,
  10_000,
  30_000,
  100_000,
  300_000,
  1_000_000,
  Number.POSITIVE_INFINITY,
];
/** What the worker may take before it answers. */
const kSlice = 12;
/** The tree changes too fast to be read anyway; it is asked for so often, in milliseconds. */
const kTreePause = 160;
const kTreeNodes = 3000;
const kFar = Number.MAX_SAFE_INTEGER;

/** A hidden page has no frames. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => (document.hidden ? resolve() : afterFrame(resolve)));

export class Player {
  readonly view = signal<TraceView | null>(null);
  readonly heat = signal<Float64Array | null>(null);
  readonly tree = signal<DecisionTree | null>(null);
  readonly playing = signal(false);
  readonly seeking = signal(false);
  readonly failed = signal(false);
  /** A place that was asked for and does not exist. */
  readonly missing = signal<TraceTarget | null>(null);
  readonly speed = signal(3);
  readonly over = computed(() => this.view.value?.state.end != null);

  private trace: number | null = null;
  /** Rises when another trace is opened or a seek is given up: answers to earlier ones are dropped. */
  private turn = 0;
  /** Where the step under way leads; null when there is none. */
  private stepping: number | null = null;
  private busy = false;
  private last = 0;
  private due = 0;
  private treeAt = 0;

  async open(puzzle: PuzzleText, algorithm: Algorithm): Promise<void> {
    this.close();
    const turn = this.turn;
    try {
      const options = { limit: 1, treeNodes: kTreeNodes };
      const trace = await watchEngine.ask('openTrace', {
        puzzle: puzzleFor(puzzle),
        algorithm,
        options,
      });
      if (turn !== this.turn) {
        void watchEngine.ask('closeTrace', { trace });
        return;
      }
      this.trace = trace;
      await this.advance({ what: 'event', number: 0 }, true);
    } catch (error) {
      if (turn === this.turn && !(error instanceof Cancelled)) this.failed.value = true;
    }
  }

  close(): void {
    ++this.turn;
    if (this.trace !== null) watchEngine.ask('closeTrace', { trace: this.trace }).catch(() => null);
    this.trace = null;
    this.stepping = null;
    this.playing.value = false;
    this.seeking.value = false;
    this.failed.value = false;
    this.missing.value = null;
    this.view.value = null;
    this.tree.value = null;
    this.heat.value = null;
  }

  play(): void {
    if (this.playing.value || this.over.value) return;
    this.missing.value = null;
    this.stepping = null;
    ++this.turn;
    this.seeking.value = false;
    this.playing.value = true;
    this.last = performance.now();
    // The first event comes at once, also when there is only one a second.
    this.due = 1;
    requestAnimationFrame(() => void this.frame());
  }

  pause(): void {
    if (!this.playing.value && !this.seeking.value) return;
    ++this.turn;
    this.stepping = null;
    this.playing.value = false;
    this.seeking.value = false;
    void this.refresh();
  }

  toggle(): void {
    if (this.playing.value || this.seeking.value) this.pause();
    else this.play();
  }

  /** One event on or back. Steps that are asked for before the last one was answered all count. */
  async step(direction: 1 | -1): Promise<void> {
    const number = (this.stepping ?? this.view.value?.state.event ?? 0) + direction;
    if (number < 0 || (direction > 0 && this.over.value)) return;
    this.stepping = number;
    await this.seek({ what: 'event', number });
    if (this.stepping !== number) return;
    this.stepping = null;
    // Steps past the end are no question that needs an answer.
    this.missing.value = null;
  }

  toStart(): Promise<void> {
    return this.seek({ what: 'event', number: 0 });
  }

  toEnd(): Promise<void> {
    return this.seek({ what: 'event', number: kFar });
  }

  /** Goes to a place, however far; `pause` ends it on the way. */
  async seek(target: TraceTarget): Promise<void> {
    if (this.trace === null) return;
    this.playing.value = false;
    this.missing.value = null;
    if (target.number !== this.stepping) this.stepping = null;
    const turn = ++this.turn;
    this.seeking.value = true;
    try {
      for (;;) {
        const view = await this.advance(target, false, turn);
        if (!view || turn !== this.turn) return;
        if (view.reached || view.done) {
          if (!view.reached && target.number < kFar) this.missing.value = target;
          break;
        }
      }
      await this.refresh();
    } finally {
      if (turn === this.turn) this.seeking.value = false;
    }
  }

  /** Asks for the tree and the heat where the search stands now. */
  private async refresh(): Promise<void> {
    const at = this.view.value?.state.event;
    if (at !== undefined) await this.advance({ what: 'event', number: at }, true);
  }

  private async frame(): Promise<void> {
    if (!this.playing.value) return;
    const now = performance.now();
    const speed = speeds[this.speed.value]!;
    const most = Math.max(1, speed / 10);
    this.due = Math.min(this.due + ((now - this.last) / 1000) * speed, most);
    this.last = now;
    if (!this.busy && this.due >= 1) {
      const at = this.view.value?.state.event ?? 0;
      const number = Number.isFinite(speed) ? at + Math.floor(this.due) : kFar;
      this.due = 0;
      this.busy = true;
      try {
        await this.advance({ what: 'event', number }, now - this.treeAt > kTreePause);
      } finally {
        this.busy = false;
      }
      if (this.over.value) {
        this.playing.value = false;
        await this.refresh();
      }
    }
    requestAnimationFrame(() => void this.frame());
  }

  private async advance(
    target: TraceTarget,
    full: boolean,
    turn = this.turn,
  ): Promise<TraceView | null> {
    const { trace } = this;
    if (trace === null) return null;
    const view = await watchEngine
      .ask('advanceTrace', { trace, target, milliseconds: kSlice, heat: full, tree: full })
      .catch((error: unknown) => {
        if (turn === this.turn && !(error instanceof Cancelled)) this.failed.value = true;
        return null;
      });
    if (!view || trace !== this.trace) return null;
    this.view.value = view;
    if (view.heat) this.heat.value = view.heat;
    if (view.tree) {
      // Board and tree in one frame would hold it up.
      await nextFrame();
      if (trace !== this.trace) return null;
      this.tree.value = view.tree;
      this.treeAt = performance.now();
    }
    return view;
  }
}

export const player = new Player();
