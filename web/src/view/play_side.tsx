// What stands beside the board that is played, or below it: what matters just now, the digits, and help.

import { useSignalEffect } from '@preact/signals';
import { clearMarks, entryMode, restart } from '../game/actions';
import { puzzle, shownClashes, solved } from '../game/game_store';
import { paused, seconds } from '../game/play_clock';
import { VerdictQuestion } from '../game/puzzle_verdict';
import { selection } from '../game/selection';
import { digitFirst, showTime } from '../game/settings';
import { dialog } from '../game/tabs';
import { DifficultyView } from '../learn/difficulty_view';
import { shownHint } from '../learn/hint_store';
import { HintView } from '../learn/hint_view';
import { strings } from '../strings/strings';
import { AfterPaint } from './after_paint';
import { Icon } from './icon';
import { NoticeView } from './notice_view';
import { PadView } from './pad_view';
import { reasonText, verdictName } from './verdict_text';

const question = new VerdictQuestion(false);

/** What stands beside the board, or below it. */
export function PlaySide() {
  const t = strings.value;
  const hinted = shownHint.value;
  useSignalEffect(() => {
    void question.ask(puzzle.value);
  });
  return (
    <div class="side play-side" inert={paused.value}>
      <StatusLine />
      <PadView />
      <div class="below-pad">
        <AfterPaint>
          <div class="helpers">
            <button type="button" onClick={clearMarks}>
              <Icon name="broom" />
              {t.play.clearMarks}
            </button>
            <button type="button" onClick={restart}>
              <Icon name="restart" />
              {t.play.restart}
            </button>
          </div>
          <DifficultyView />
        </AfterPaint>
        {hinted && <HintView shown={hinted} />}
      </div>
    </div>
  );
}

/** Keys are not worth a word where fingers are what there is. */
const withoutKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** What matters most just now: solved, a clash, a puzzle that is not proper, or what to do next. */
function StatusLine() {
  const t = strings.value;
  const first = shownClashes.value[0];
  const judgement = question.answer.value?.judgement;
  if (solved.value)
    return (
      <div class="notice tone-good celebrate" role="status">
        <Icon name="check" />
        <p>
          <strong>{t.play.solved}</strong>{' '}
          {showTime.value ? t.play.solvedIn(t.play.time(seconds.value)) : t.play.solvedLong}
        </p>
        <button
          type="button"
          class="small primary"
          onClick={() => {
            dialog.value = 'bring';
          }}
        >
          {t.play.another}
        </button>
      </div>
    );
  if (first) {
    const more = shownClashes.value.length - 1;
    const text = t.play.clash(first.digit, first.cells, first.house);
    return (
      <NoticeView
        fallback={{ text: more > 0 ? `${text}, ${t.play.clashMany(more)}` : text, tone: 'bad' }}
      />
    );
  }
  if (judgement && judgement.verdict !== 'unique' && question.answer.value?.puzzle === puzzle.value)
    return (
      <NoticeView
        fallback={{
          text: `${verdictName(judgement, t)}. ${reasonText(judgement, t)}`,
          tone: 'bad',
        }}
      />
    );
  const mode = entryMode.value === 'digit' && withoutKeyboard() ? 'touch' : entryMode.value;
  const text = digitFirst.value
    ? t.play.tipDigitFirst
    : selection.value.size === 0
      ? t.play.tip
      : t.play.modeHelp[mode];
  return <NoticeView fallback={{ text, tone: 'info' }} />;
}
