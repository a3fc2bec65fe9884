// The race: up to four boards side by side, one clock, and an honest table.

import { useSignal } from '@preact/signals';
import type { Algorithm, RaceResult } from 'nonet';
import { useEffect } from 'preact/hooks';
import { puzzleFor } from '../board/puzzle_text';
import { slowEngine } from '../engine/engine_client';
import { cursor } from '../game/selection';
import { strings } from '../strings/strings';
import { BoardView } from '../view/board_view';
import { Icon } from '../view/icon';
import { SpeedSlider } from './controls_view';
import { kMostLanes, type Lane, race, raceSpeeds } from './race';
import { RaceTable } from './race_table';
import { watchLooks } from './watch_looks';
import { algorithms, watchedPuzzle } from './watch_store';
import { WatchHead } from './watch_view';

const nothing: ReadonlySet<number> = new Set();
const kMostTries = 10_000_000;

export function RaceView() {
  const t = strings.value.watch;
  const chosen = useSignal<readonly Algorithm[]>([
    'backtracking',
    'fewest-candidates',
    'singles',
    'exact-cover',
  ]);
  const times = useSignal<RaceResult | null>(null);
  const measuring = useSignal(false);
  const puzzle = watchedPuzzle.value;
  const racers = chosen.value;
  const again = (): void => {
    times.value = null;
    void race.open(puzzle, racers);
  };
  useEffect(() => {
    again();
    return () => race.close();
  }, [puzzle, racers]);
  const choose = (name: Algorithm, take: boolean): void => {
    const next = algorithms.filter((other) => (other === name ? take : racers.includes(other)));
    if (next.length >= 1 && next.length <= kMostLanes) chosen.value = next;
  };
  const measure = async (): Promise<void> => {
    measuring.value = true;
    try {
      times.value = await slowEngine.call('race', puzzleFor(puzzle), racers, {
        maxSteps: kMostTries,
        timeoutMs: 20_000,
      });
    } catch {
      times.value = null;
    } finally {
      measuring.value = false;
    }
  };
  return (
    <div class="race">
      <div class="race-head">
        <WatchHead />
        <fieldset class="choices">
          <legend class="unseen">{t.raceHelp}</legend>
          {algorithms.map((name) => (
            <label key={name} class="check">
              <input
                type="checkbox"
                checked={racers.includes(name)}
                disabled={!racers.includes(name) && racers.length >= kMostLanes}
                onChange={(event) => choose(name, event.currentTarget.checked)}
              />
              {t.solvers[name]}
            </label>
          ))}
        </fieldset>
        <p class="quiet small-text">{t.raceHelp}</p>
        <div class="controls">
          <div class="row">
            <button
              type="button"
              class="primary play-button"
              disabled={race.over.value && !race.playing.value}
              onClick={() => race.toggle()}
            >
              <Icon name={race.playing.value ? 'pause' : 'play'} />
              {race.playing.value ? t.pause : t.play}
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label={t.forward}
              title={t.forward}
              disabled={race.playing.value || race.over.value}
              onClick={() => void race.stepOnce()}
            >
              <Icon name="forward" />
            </button>
            <button type="button" onClick={again}>
              <Icon name="restart" />
              {t.restartRace}
            </button>
            <output class="clock">{t.raceClock(race.clock.value)}</output>
          </div>
          <SpeedSlider
            value={race.speed.value}
            speeds={raceSpeeds}
            onChange={(value) => {
              race.speed.value = value;
            }}
          />
        </div>
        {race.failed.value && <p class="problem">{t.engineFailed}</p>}
      </div>
      <div class={`lanes lanes-${racers.length}`}>
        {race.lanes.value.map((lane) => (
          <LaneView key={lane.algorithm} lane={lane} />
        ))}
      </div>
      <RaceTable
        lanes={race.standing.value}
        puzzle={puzzle}
        times={times.value}
        measuring={measuring.value}
        onMeasure={() => void measure()}
      />
    </div>
  );
}

function LaneView({ lane }: { lane: Lane }) {
  const t = strings.value;
  const { state, algorithm } = lane;
  const done = state.end !== null;
  return (
    <section class={`lane ${done ? 'lane-done' : ''}`}>
      <h2>{t.watch.solvers[algorithm]}</h2>
      <BoardView
        class="playing"
        label={`${t.board.label}: ${t.watch.solvers[algorithm]}`}
        looks={() => watchLooks(watchedPuzzle.value, state, null, t)}
        cursor={cursor.value}
        selected={nothing}
        follow={false}
        readOnly
      />
      <p class="lane-figures">{t.watch.raceLane(state.figures.tries, state.figures.retreats)}</p>
    </section>
  );
}
