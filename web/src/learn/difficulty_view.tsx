// The difficulty in the panel beside the board: a button, then the level, the rating and the hardest step.

import { useEffect, useRef } from 'preact/hooks';
import { tab } from '../game/tabs';
import { strings } from '../strings/strings';
import { Icon } from '../view/icon';
import { showBoard } from '../view/narrow';
import { askDifficulty, asking, difficulty, failed, hardestOf } from './difficulty';
import { go, startFrom } from './path_store';

export function DifficultyView() {
  const t = strings.value.difficulty;
  const found = difficulty.value;
  const box = useRef<HTMLElement>(null);
  const asked = useRef(false);
  asked.current ||= asking.value;
  // On a narrow screen the answer has more lines than the question and would stay below the edge.
  useEffect(() => {
    if (found && asked.current) box.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  if (!found)
    return (
      <div class="difficulty">
        <button type="button" disabled={asking.value} onClick={() => void askDifficulty()}>
          <Icon name="gauge" />
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
    <section ref={box} class="difficulty" aria-label={t.title} role="status">
      <DifficultyText />
      {found.explanation.steps.length > 0 && (
        <button
          type="button"
          class="small"
          onClick={() => {
            startFrom('start');
            tab.value = 'learn';
          }}
        >
          <Icon name="steps" />
          {strings.value.learn.whole}
        </button>
      )}
    </section>
  );
}

/** Level, rating and hardest step of the puzzle being played, as far as they are known. */
export function DifficultyText() {
  const t = strings.value;
  const found = difficulty.value;
  if (!found) return null;
  const { explanation, rating } = found;
  if (explanation.end === 'not explained') return <p>{t.difficulty.unrated}</p>;
  const hardest = hardestOf(explanation.steps);
  return (
    <div class="difficulty-text">
      <h2>
        {explanation.level ? t.difficulty.levels[explanation.level] : t.difficulty.title}
        {explanation.score !== null && (
          <span class="quiet"> {t.difficulty.score(explanation.score)}</span>
        )}
      </h2>
      <p class="quiet">{ratingText()}</p>
      {hardest && (
        <button
          type="button"
          class="link-button"
          onClick={() => {
            startFrom('start');
            go(hardest.at);
            tab.value = 'learn';
            showBoard();
          }}
        >
          {t.difficulty.hardest(t.steps.name(hardest.step), hardest.at + 1)}
        </button>
      )}
    </div>
  );

  function ratingText(): string {
    if (!rating) return asking.value ? t.difficulty.asking : '';
    if (rating.end === 'solved') return t.difficulty.rating(rating.er);
    if (rating.end === 'cut') return t.difficulty.atLeast(rating.er);
    return rating.end === 'stuck' ? t.difficulty.stuck : '';
  }
}
