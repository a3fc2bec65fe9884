// The part in which a puzzle is played.

import { useComputed, useSignalEffect } from '@preact/signals';
import { countGivens } from '../board/puzzle_text';
import { tapCell } from '../game/actions';
import { wrongCells } from '../game/check_progress';
import { board, game, line, puzzle, shownClashes, solved } from '../game/game_store';
import { paused } from '../game/play_clock';
import { list, neighbourInList, place } from '../game/puzzle_list';
import {
  addToSelection,
  cursor,
  extendSelection,
  select,
  selection,
  selectMany,
  toggleInSelection,
} from '../game/selection';
import { digitFirst, showTime } from '../game/settings';
import { dialog } from '../game/tabs';
import { shownHint } from '../learn/hint_store';
import { hintedLooks } from '../learn/step_looks';
import { StepOverlay } from '../learn/step_overlay';
import { openItem } from '../open/open_game';
import { strings } from '../strings/strings';
import { AfterPaint } from './after_paint';
import { BoardView, type PointerChoice } from './board_view';
import { ClockView, PausedCover } from './clock_view';
import { HouseOutline } from './house_outline';
import { Icon } from './icon';
import { usePageKeys } from './page_keys';
import { playKey } from './play_keys';
import { playLooks } from './play_looks';
import { PlaySide } from './play_side';

export function choose({ cell, how }: PointerChoice): void {
  if (how === 'one' || how === 'focus') select(cell);
  else if (how === 'toggle') toggleInSelection(cell);
  else if (how === 'range') extendSelection(cell);
  else if (how === 'drag') addToSelection(cell);
  else {
    const { digit } = board.value[cell]!;
    if (digit > 0)
      selectMany([...board.value.keys()].filter((at) => board.value[at]!.digit === digit));
  }
}

/** The same, where a tap may also write. */
function chooseOrWrite(choice: PointerChoice): void {
  const tapped = choice.how === 'one' || choice.how === 'double';
  if (!digitFirst.value || !tapped) {
    choose(choice);
    return;
  }
  select(choice.cell);
  tapCell(choice.cell);
}

export function PlayView() {
  const t = strings.value;
  usePageKeys(playKey);
  const looks = useComputed(() => {
    const plain = playLooks(wrongCells.value);
    const shown = shownHint.value;
    if (!shown) return plain;
    const { hint, stage } = shown;
    return hintedLooks(plain, hint.position, hint.step, stage, strings.value);
  });
  const hinted = shownHint.value;
  useSignalEffect(() => {
    board.value;
    wrongCells.value = new Set();
  });
  return (
    <div class="stage">
      <div class="board-column">
        <TitleLine />
        <BoardView
          id="board"
          label={t.board.label}
          looks={() => looks.value}
          cursor={cursor.value}
          selected={selection.value}
          onChoose={chooseOrWrite}
          describedBy="board-help"
          class={solved.value ? 'is-solved' : ''}
          cover={paused.value && <PausedCover />}
        >
          {[...new Set(shownClashes.value.map(({ house }) => house))].map((house) => (
            <HouseOutline key={house} house={house} tone="bad" />
          ))}
          {hinted && <StepOverlay step={hinted.hint.step} stage={hinted.stage} />}
        </BoardView>
        <p id="board-help" class="unseen">
          {t.board.described}
        </p>
      </div>
      <AfterPaint>
        <AfterPaint>
          <PlaySide />
        </AfterPaint>
      </AfterPaint>
    </div>
  );
}

function TitleLine() {
  const t = strings.value.play;
  const { title } = game.value;
  const blanks = line.value.split('.').length - 1;
  const inList = list.value.length > 1 && place.value >= 0;
  return (
    <div class="title-line">
      <h1>{title || t.untitled}</h1>
      <span class="quiet">
        <span class="givens-count">{t.givens(countGivens(puzzle.value.givens))} · </span>
        {t.toGo(blanks)}
      </span>
      <span class="title-end">
        {inList && <ListWalk />}
        {showTime.value && <ClockView />}
      </span>
    </div>
  );
}

function ListWalk() {
  const t = strings.value.play;
  const before = neighbourInList(-1);
  const after = neighbourInList(1);
  return (
    <span class="list-walk">
      <button
        type="button"
        class="icon-button"
        disabled={!before}
        onClick={() => before && openItem(before)}
        aria-label={t.previous}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        class="link-button"
        onClick={() => {
          dialog.value = 'list';
        }}
        title={t.showList}
      >
        {t.list(place.value + 1, list.value.length)}
      </button>
      <button
        type="button"
        class="icon-button"
        disabled={!after}
        onClick={() => after && openItem(after)}
        aria-label={t.next}
      >
        <Icon name="right" />
      </button>
    </span>
  );
}
