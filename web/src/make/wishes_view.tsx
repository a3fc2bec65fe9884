// What else may be wished of a new puzzle, behind a fold: exactly how hard, symmetry, givens, seed.

import { useSignal } from '@preact/signals';
import { askTechniques, techniques } from '../learn/technique_list';
import { strings } from '../strings/strings';
import { Switch } from '../view/segments';
import { wish, wishExactly, wishes } from './make_store';
import {
  type GivenSymmetry,
  kFewestGivens,
  kLeastRating,
  kMostGivens,
  kMostRating,
  levels,
  symmetries,
} from './make_types';

/** Where to begin when a number of givens or a rating is wished for. */
const kUsualGivens = [26, 30] as const;
const kUsualRating = [6.5, 7.2] as const;

type Range = readonly [number, number];

export function WishesView() {
  const t = strings.value.make;
  const unfolded = useSignal(false);
  return (
    <details
      onToggle={(event) => {
        unfolded.value = event.currentTarget.open;
        // Without a network there are none to choose from.
        if (unfolded.value) askTechniques().catch(() => undefined);
      }}
    >
      <summary>{t.wishes}</summary>
      {unfolded.value && (
        <div class="wishes">
          <TechniqueWish />
          <RatingWish />
          <SymmetryWish />
          <GivensWish />
          <SeedWish />
        </div>
      )}
    </details>
  );
}

function TechniqueWish() {
  const t = strings.value;
  const { technique, nothingHarder } = wishes.value;
  const known = [...techniques.value.values()];
  return (
    <>
      <label class="field-row">
        <span>{t.make.technique}</span>
        <select
          value={technique}
          onChange={(event) => wishExactly({ technique: event.currentTarget.value })}
        >
          <option value="">{t.make.anyTechnique}</option>
          {levels.map((level) => (
            <optgroup key={level} label={t.difficulty.levels[level]}>
              {known
                .filter((info) => info.level === level)
                .map(({ key, name }) => (
                  <option key={key} value={key}>
                    {t.steps.name({ technique: key, name })}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {technique && (
        <Switch
          text={t.make.nothingHarder}
          checked={nothingHarder}
          onChange={(chosen) => wish({ nothingHarder: chosen })}
        />
      )}
    </>
  );
}

function RatingWish() {
  const t = strings.value.make;
  const { rating } = wishes.value;
  return (
    <>
      <div class="row">
        <Switch
          text={t.chooseRating}
          checked={rating !== null}
          onChange={(chosen) => wishExactly({ rating: chosen ? kUsualRating : null })}
        />
        {rating && (
          <RangeFields
            name="rating"
            range={rating}
            bounds={[kLeastRating, kMostRating]}
            step={0.1}
            describedBy="rating-help"
            onChange={(range) => wishExactly({ rating: range })}
          />
        )}
      </div>
      {rating && (
        <p id="rating-help" class="quiet small-text">
          {t.ratingHelp}
        </p>
      )}
    </>
  );
}

function SymmetryWish() {
  const t = strings.value.make;
  return (
    <label class="field-row">
      <span>{t.symmetry}</span>
      <select
        value={wishes.value.symmetry}
        onChange={(event) => wish({ symmetry: event.currentTarget.value as GivenSymmetry })}
      >
        {symmetries.map((name) => (
          <option key={name} value={name}>
            {t.symmetries[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

function GivensWish() {
  const t = strings.value.make;
  const { givens, minimal } = wishes.value;
  return (
    <>
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
        {givens && (
          <RangeFields
            name="givens"
            range={givens}
            bounds={[kFewestGivens, kMostGivens]}
            step={1}
            onChange={(range) => wish({ givens: range })}
          />
        )}
      </div>
      {givens && (
        <Switch
          text={t.minimal}
          checked={minimal}
          onChange={(chosen) => wish({ minimal: chosen })}
        />
      )}
    </>
  );
}

function SeedWish() {
  const t = strings.value.make;
  return (
    <>
      <label class="field-row">
        <span>{t.seed}</span>
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          maxLength={20}
          value={wishes.value.seed}
          placeholder={t.seedAny}
          aria-describedby="seed-help"
          onInput={(event) => wish({ seed: event.currentTarget.value.trim() })}
        />
      </label>
      <p id="seed-help" class="quiet small-text">
        {t.seedHelp}
      </p>
    </>
  );
}

/** From which to which. */
function RangeFields(props: {
  name: 'rating' | 'givens';
  range: Range;
  bounds: Range;
  step: number;
  describedBy?: string;
  onChange: (range: Range) => void;
}) {
  const t = strings.value.make;
  const { name, range, bounds, step, describedBy, onChange } = props;
  const field = (text: string, value: number, change: (to: number) => Range) => (
    <label class="inline-field">
      <span aria-hidden="true">{text}</span>
      <input
        type="number"
        min={bounds[0]}
        max={bounds[1]}
        step={step}
        value={value}
        aria-label={t.fieldName(name, text)}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        onInput={(event) => onChange(change(event.currentTarget.valueAsNumber))}
      />
    </label>
  );
  return (
    <>
      {field(t.from, range[0], (to) => [to, range[1]])}
      {field(t.to, range[1], (to) => [range[0], to])}
    </>
  );
}
