// What the colours and lines of the step that is shown mean; only those that it has.

import { strings } from '../strings/strings';
import { partsOf } from './step_looks';
import type { Step } from './step_types';

export function StepLegend({ step }: { step: Step }) {
  const t = strings.value.learn;
  const parts = new Set([...partsOf(step, 3).values()].flatMap((inCell) => [...inCell.values()]));
  const links = step.chains.length > 0;
  return (
    <ul class="legend" aria-label={t.legend}>
      {[...parts].map((part) => {
        const text = t.parts[part.slice('role-'.length) as keyof typeof t.parts];
        return (
          text && (
            <li key={part}>
              <span class={`mark ${part}`} aria-hidden="true">
                {step.digits[0] ?? ''}
              </span>
              {text}
            </li>
          )
        );
      })}
      {step.covers.length > 0 && (
        <li>
          <span class="swatch cover" aria-hidden="true" />
          {t.covers}
        </li>
      )}
      {links && (
        <>
          <li>
            <span class="swatch strong" aria-hidden="true" />
            {t.strongLink}
          </li>
          <li>
            <span class="swatch weak" aria-hidden="true" />
            {t.weakLink}
          </li>
        </>
      )}
    </ul>
  );
}
