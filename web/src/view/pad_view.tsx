// The digits to tap, the modes above them, and what is wanted most beside them: undo and redo, erase, a
// hint, a check.

import { allDigits } from '../board/geometry';
import {
  entryMode,
  entryModes,
  erase,
  heldDigit,
  pressDigit,
  redo,
  setEntryMode,
  toggleAutomatic,
  undo,
} from '../game/actions';
import { checkProgress } from '../game/check_progress';
import { digitCounts, game, redoable, undoable } from '../game/game_store';
import { digitFirst } from '../game/settings';
import { askHint, asking as askingHint } from '../learn/hint_store';
import { strings } from '../strings/strings';
import { EraseTool, UndoTools } from './edit_tools';
import { Icon } from './icon';
import { Segments, Switch } from './segments';

export function PadView() {
  const t = strings.value.play;
  const mode = entryMode.value;
  return (
    <div class="pad">
      <div class="tools">
        <UndoTools undo={undo} redo={redo} undoable={undoable.value} redoable={redoable.value} />
        <EraseTool erase={erase} />
        <button
          type="button"
          class="tool tool-hint"
          onClick={() => void askHint()}
          aria-busy={askingHint.value}
          title={strings.value.learn.hintLong}
        >
          <Icon name="bulb" />
          <span>{strings.value.learn.hint}</span>
        </button>
        <button
          type="button"
          class="tool tool-check"
          onClick={() => void checkProgress()}
          title={t.checkLong}
        >
          <Icon name="check" />
          <span>{t.check}</span>
        </button>
        <AutomaticSwitch />
      </div>
      <Segments
        label={t.modes.label}
        name="mode"
        options={entryModes.map((value) => ({ value, text: t.modes[value] }))}
        value={mode}
        onChange={setEntryMode}
      />
      <fieldset class={`digits mode-${mode}`}>
        <legend class="unseen">{t.pad}</legend>
        {allDigits.map((digit) => (
          <DigitButton key={digit} digit={digit} />
        ))}
      </fieldset>
    </div>
  );
}

function AutomaticSwitch() {
  const t = strings.value.play;
  return (
    <Switch
      text={t.automatic}
      title={t.automaticLong}
      checked={game.value.automatic}
      onChange={toggleAutomatic}
    />
  );
}

function DigitButton({ digit }: { digit: number }) {
  const t = strings.value;
  const mode = entryMode.value;
  const left = Math.max(0, 9 - digitCounts.value[digit]!);
  const holding = digitFirst.value ? { 'aria-pressed': heldDigit.value === digit } : {};
  if (mode === 'colour')
    return (
      <button
        type="button"
        class="key colour-key"
        style={{ '--swatch': `var(--colour-${digit - 1})` }}
        onClick={() => pressDigit(digit)}
        {...holding}
        aria-label={t.board.colourNames[digit - 1]!}
      >
        <span aria-hidden="true">{digit}</span>
      </button>
    );
  return (
    <button
      type="button"
      class={`key ${mode === 'digit' && left === 0 ? 'complete' : ''}`}
      onClick={() => pressDigit(digit)}
      {...holding}
      aria-label={mode === 'digit' ? t.play.left(digit, left) : t.play.digit(digit)}
    >
      <span class={`key-digit at-${digit}`} aria-hidden="true">
        {digit}
      </span>{' '}
      {mode === 'digit' && (
        <span class="key-left" aria-hidden="true">
          {left > 0 ? left : '✓'}
        </span>
      )}
    </button>
  );
}
