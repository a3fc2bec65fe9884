import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepClock, paused, playedSeconds, seconds, setClock } from '../src/game/play_clock';

describe('the clock', () => {
  const playing = signal(true);
  const page = { hidden: false, look: (): void => undefined };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', {
      get hidden() {
        return page.hidden;
      },
      addEventListener: (_: string, look: () => void) => {
        page.look = look;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('counts while the game is played, seen and not paused', () => {
    keepClock(() => playing.value);
    vi.advanceTimersByTime(5000);
    expect([seconds.value, playedSeconds()]).toEqual([5, 5]);
    playing.value = false;
    vi.advanceTimersByTime(5000);
    expect(playedSeconds()).toBe(5);
    playing.value = true;
    vi.advanceTimersByTime(1500);
    expect([seconds.value, playedSeconds()]).toEqual([6, 6]);
    paused.value = true;
    vi.advanceTimersByTime(9000);
    expect(playedSeconds()).toBe(6);
    paused.value = false;
    vi.advanceTimersByTime(600);
    expect(playedSeconds()).toBe(7);
    page.hidden = true;
    page.look();
    vi.advanceTimersByTime(9000);
    expect(playedSeconds()).toBe(7);
    page.hidden = false;
    page.look();
    setClock(60);
    vi.advanceTimersByTime(2000);
    expect(seconds.value).toBe(62);
  });
});
