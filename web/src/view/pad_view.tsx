// The digits to tap, the modes above them, and undo, redo and erase beside them.

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
import { digitCounts, game, redoable, undoable } from '../game/game_store';
import { digitFirst } from '../game/settings';
import { strings } from '../strings/strings';
import { Icon } from './icon';
import { Segments, Switch } from './segments';

export function PadView() {
  const t = strings.value.play;
  const mode = entryMode.value;
  return (
    <div class="pad">
      <div class="tools">
        <button type="button" class="tool" onClick={undo} disabled={!undoable.value}>
          <Icon name="undo" />
          <span>{t.undo}</span>
        </button>
        <button type="button" class="tool" onClick={redo} disabled={!redoable.value}>
          <Icon name="redo" />
          <span>{t.redo}</span>
        </button>
        <button type="button" class="tool" onClick={erase}>
          <Icon name="erase" />
          <span>{t.erase}</span>
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

/** On a wide screen it stands with the helpers, on a narrow one with the tools. */
export function AutomaticSwitch() {
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
