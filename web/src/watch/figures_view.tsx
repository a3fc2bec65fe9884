// The counters of a search.

import type { TraceState } from 'nonet';
import { strings } from '../strings/strings';

export function FiguresView({ state }: { state: TraceState | null }) {
  const t = strings.value;
  const w = t.watch;
  const figures = state?.figures;
  const rows: [string, number][] = [
    [w.tries, figures?.tries ?? 0],
    [w.rejections, figures?.rejections ?? 0],
    [w.placements, figures?.placements ?? 0],
    [w.retreats, figures?.retreats ?? 0],
    [w.depth, state?.depth ?? 0],
    [w.greatestDepth, figures?.greatestDepth ?? 0],
  ];
  return (
    <dl class="figures" aria-label={w.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{t.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
