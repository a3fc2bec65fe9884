// One cell of a board. There are 81 of them or more on the page, so a cell is one component, whose parts
// are plain functions.

import { Component, type JSX } from 'preact';
import { bitOf, digitsOf } from '../board/geometry';
import type { CellLook } from './cell_look';

/** As wide as a digit. */
const kFigureSpace = '\u2007';

/** Digits at their places in three lines: hundreds of them are one text a cell, not an element each. */
const linesOf = (set: number): string =>
  [1, 4, 7]
    .map((first) =>
      [first, first + 1, first + 2]
        .map((digit) => (set & bitOf(digit) ? digit : kFigureSpace))
        .join(''),
    )
    .join('\n');

function marksOf({ marks, corner, centre, markStates }: CellLook): JSX.Element | null {
  if (marks) {
    const { set, strong } = marks;
    const special = digitsOf(set).filter(
      (digit) => strong & bitOf(digit) || markStates?.has(digit),
    );
    const plain = special.reduce((left, digit) => left & ~bitOf(digit), set);
    return (
      <span class="marks" aria-hidden="true">
        {plain ? linesOf(plain) : null}
        {special.map((digit) => (
          <span
            key={digit}
            class={`mark mark-${digit} ${markStates?.get(digit) ?? ''}${strong & bitOf(digit) ? ' strong' : ''}`}
          >
            {digit}
          </span>
        ))}
      </span>
    );
  }
  if (!corner?.length && !centre?.length) return null;
  return (
    <>
      {corner && corner.length > 0 && (
        <span class="corners" aria-hidden="true">
          {corner.map((digit, at) => (
            <span key={digit} class={`corner corner-${at} ${markStates?.get(digit) ?? ''}`}>
              {digit}
            </span>
          ))}
        </span>
      )}
      {centre && centre.length > 0 && (
        <span class={`centre size-${Math.min(centre.length, 9)}`} aria-hidden="true">
          {markStates
            ? centre.map((digit) => (
                <span key={digit} class={markStates.get(digit) ?? ''}>
                  {digit}
                </span>
              ))
            : centre.join('')}
        </span>
      )}
    </>
  );
}

/** The player's colours as equal slices. */
export function coloursOf(set: number): string {
  const used = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((colour) => set & (1 << colour));
  const step = 360 / used.length;
  const slices = used.map(
    (colour, at) => `var(--colour-${colour}) ${at * step}deg ${(at + 1) * step}deg`,
  );
  return `conic-gradient(from 45deg, ${slices.join(', ')})`;
}

interface CellProps {
  cell: number;
  look: CellLook;
  selected: boolean;
  /** The one cell that the tabulator reaches. */
  current: boolean;
  readOnly: boolean;
}

function drawn({ cell, look, selected, current, readOnly }: CellProps): JSX.Element {
  const classes = ['cell', look.kind, ...look.states];
  if (selected) classes.push('selected');
  if (current) classes.push('current');
  return (
    <div
      class={classes.join(' ')}
      role="gridcell"
      data-cell={cell}
      tabIndex={current ? 0 : -1}
      aria-label={look.label}
      aria-selected={selected}
      aria-colindex={(cell % 9) + 1}
      {...(readOnly || look.kind === 'given' ? { 'aria-readonly': true } : {})}
      {...(look.heat === undefined ? {} : { style: { '--heat': String(look.heat) } })}
    >
      {look.colours ? (
        <span class="colours" style={{ background: coloursOf(look.colours) }} />
      ) : null}
      {look.digit > 0 ? (
        <span class="digit" aria-hidden="true">
          {look.digit}
        </span>
      ) : (
        marksOf(look)
      )}
    </div>
  );
}

/** Drawn anew only when something about it has changed; a look that is the same is the same object. */
export class CellView extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const now = this.props;
    return (
      now.selected !== next.selected ||
      now.current !== next.current ||
      now.readOnly !== next.readOnly ||
      now.look !== next.look
    );
  }
  render() {
    return drawn(this.props);
  }
}
