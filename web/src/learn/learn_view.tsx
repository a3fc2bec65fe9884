// The part in which the whole way to the solution can be stepped through.

import { useEffect } from 'preact/hooks';
import { possibleDigits } from '../board/candidates';
import { digitsOf } from '../board/geometry';
import { fillIn, strikeOut } from '../board/moves';
import { notify } from '../game/announcer';
import * as store from '../game/game_store';
import { cursor, select } from '../game/selection';
import { tab } from '../game/tabs';
import { strings } from '../strings/strings';
import { AfterPaint } from '../view/after_paint';
import { BoardView } from '../view/board_view';
import { moveCursor } from '../view/cursor_keys';
import { Icon } from '../view/icon';
import { usePageKeys } from '../view/page_keys';
import { Segments } from '../view/segments';
import { failed } from './difficulty';
import { DifficultyText } from './difficulty_view';
import { at, findPath, from, go, path, positions, startFrom } from './path_store';
import { StepLegend } from './step_legend';
import { StepList } from './step_list';
import { stepLooks } from './step_looks';
import { StepOverlay } from './step_overlay';
import { positionNow } from './step_position';
import type { Explanation, Position, Step } from './step_types';
import { techniques } from './technique_list';

const nothing: ReadonlySet<number> = new Set();

function learnKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'ArrowRight') go(at.value + 1);
  else if (event.key === 'ArrowLeft') go(at.value - 1);
  else if (event.key === 'Home') go(0);
  else if (event.key === 'End') go(Number.MAX_SAFE_INTEGER);
  else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return moveCursor(event);
  else return false;
  event.preventDefault();
  return true;
}

/** Puts the position that is shown on the board being played, as one move. */
function takeOver(position: Position): void {
  const { puzzle, board } = store.game.value;
  const filled = fillIn(board, position.entries);
  const struck = possibleDigits(filled, puzzle).flatMap((set, cell) =>
    digitsOf(set & ~(position.marks?.[cell] ?? set)).map((digit) => ({ cell, digit })),
  );
  store.play(strikeOut(filled, struck));
  if (struck.length > 0) store.setAutomatic(true);
  tab.value = 'play';
  notify(strings.value.learn.taken, 'good');
}

export function LearnView() {
  const t = strings.value;
  usePageKeys(learnKey);
  const played = store.key.value;
  useEffect(() => {
    void findPath();
  }, [played]);
  const step = path.value?.steps[at.value] ?? null;
  const position = positions.value[at.value] ?? positionNow();
  return (
    <div class="stage">
      <div class="board-column">
        <div class="title-line">
          <h1>{store.game.value.title || t.play.untitled}</h1>
        </div>
        <BoardView
          id="board"
          label={t.board.label}
          looks={() => stepLooks(position, step, t)}
          cursor={cursor.value}
          selected={nothing}
          readOnly
          onChoose={({ cell }) => select(cell)}
        >
          {step && <StepOverlay step={step} stage={3} />}
        </BoardView>
      </div>
      <div class="side learn-side">
        <AfterPaint>
          <Summary />
          {step && <StepText step={step} position={position} />}
          {step && (
            <AfterPaint>
              <StepList />
            </AfterPaint>
          )}
        </AfterPaint>
      </div>
    </div>
  );
}

function Summary() {
  const t = strings.value;
  const found = path.value;
  const begun = store.line.value !== store.puzzle.value.givens;
  return (
    <div class="path-summary">
      <DifficultyText />
      {begun && (
        <Segments
          label={t.learn.from}
          name="from"
          options={[
            { value: 'start', text: t.learn.fromStart },
            { value: 'here', text: t.learn.fromHere },
          ]}
          value={from.value}
          onChange={startFrom}
        />
      )}
      {failed.value && (
        <p class="problem" role="alert">
          {t.difficulty.failed}
        </p>
      )}
      {!found && !failed.value && <p class="quiet">{t.learn.finding}</p>}
      {found && trouble(found) && <p class="problem">{trouble(found)}</p>}
    </div>
  );
}

/** Why there is no way, or not the whole of it. */
function trouble(found: Explanation): string {
  const t = strings.value;
  if (found.end === 'stopped') return t.learn.stopped;
  if (found.end === 'not explained' && from.value === 'here') return t.learn.noPath;
  return found.end === 'solved' && found.steps.length === 0 ? t.play.solved : '';
}

function StepText({ step, position }: { step: Step; position: Position }) {
  const t = strings.value;
  const last = (path.value?.steps.length ?? 1) - 1;
  const about = techniques.value.get(step.technique);
  return (
    <section class="step-box" aria-label={t.learn.stepTitle}>
      <div class="step-head">
        <button
          type="button"
          class="icon-button"
          aria-label={t.learn.previous}
          disabled={at.value === 0}
          onClick={() => go(at.value - 1)}
        >
          <Icon name="left" />
        </button>
        <div class="step-title">
          <h2>{t.steps.name(step)}</h2>
          <span class="quiet small-text">
            {t.learn.step(at.value + 1, last + 1)} · {t.difficulty.levels[step.level]}
          </span>
        </div>
        <button
          type="button"
          class="icon-button"
          aria-label={t.learn.next}
          disabled={at.value === last}
          onClick={() => go(at.value + 1)}
        >
          <Icon name="right" />
        </button>
      </div>
      <p class="step-text" role="status">
        {t.steps.reason(step)} <strong>{t.steps.conclusion(step)}</strong>
      </p>
      <StepLegend step={step} />
      <div class="row">
        <button type="button" class="small" onClick={() => takeOver(position)}>
          <Icon name="pencil" />
          {t.learn.take}
        </button>
        {about && (
          <details>
            <summary>{t.learn.about}</summary>
            <p class="small-text">{t.steps.about(about)}</p>
          </details>
        )}
      </div>
    </section>
  );
}
