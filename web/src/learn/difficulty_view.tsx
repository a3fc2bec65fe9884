// The difficulty in the panel beside the board: a button, then the rating and its hardest step.

import { key } from '../game/game_store';
import { strings } from '../strings/strings';
import { Icon } from '../view/icon';
import { askDifficulty, asking, type Difficulty, difficulty, failed } from './difficulty';

export function DifficultyView() {
  const t = strings.value.difficulty;
  const found = difficulty.value?.key === key.value ? difficulty.value : null;
  if (!found)
    return (
      <div class="difficulty">
        <button type="button" disabled={asking.value} onClick={() => void askDifficulty()}>
          <Icon name="bulb" />
          {asking.value ? t.asking : t.ask}
        </button>
        {failed.value && (
          <p class="problem" role="alert">
            {t.failed}
          </p>
        )}
      </div>
    );
  return (
    <section class="difficulty" aria-label={t.title} role="status">
      <RatingText found={found} />
    </section>
  );
}

function RatingText({ found }: { found: Difficulty }) {
  const t = strings.value.difficulty;
  const { rating, hardest } = found;
  if (rating.end === 'unrated') return <p>{t.unrated}</p>;
  const exact = rating.end === 'solved';
  return (
    <>
      <h2>
        {hardest ? t.levels[hardest.level] : t.title}
        <span class="quiet"> {exact && t.rating(rating.er)}</span>
      </h2>
      {rating.end === 'stuck' && <p>{t.stuck}</p>}
      {rating.end === 'cut' && <p>{t.atLeast(rating.er)}</p>}
      {hardest && (
        <details>
          <summary>{t.hardest(hardest.name)}</summary>
          <p class="small-text">{hardest.explanation}</p>
        </details>
      )}
    </>
  );
}
