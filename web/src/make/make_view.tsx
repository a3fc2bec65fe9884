// Making a new puzzle: how hard, then a button; what else may be wished for stands behind a fold.

import { useEffect } from 'preact/hooks';
import { strings } from '../strings/strings';
import { Icon } from '../view/icon';
import { Segments, Switch } from '../view/segments';
import { cancelMaking, make, making, problem, wish, wishes } from './make_store';
import { type GivenSymmetry, kFewestGivens, kMostGivens, levels, symmetries } from './make_types';

/** Where to begin when a number of givens is wished for. */
const kUsualGivens = [26, 30] as const;

export function MakeView() {
  const t = strings.value;
  const now = wishes.value;
  // Whoever closes the dialog does not wait for the puzzle any more.
  useEffect(() => cancelMaking, []);
  return (
    <form
      class="make"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Segments
        label={t.make.level}
        name="level"
        class="level-choice"
        options={[
          ...levels.map((value) => ({ value: value as string, text: t.difficulty.levels[value] })),
          { value: 'any', text: t.make.any },
        ]}
        value={now.level ?? 'any'}
        onChange={(value) => wish({ level: levels.find((level) => level === value) ?? null })}
      />
      <div class="row make-row">
        {making.value === null ? (
          <button type="submit" class="primary">
            <Icon name="spark" />
            {t.make.make}
          </button>
        ) : (
          <>
            <button type="button" onClick={cancelMaking}>
              <Icon name="close" />
              {t.cancel}
            </button>
            <span class="quiet" role="status">
              {t.make.making} {making.value > 1 && t.make.tried(making.value)}
            </span>
          </>
        )}
      </div>
      {problem.value && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <details>
        <summary>{t.make.wishes}</summary>
        <OtherWishes />
      </details>
    </form>
  );
}

function OtherWishes() {
  const t = strings.value.make;
  const { symmetry, givens, minimal, seed } = wishes.value;
  const [least, most] = givens ?? kUsualGivens;
  const number = (label: string, value: number, change: (to: number) => void) => (
    <label class="inline-field">
      {label}
      <input
        type="number"
        min={kFewestGivens}
        max={kMostGivens}
        value={value}
        onInput={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
  return (
    <div class="wishes">
      <label class="field-row">
        <span>{t.symmetry}</span>
        <select
          value={symmetry}
          onChange={(event) => wish({ symmetry: event.currentTarget.value as GivenSymmetry })}
        >
          {symmetries.map((name) => (
            <option key={name} value={name}>
              {t.symmetries[name]}
            </option>
          ))}
        </select>
      </label>
      <div class="row">
        <Switch
          text={t.chooseGivens}
          checked={givens !== null}
          onChange={(chosen) =>
            wish(
              chosen ? { givens: kUsualGivens, minimal: false } : { givens: null, minimal: true },
            )
          }
        />
        {givens && number(t.from, least, (to) => wish({ givens: [to, most] }))}
        {givens && number(t.to, most, (to) => wish({ givens: [least, to] }))}
      </div>
      {givens && (
        <Switch
          text={t.minimal}
          checked={minimal}
          onChange={(chosen) => wish({ minimal: chosen })}
        />
      )}
      <label class="field-row">
        <span>{t.seed}</span>
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          maxLength={20}
          value={seed}
          placeholder={t.seedAny}
          aria-describedby="seed-help"
          onInput={(event) => wish({ seed: event.currentTarget.value.trim() })}
        />
      </label>
      <p id="seed-help" class="quiet small-text">
        {t.seedHelp}
      </p>
    </div>
  );
}
