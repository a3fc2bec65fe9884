// The part in which a puzzle is typed in or made, with its verdict at every key.

import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { allDigits } from '../board/geometry';
import { countGivens, kEmptyPuzzle } from '../board/puzzle_text';
import { notify } from '../game/announcer';
import { newGame, puzzle } from '../game/game_store';
import { cursor, select, selection } from '../game/selection';
import { tab } from '../game/tabs';
import { openGame } from '../open/open_game';
import { strings } from '../strings/strings';
import { AfterPaint } from '../view/after_paint';
import { BoardView } from '../view/board_view';
import { EraseTool, UndoTools } from '../view/edit_tools';
import { CellOutline, HouseOutline } from '../view/house_outline';
import { Icon } from '../view/icon';
import { usePageKeys } from '../view/page_keys';
import { choose } from '../view/play_view';
import { setKey } from './set_keys';
import { setLooks } from './set_looks';
import {
  enterGiven,
  eraseGivens,
  givens,
  keepJudging,
  question,
  redoSet,
  setClashes,
  setGivens,
  setPuzzle,
  setRedoable,
  setUndoable,
  symmetry,
  undoSet,
} from './set_store';
import { mirrored, symmetries } from './symmetry';
import { ShownChoice, VerdictView } from './verdict_view';

export function SetView() {
  const t = strings.value;
  const looks = useComputed(setLooks);
  usePageKeys(setKey);
  useEffect(() => {
    if (selection.value.size === 0) select(cursor.value);
    return keepJudging();
  }, []);
  const partners = [...selection.value]
    .flatMap((cell) => mirrored(cell, symmetry.value))
    .filter((cell) => !selection.value.has(cell));
  const count = countGivens(givens.value);
  const obstacle = question.answer.value?.judgement.obstacle?.house;
  return (
    <div class="stage">
      <div class="board-column">
        <div class="title-line">
          <h1>{t.set.intro}</h1>
          <span class="quiet">{t.play.givens(count)}</span>
        </div>
        <BoardView
          id="board"
          label={t.board.label}
          looks={() => looks.value}
          cursor={cursor.value}
          selected={selection.value}
          onChoose={choose}
        >
          {[...new Set(setClashes.value.map(({ house }) => house))].map((house) => (
            <HouseOutline key={house} house={house} tone="bad" />
          ))}
          {obstacle !== null && obstacle !== undefined && (
            <HouseOutline house={obstacle} tone="warn" />
          )}
          {partners.map((cell) => (
            <CellOutline key={cell} cell={cell} tone="partner" />
          ))}
        </BoardView>
      </div>
      <AfterPaint>
        <SetSide />
      </AfterPaint>
    </div>
  );
}

function SetSide() {
  const t = strings.value;
  const count = countGivens(givens.value);
  return (
    <div class="side">
      <VerdictView />
      <ShownChoice />
      <SetPad />
      <div class="helpers">
        <button
          type="button"
          class="primary"
          disabled={count === 0}
          onClick={() => {
            openGame(newGame(setPuzzle.value));
            tab.value = 'play';
          }}
        >
          <Icon name="pencil" />
          {t.set.play}
        </button>
        <button
          type="button"
          disabled={count === 0}
          onClick={() => {
            if (setGivens(kEmptyPuzzle.givens)) notify(t.set.cleared);
          }}
        >
          {t.set.clear}
        </button>
      </div>
      <div class="helpers">
        <button type="button" onClick={() => setGivens(puzzle.value.givens)}>
          {t.set.fromGame}
        </button>
        <label class="inline-field symmetry-field" title={t.set.symmetryLong}>
          {t.set.symmetry}
          <select
            value={symmetry.value}
            onChange={(event) => {
              symmetry.value = event.currentTarget.value as typeof symmetry.value;
            }}
          >
            {symmetries.map((name) => (
              <option key={name} value={name}>
                {t.set.symmetries[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

function SetPad() {
  const t = strings.value.play;
  return (
    <div class="pad">
      <div class="tools">
        <UndoTools
          undo={undoSet}
          redo={redoSet}
          undoable={setUndoable.value}
          redoable={setRedoable.value}
        />
        <EraseTool erase={() => eraseGivens(selection.value)} />
      </div>
      <fieldset class="digits">
        <legend class="unseen">{t.pad}</legend>
        {allDigits.map((digit) => (
          <button
            key={digit}
            type="button"
            class="key"
            aria-label={t.digit(digit)}
            onClick={() => enterGiven(selection.value, digit)}
          >
            <span class="key-digit" aria-hidden="true">
              {digit}
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
