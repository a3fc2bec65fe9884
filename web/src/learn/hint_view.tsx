// The hint beside the board: first where to look, then the pattern, then what follows. It covers what is
// not needed meanwhile, so that neither the board nor the digits move.

import { strings } from '../strings/strings';
import { focusBoard } from '../view/focus_board';
import { Icon } from '../view/icon';
import { applyHint, askHint, dropHint, type ShownHint } from './hint_store';

/** What had the focus goes with the hint: the board has it then, rather than nothing. */
function leave(how: () => void): void {
  focusBoard();
  how();
}

export function HintView({ shown }: { shown: ShownHint }) {
  const t = strings.value;
  const { hint, stage } = shown;
  const apply = hint.step.placements.length > 0 ? t.learn.apply : t.learn.applyStrike;
  return (
    <section class={`hint-box stage-${stage}`} aria-label={t.learn.hint}>
      <div class="hint-head">
        <h2>{t.learn.stages[stage - 1]}</h2>
        <span class="hint-dots" aria-hidden="true">
          {[1, 2, 3].map((dot) => (
            <span key={dot} class={dot <= stage ? 'lit' : ''} />
          ))}
        </span>
        <button
          type="button"
          class="small primary"
          onClick={stage < 3 ? () => void askHint() : () => leave(applyHint)}
        >
          {stage < 3 ? t.learn.more[stage - 1] : apply}
        </button>
        <button
          type="button"
          class="icon-button small"
          onClick={() => leave(dropHint)}
          aria-label={t.play.dismiss}
        >
          <Icon name="close" />
        </button>
      </div>
      <p>{t.steps.stage(hint.step, stage)}</p>
    </section>
  );
}
