// The verdict on the puzzle being set, with its evidence.

import { countGivens } from '../board/puzzle_text';
import { kCountLimit } from '../game/puzzle_verdict';
import { strings } from '../strings/strings';
import { Icon, type IconName } from '../view/icon';
import { Segments } from '../view/segments';
import { reasonText, verdictName } from '../view/verdict_text';
import { givens, question, type Shown, setGivens, shown } from './set_store';

type Tone = 'good' | 'bad' | 'info' | 'warn';
const tones: Record<string, { tone: Tone; icon: IconName }> = {
  unique: { tone: 'good', icon: 'check' },
  multiple: { tone: 'warn', icon: 'list' },
  none: { tone: 'bad', icon: 'warning' },
  conflict: { tone: 'bad', icon: 'warning' },
};

export function VerdictView() {
  const t = strings.value;
  const answer = question.answer.value;
  if (question.failed.value) return <p class="verdict tone-bad">{t.verdict.engineFailed}</p>;
  if (countGivens(givens.value) === 0)
    return (
      <div class="verdict tone-info" role="status">
        <h2>{t.verdict.empty}</h2>
        <p>{t.verdict.emptyLong}</p>
      </div>
    );
  if (!answer)
    return (
      <div class="verdict tone-info" role="status">
        <h2>{t.verdict.thinking}</h2>
      </div>
    );
  const { judgement, count, redundant, milliseconds } = answer;
  const { tone, icon } = tones[judgement.verdict] ?? { tone: 'info', icon: 'help' };
  return (
    <div class={`verdict tone-${tone}`} role="status">
      <h2>
        <Icon name={icon} />
        {verdictName(judgement, t)}
        <span class="quiet verdict-time">{t.set.time(milliseconds)}</span>
      </h2>
      <p>{reasonText(judgement, t)}</p>
      {judgement.verdict === 'multiple' && count && (
        <p>{t.verdict.count(count.exact ? count.number : kCountLimit + 1, count.exact)}</p>
      )}
      {redundant && (
        <p>
          {redundant.cells.length === 0 ? t.verdict.minimal : t.verdict.redundant(redundant.cells)}
        </p>
      )}
      {redundant && redundant.cells.length > 0 && (
        <button type="button" class="small" onClick={() => takeOneOut(redundant.cells)}>
          {t.set.removeRedundant}
        </button>
      )}
    </div>
  );
}

function takeOneOut(cells: readonly number[]): void {
  const chosen = cells[Math.floor(Math.random() * cells.length)]!;
  setGivens([...givens.value].map((old, cell) => (cell === chosen ? '.' : old)).join(''));
}

/** What to show in the blanks; only what the verdict offers. */
export function ShownChoice() {
  const t = strings.value.set;
  const verdict = question.answer.value?.judgement.verdict;
  const several = verdict === 'multiple';
  const options: { value: Shown; text: string }[] = [{ value: 'givens', text: t.hide }];
  if (several || verdict === 'unique')
    options.push({ value: 'first', text: several ? t.first : t.solution });
  if (several) options.push({ value: 'second', text: t.second }, { value: 'truth', text: t.truth });
  const value = options.some((option) => option.value === shown.value) ? shown.value : 'givens';
  if (options.length === 1) return <div class="shown-choice" />;
  return (
    <div class="shown-choice">
      <span class="field-name">{t.witnesses}</span>
      <Segments
        label={t.witnesses}
        name="shown"
        options={options}
        value={value}
        onChange={(chosen) => {
          shown.value = chosen;
        }}
      />
    </div>
  );
}
