// The hint in the panel beside the board: first where to look, then the pattern, then what follows.

import { useEffect, useRef } from 'preact/hooks';
import { strings } from '../strings/strings';
import { Icon } from '../view/icon';
import { applyHint, askHint, dropHint, type ShownHint } from './hint_store';

export function HintView({ shown }: { shown: ShownHint }) {
  const t = strings.value;
  const { hint, stage } = shown;
  const box = useRef<HTMLElement>(null);
  // Long reasons may reach below the edge of the window.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [hint, stage]);
  return (
    <section ref={box} class="hint-box" aria-label={t.learn.hint}>
      <div class="hint-head">
        <h2>{t.learn.stages[stage - 1]}</h2>
        <span class="hint-dots" aria-hidden="true">
          {[1, 2, 3].map((dot) => (
            <span key={dot} class={dot <= stage ? 'lit' : ''} />
          ))}
        </span>
        <button
          type="button"
          class="icon-button small"
          onClick={dropHint}
          aria-label={t.play.dismiss}
        >
          <Icon name="close" />
        </button>
      </div>
      <p>{t.steps.stage(hint.step, stage)}</p>
      {stage < 3 ? (
        <button type="button" class="small primary" onClick={() => void askHint()}>
          {t.learn.more[stage - 1]}
        </button>
      ) : (
        <button type="button" class="small primary" onClick={applyHint}>
          {hint.step.placements.length > 0 ? t.learn.apply : t.learn.applyStrike}
        </button>
      )}
    </section>
  );
}
