// What a race came to. Those that are not finished have no place, only what they did so far.

import type { RaceResult } from 'nonet';
import type { PuzzleText } from '../board/puzzle_text';
import { strings } from '../strings/strings';
import type { Lane } from './race';

interface RaceTableProps {
  lanes: readonly Lane[];
  puzzle: PuzzleText;
  times: RaceResult | null;
  measuring: boolean;
  onMeasure: () => void;
}

/** Finished ones by their tries, then the others; equal tries share a place. */
export function ranked(lanes: readonly Lane[]): { lane: Lane; place: number | null }[] {
  const done = (lane: Lane): boolean => lane.state.end !== null;
  const tries = (lane: Lane): number => lane.state.figures.tries;
  const sorted = [...lanes].sort(
    (a, b) => Number(done(b)) - Number(done(a)) || (done(a) ? tries(a) - tries(b) : 0),
  );
  return sorted.map((lane) => ({
    lane,
    place: done(lane)
      ? 1 + sorted.filter((other) => done(other) && tries(other) < tries(lane)).length
      : null,
  }));
}

export function RaceTable({ lanes, puzzle, times, measuring, onMeasure }: RaceTableProps) {
  const t = strings.value;
  const w = t.watch;
  const blanks = puzzle.givens.split('.').length - 1;
  const timeOf = (name: string): string => {
    const lane = times?.lanes.find(({ algorithm }) => algorithm === name);
    if (!lane) return '';
    const finished = lane.end === 'exhausted' || lane.end === 'limit reached';
    return `${finished ? '' : '> '}${w.raceTime(lane.milliseconds)}`;
  };
  const outcome = ({ state }: Lane): string => {
    if (state.solutions > 0) return w.outcome.solved;
    return state.end === 'exhausted' ? w.outcome.none : w.outcome.running;
  };
  return (
    <section class="race-result block">
      <h2>{w.raceResult}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section class="table-scroll" tabIndex={0} aria-label={w.raceResult}>
        <table>
          <thead>
            <tr>
              <th scope="col">{w.raceColumns.place}</th>
              <th scope="col">{w.raceColumns.solver}</th>
              <th scope="col">{w.tries}</th>
              <th scope="col">{w.rejections}</th>
              <th scope="col">{w.placements}</th>
              <th scope="col">{w.retreats}</th>
              <th scope="col">{w.greatestDepth}</th>
              <th scope="col">{w.raceColumns.outcome}</th>
              {times && <th scope="col">{w.raceColumns.time}</th>}
            </tr>
          </thead>
          <tbody>
            {ranked(lanes).map(({ lane, place }) => {
              const { figures } = lane.state;
              return (
                <tr key={lane.algorithm} class={place === null ? 'unfinished' : ''}>
                  <td>{place ?? '–'}</td>
                  <th scope="row">{w.solvers[lane.algorithm]}</th>
                  {[
                    figures.tries,
                    figures.rejections,
                    figures.placements,
                    figures.retreats,
                    figures.greatestDepth,
                  ].map((value, at) => (
                    <td key={at} class="number">
                      {t.number(value)}
                    </td>
                  ))}
                  <td>{outcome(lane)}</td>
                  {times && <td class="number">{timeOf(lane.algorithm)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <p class="quiet small-text">
        {w.raceNote} {w.space(blanks)}
      </p>
      <button type="button" disabled={measuring} onClick={onMeasure} title={w.raceTimesLong}>
        {w.raceTimes}
      </button>
    </section>
  );
}
