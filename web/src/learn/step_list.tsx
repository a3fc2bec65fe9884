// All steps of the path, of which one is shown. One stop for the tabulator; arrows go from step to step.

import { Component } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { strings } from '../strings/strings';
import type { Strings } from '../strings/strings_en';
import { useGrowing } from '../view/growing';
import { showBoard } from '../view/narrow';
import { at, go, path } from './path_store';
import type { Step } from './step_types';

const kRowsAFrame = 6;

const moves: Record<string, (now: number) => number> = {
  ArrowDown: (now) => now + 1,
  ArrowRight: (now) => now + 1,
  ArrowUp: (now) => now - 1,
  ArrowLeft: (now) => now - 1,
  PageDown: (now) => now + 10,
  PageUp: (now) => now - 10,
  Home: () => 0,
  End: () => Number.MAX_SAFE_INTEGER,
};

export function StepList() {
  const t = strings.value;
  const list = useRef<HTMLOListElement>(null);
  const now = at.value;
  const steps = path.value?.steps ?? [];
  const rows = useGrowing(steps.length, kRowsAFrame);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !row) return;
    // Only the list scrolls, never the page.
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top - 4;
    else if (top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top + row.offsetHeight - box.clientHeight + 4;
    if (box.contains(document.activeElement)) row.focus({ preventScroll: true });
  }, [now, steps, rows > now]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    // Keys can come faster than what they change is drawn.
    go(move(at.peek()));
  };
  return (
    <ol ref={list} class="steps" aria-label={t.learn.path} onKeyDown={onKeyDown}>
      {steps.slice(0, rows).map((step, index) => (
        <StepRow
          key={`${index} ${step.technique}`}
          step={step}
          index={index}
          current={index === now}
          words={t.steps}
        />
      ))}
    </ol>
  );
}

interface StepRowProps {
  step: Step;
  index: number;
  current: boolean;
  words: Strings['steps'];
}

/** Drawn anew only when something about it has changed: most of a hundred rows stay as they are. */
class StepRow extends Component<StepRowProps> {
  override shouldComponentUpdate(next: StepRowProps): boolean {
    const now = this.props;
    return (
      now.step !== next.step ||
      now.index !== next.index ||
      now.current !== next.current ||
      now.words !== next.words
    );
  }
  render({ step, index, current, words }: StepRowProps) {
    return (
      <li>
        <button
          type="button"
          class={`step-row level-${step.level}`}
          tabIndex={current ? 0 : -1}
          aria-current={current ? 'step' : undefined}
          onClick={() => {
            go(index);
            showBoard();
          }}
        >
          <span class="step-number">{index + 1}</span>
          <span class="step-name">{words.name(step)}</span>
          <span class="quiet">{words.short(step)}</span>
        </button>
      </li>
    );
  }
}
