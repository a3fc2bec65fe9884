// Play, pause, steps, speed, and jumping to a place in the search.

import { useSignal } from '@preact/signals';
import type { TraceTarget } from 'nonet';
import { strings } from '../strings/strings';
import { Icon, type IconName } from '../view/icon';
import { player, speeds } from './player';

const isPlace = (number: number): boolean =>
  Number.isSafeInteger(number) && number >= 1 && number <= 1e12;

const places: readonly TraceTarget['what'][] = ['retreat', 'step', 'event', 'solution'];

export function ControlsView() {
  const t = strings.value.watch;
  const running = player.playing.value || player.seeking.value;
  const ready = player.view.value !== null;
  const atStart = (player.view.value?.state.event ?? 0) === 0;
  const over = player.over.value || !ready;
  return (
    <div class="controls">
      <fieldset class="transport">
        <legend class="unseen">{t.controls}</legend>
        <Transport
          icon="start"
          label={t.start}
          disabled={atStart}
          onClick={() => void player.toStart()}
        />
        <Transport
          icon="back"
          label={t.back}
          disabled={atStart}
          onClick={() => void player.step(-1)}
        />
        <button
          type="button"
          class="primary play-button"
          onClick={() => player.toggle()}
          disabled={over && !running}
        >
          <Icon name={running ? 'pause' : 'play'} />
          {running ? t.pause : t.play}
        </button>
        <Transport
          icon="forward"
          label={t.forward}
          disabled={over}
          onClick={() => void player.step(1)}
        />
        <Transport icon="end" label={t.end} disabled={over} onClick={() => void player.toEnd()} />
      </fieldset>
      <SpeedSlider
        value={player.speed.value}
        speeds={speeds}
        onChange={(value) => {
          player.speed.value = value;
        }}
      />
      <JumpView />
    </div>
  );
}

function Transport(props: {
  icon: IconName;
  label: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}

export function SpeedSlider(props: {
  value: number;
  speeds: readonly number[];
  onChange: (value: number) => void;
}) {
  const t = strings.value.watch;
  const speed = props.speeds[props.value]!;
  const text = Number.isFinite(speed) ? t.speedValue(speed) : t.speedMost;
  return (
    <label class="speed">
      <span class="field-name">{t.speed}</span>
      <input
        type="range"
        min={0}
        max={props.speeds.length - 1}
        step={1}
        value={props.value}
        aria-valuetext={text}
        onInput={(event) => props.onChange(Number(event.currentTarget.value))}
      />
      <output>{text}</output>
    </label>
  );
}

function JumpView() {
  const t = strings.value.watch;
  const what = useSignal<TraceTarget['what']>('retreat');
  const number = useSignal('100');
  const missing = player.missing.value;
  return (
    <form
      class="jump"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = Number(number.value);
        if (isPlace(asked)) void player.seek({ what: what.value, number: asked });
      }}
    >
      <label class="inline-field">
        {t.jump}
        <select
          value={what.value}
          onChange={(event) => {
            what.value = event.currentTarget.value as TraceTarget['what'];
          }}
        >
          {places.map((place) => (
            <option key={place} value={place}>
              {t.jumpTo[place]}
            </option>
          ))}
        </select>
      </label>
      <input
        type="number"
        min={1}
        max={1e12}
        aria-label={t.jumpNumber}
        value={number.value}
        onInput={(event) => {
          number.value = event.currentTarget.value;
        }}
      />
      <button type="submit" disabled={!isPlace(Number(number.value)) || player.view.value === null}>
        {t.go}
      </button>
      <p class="jump-result quiet" role="status">
        {missing
          ? t.noSuch(t.jumpTo[missing.what], missing.number)
          : player.seeking.value
            ? t.seeking
            : ''}
      </p>
    </form>
  );
}
