// The time played, which is also the button that pauses; and what covers the board of a paused game.

import { solved } from '../game/game_store';
import { paused, seconds } from '../game/play_clock';
import { strings } from '../strings/strings';
import { Icon } from './icon';

export function ClockView() {
  const t = strings.value.play;
  const time = t.time(seconds.value);
  if (solved.value) return <span class="play-clock quiet">{time}</span>;
  return (
    <button
      type="button"
      class="play-clock link-button"
      aria-label={`${paused.value ? t.goOn : t.pause}, ${time}`}
      title={paused.value ? t.goOn : t.pause}
      onClick={() => {
        paused.value = !paused.value;
      }}
    >
      {time}
      <Icon name={paused.value ? 'play' : 'pause'} />
    </button>
  );
}

export function PausedCover() {
  const t = strings.value.play;
  return (
    <div class="paused-cover" role="status">
      <p>{t.pausedLong}</p>
      <button
        type="button"
        class="primary"
        onClick={() => {
          paused.value = false;
        }}
      >
        <Icon name="play" />
        {t.goOn}
      </button>
    </div>
  );
}
