// Up to four searches of the same puzzle with one clock: each makes its n-th try before any makes the
// next. Those that are done wait.

import { computed, signal } from '@preact/signals';
import type { Algorithm, TraceState } from 'nonet';
import { type PuzzleText, puzzleFor } from '../board/puzzle_text';
import { Cancelled, watchEngine } from '../engine/engine_client';
import { afterFrame } from '../view/frame_share';

export interface Lane {
  readonly algorithm: Algorithm;
  readonly trace: number;
  readonly state: TraceState;
}

/** Tries a second. */
export const raceSpeeds: readonly number[] = [
  1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000,
];
export const kMostLanes = 4;
const kSlice = 8;
/** The table under the boards can be read when it changes so often, in milliseconds. */
const kTablePause = 250;

export class Race {
  readonly lanes = signal<readonly Lane[]>([]);
  /** The same for the table: while the race runs now and then, and a frame after the boards. */
  readonly standing = signal<readonly Lane[]>([]);
  readonly clock = signal(0);
  readonly playing = signal(false);
  readonly failed = signal(false);
  readonly speed = signal(5);
  readonly over = computed(
    () => this.lanes.value.length > 0 && this.lanes.value.every(({ state }) => state.end !== null),
  );
  private turn = 0;
  private stoodAt = 0;

  async open(puzzle: PuzzleText, algorithms: readonly Algorithm[]): Promise<void> {
    this.close();
    const turn = this.turn;
    try {
      const lanes: Lane[] = [];
      for (const algorithm of algorithms) {
        const options = { limit: 1, treeNodes: 2 };
        const trace = await watchEngine.ask('openTrace', {
          puzzle: puzzleFor(puzzle),
          algorithm,
          options,
        });
        const { state } = await this.advanceOne(trace, 0);
        lanes.push({ algorithm, trace, state });
        if (turn !== this.turn) {
          closeAll(lanes);
          return;
        }
      }
      this.lanes.value = lanes;
      this.stand();
    } catch (error) {
      if (turn === this.turn && !(error instanceof Cancelled)) this.failed.value = true;
    }
  }

  close(): void {
    ++this.turn;
    closeAll(this.lanes.value);
    this.lanes.value = [];
    this.standing.value = [];
    this.clock.value = 0;
    this.playing.value = false;
    this.failed.value = false;
  }

  toggle(): void {
    if (this.playing.value) this.pause();
    else this.play();
  }

  pause(): void {
    this.playing.value = false;
    this.stand();
  }

  play(): void {
    if (this.playing.value || this.over.value || this.lanes.value.length === 0) return;
    this.playing.value = true;
    void this.run(++this.turn);
  }

  /** One try for each. */
  async stepOnce(): Promise<void> {
    if (this.playing.value || this.over.value) return;
    await this.advanceTo(this.clock.value + 1, ++this.turn);
  }

  private async run(turn: number): Promise<void> {
    let last = performance.now();
    let due = 1;
    const current = (): boolean => this.playing.value && turn === this.turn;
    while (current() && !this.over.value) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      const speed = raceSpeeds[this.speed.value]!;
      due = Math.min(due + ((now - last) / 1000) * speed, Math.max(1, speed / 10));
      last = now;
      if (due < 1 || !current()) continue;
      const whole = Math.floor(due);
      due -= whole;
      await this.advanceTo(this.clock.value + whole, turn);
    }
    if (turn === this.turn) this.playing.value = false;
  }

  private async advanceTo(step: number, turn: number): Promise<void> {
    try {
      for (;;) {
        let all = true;
        const lanes: Lane[] = [];
        for (const lane of this.lanes.value) {
          if (lane.state.end !== null) {
            lanes.push(lane);
            continue;
          }
          const { state, reached, done } = await this.advanceOne(lane.trace, step);
          if (turn !== this.turn) return;
          lanes.push({ ...lane, state });
          all &&= reached || done;
        }
        this.lanes.value = lanes;
        if (
          !this.playing.value ||
          this.over.value ||
          performance.now() - this.stoodAt > kTablePause
        )
          this.stand();
        const tries = lanes.map(({ state }) => state.figures.tries);
        // The clock stops with the last of them.
        if (this.over.value) this.clock.value = Math.max(...tries);
        else this.clock.value = all ? step : Math.max(this.clock.value, Math.min(...tries));
        if (all) return;
      }
    } catch (error) {
      if (turn === this.turn && !(error instanceof Cancelled)) this.failed.value = true;
      this.playing.value = false;
    }
  }

  private readonly showStanding = (): void => {
    this.standing.value = this.lanes.value;
  };

  private stand(): void {
    this.stoodAt = performance.now();
    afterFrame(this.showStanding);
  }

  private advanceOne(trace: number, step: number) {
    return watchEngine.ask('advanceTrace', {
      trace,
      target: step === 0 ? { what: 'event', number: 0 } : { what: 'step', number: step },
      milliseconds: kSlice,
      heat: false,
      tree: false,
    });
  }
}

function closeAll(lanes: readonly Lane[]): void {
  for (const { trace } of lanes) watchEngine.ask('closeTrace', { trace }).catch(() => null);
}

export const race = new Race();
