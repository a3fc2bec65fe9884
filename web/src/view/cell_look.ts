// How one cell of a board looks: every board of the page (played, set, watched, explained) is a list of
// 81 of these.

export interface MarkLook {
  /** Digits shown at their places in a 3 by 3 grid. */
  readonly set: number;
  /** Those of them that stand out: the player's corner marks. */
  readonly strong: number;
}

export interface CellLook {
  readonly digit: number;
  readonly kind: 'given' | 'entry' | 'trial' | 'forced' | 'proposed';
  /** Classes for what is true of the cell: "clash", "peer", "same", "differs", ... */
  readonly states: readonly string[];
  readonly marks?: MarkLook;
  /** Digits shown in the corners, digits shown in the middle. */
  readonly corner?: readonly number[];
  readonly centre?: readonly number[];
  /** A class for single marks: digit to class. */
  readonly markStates?: ReadonlyMap<number, string>;
  /** Bit set of the player's colours. */
  readonly colours?: number;
  /** 0 to 1: how hot the cell is in a heat map. */
  readonly heat?: number;
  /** What a screen reader says. */
  readonly label: string;
}

export function sameLook(a: CellLook, b: CellLook): boolean {
  return (
    a.digit === b.digit &&
    a.kind === b.kind &&
    a.label === b.label &&
    a.heat === b.heat &&
    a.colours === b.colours &&
    a.marks?.set === b.marks?.set &&
    a.marks?.strong === b.marks?.strong &&
    a.states.join() === b.states.join() &&
    (a.corner?.join() ?? '') === (b.corner?.join() ?? '') &&
    (a.centre?.join() ?? '') === (b.centre?.join() ?? '') &&
    [...(a.markStates ?? [])].join() === [...(b.markStates ?? [])].join()
  );
}
