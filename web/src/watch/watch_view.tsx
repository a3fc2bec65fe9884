// The part in which searches are watched: one of them closely, or up to four in a race.

import type { Algorithm } from 'nonet';
import { useEffect } from 'preact/hooks';
import { cursor } from '../game/selection';
import { strings } from '../strings/strings';
import { AfterPaint } from '../view/after_paint';
import { BoardView } from '../view/board_view';
import { HouseOutline } from '../view/house_outline';
import { showBoard } from '../view/narrow';
import { usePageKeys } from '../view/page_keys';
import { choose } from '../view/play_view';
import { Segments, Switch } from '../view/segments';
import { CodeView } from './code_view';
import { ControlsView } from './controls_view';
import { eventText } from './event_text';
import { FiguresView } from './figures_view';
import { player } from './player';
import { RaceView } from './race_view';
import { TreeView } from './tree_view';
import { watchKey } from './watch_keys';
import { watchLooks } from './watch_looks';
import { algorithm, algorithms, showHeat, subject, watchedPuzzle, watchMode } from './watch_store';

const nothing: ReadonlySet<number> = new Set();

export function WatchView() {
  usePageKeys(watchKey);
  const t = strings.value.watch;
  return (
    <>
      <h1 class="unseen">{watchMode.value === 'one' ? t.one : t.race}</h1>
      {watchMode.value === 'one' ? <OneView /> : <RaceView />}
    </>
  );
}

/** Which puzzle, and one or several. */
export function WatchHead() {
  const t = strings.value.watch;
  return (
    <div class="watch-head">
      <Segments
        label={t.view}
        name="watch-mode"
        options={[
          { value: 'one', text: t.one },
          { value: 'race', text: t.race },
        ]}
        value={watchMode.value}
        onChange={(value) => {
          watchMode.value = value;
          showBoard();
        }}
      />
      <Segments
        label={t.choose}
        name="watch-subject"
        options={[
          { value: 'game', text: t.yours },
          { value: 'hard', text: t.hardForBacktracking },
        ]}
        value={subject.value}
        onChange={(value) => {
          subject.value = value;
        }}
      />
    </div>
  );
}

function OneView() {
  const t = strings.value;
  const puzzle = watchedPuzzle.value;
  const solver = algorithm.value;
  useEffect(() => {
    void player.open(puzzle, solver);
    return () => player.close();
  }, [puzzle, solver]);
  const state = player.view.value?.state ?? null;
  const house = state?.last?.kind === 'reject' ? state.last.house : null;
  const blanks = puzzle.givens.split('.').length - 1;
  const slow = player.speed.value < 5 || !player.playing.value;
  return (
    <div class="stage watch-stage">
      <div class="board-column">
        <p class="event-line" role={slow ? 'status' : undefined}>
          {player.failed.value
            ? t.watch.engineFailed
            : state
              ? eventText(state, blanks, t)
              : t.verdict.thinking}
        </p>
        <BoardView
          id="board"
          class={player.playing.value ? 'playing' : ''}
          label={t.board.label}
          looks={() => watchLooks(puzzle, state, showHeat.value ? player.heat.value : null, t)}
          cursor={cursor.value}
          selected={nothing}
          readOnly
          onChoose={choose}
        >
          {house !== null && <HouseOutline house={house} tone="bad" />}
        </BoardView>
        <AfterPaint>
          <div class="under-board">
            <FiguresView state={state} />
            <Switch
              text={t.watch.heat}
              title={t.watch.heatLong}
              checked={showHeat.value}
              onChange={(checked) => {
                showHeat.value = checked;
              }}
            />
          </div>
        </AfterPaint>
      </div>
      <div class="side">
        <AfterPaint>
          <AfterPaint>
            <WatchHead />
            <label class="inline-field solver">
              <span class="field-name">{t.watch.solver}</span>
              <select
                value={solver}
                onChange={(event) => {
                  algorithm.value = event.currentTarget.value as Algorithm;
                }}
              >
                {algorithms.map((name) => (
                  <option key={name} value={name}>
                    {t.watch.solvers[name]}
                  </option>
                ))}
              </select>
            </label>
            <ControlsView />
            <AfterPaint>
              <section class="block">
                <h2>{t.watch.code}</h2>
                <CodeView algorithm={solver} last={state?.last ?? null} />
              </section>
            </AfterPaint>
          </AfterPaint>
        </AfterPaint>
      </div>
      <section class="tree-side block">
        <h2>{t.watch.tree}</h2>
        <AfterPaint>
          <TreeView tree={player.tree.value} state={state} key={solver} />
        </AfterPaint>
      </section>
    </div>
  );
}
