#pragma once
// The round: all singles and all locked candidates of all nine digits at once.
//
// Every step works on what the one before has left (Gauss-Seidel), and all layouts take the same
// steps in the same order, so that every kernel walks through the same boards.

#include "engine/one/layout.hpp"

namespace nonet::NONET_ISA::one {

/// The minirows and minicolumns as the last round met them: the digits they could still hold.
struct Lines {
  Layer rows, columns;
};

enum class State : std::uint8_t {
  dead,   ///< a contradiction
  full,   ///< one candidate in every cell, not yet verified
  stuck,  ///< the last round found no new single
};

/// What the parts of a round report together.
struct Signs {
  Lanes missing;  ///< digits without a place in a box
  Lanes less;     ///< the candidates of all cells less one: high bits where a cell is empty
  Lanes changed;  ///< what singles have removed
  Lanes open;     ///< something in the lanes of cells with two or more candidates
};

/// The digits with two or more places in a box. In a minirow, `once` has the digits of its cells
/// and `twice` those of at least two; the three minirows are then counted likewise.
struct Counts {
  Lanes once, twice_in_box;
  Lanes any_in_box;
};
NONET_INLINE Counts count_places(Lanes v0, Lanes v1, Lanes v2) {
  const Lanes once = or3(v0, v1, v2), twice = majority(v0, v1, v2);
  const Lanes once1 = turn_in_boxes<1>(once), once2 = turn_in_boxes<2>(once);
  const Lanes two =
      majority(once, once1, once2) | or3(twice, turn_in_boxes<1>(twice), turn_in_boxes<2>(twice));
  return {once, two, or3(once, once1, once2)};
}

/// One round in one part. `kWatchOpen`: whether signs.open is wanted.
template <int kPart, bool kWatchOpen>
NONET_INLINE void round_in_part(Board& board, const Layer& rows, Layer& columns, Signs& signs) {
  Lanes v0 = board.layer[0].part[kPart];
  Lanes v1 = board.layer[1].part[kPart];
  Lanes v2 = board.layer[2].part[kPart];

  // Rows. A digit lies in the three rows of a band as a permutation: one minirow in each row, one
  // in each box. A minirow keeps a digit if one of its two permutations is possible.
  const Lanes in_band =
      or_and(turn_along_band<kPart, 1, 1>(rows) & turn_along_band<kPart, 2, 2>(rows),
             turn_along_band<kPart, 2, 1>(rows), turn_along_band<kPart, 1, 2>(rows));
  v0 = v0 & in_band;
  v1 = v1 & in_band;
  v2 = v2 & in_band;

  // Columns, the same in stacks. In `columns` lane x is column x, and layer s has column x + s in
  // lane x: what it keeps is turned by choosing other turns of the two other boxes.
  const Lanes n = or3(v0, turn_in_boxes<2>(v1), turn_in_boxes<1>(v2));
  columns.part[kPart] = n;
  const Lanes a0 = turn_along_stack<1, 0>(n), b0 = turn_along_stack<2, 0>(n);
  const Lanes a1 = turn_along_stack<1, 1>(n), b1 = turn_along_stack<2, 1>(n);
  const Lanes a2 = turn_along_stack<1, 2>(n), b2 = turn_along_stack<2, 2>(n);
  v0 = v0 & or_and(a1 & b2, a2, b1);
  v1 = v1 & or_and(a2 & b0, a0, b2);
  v2 = v2 & or_and(a0 & b1, a1, b0);

  // Boxes: naked singles y and the digits s they take from the rest of the box; hidden singles t.
  const Counts counts = count_places(v0, v1, v2);
  const Lanes w0 = decrement(v0), w1 = decrement(v1), w2 = decrement(v2);
  const Lanes y0 = single(v0, w0), y1 = single(v1, w1), y2 = single(v2, w2);
  const Lanes y = or3(y0, y1, y2);
  const Lanes s = or3(y, turn_in_boxes<1>(y), turn_in_boxes<2>(y));
  const Lanes t0 = without(v0, counts.twice_in_box);
  const Lanes t1 = without(v1, counts.twice_in_box);
  const Lanes t2 = without(v2, counts.twice_in_box);
  const Lanes next0 = and_or_not(narrow_to(t0, v0, w0), y0, s);
  const Lanes next1 = and_or_not(narrow_to(t1, v1, w1), y1, s);
  const Lanes next2 = and_or_not(narrow_to(t2, v2, w2), y2, s);

  signs.missing = or_xor(signs.missing, counts.any_in_box, every(kAllDigits));
  signs.less = signs.less | or3(w0, w1, w2);
  signs.changed = or_xor(or_xor(or_xor(signs.changed, next0, v0), next1, v1), next2, v2);
  if constexpr (kWatchOpen) {
    signs.open = or_and(signs.open, next0, decrement(next0));
    signs.open = or_and(signs.open, next1, decrement(next1));
    signs.open = or_and(signs.open, next2, decrement(next2));
  }
  board.layer[0].part[kPart] = next0;
  board.layer[1].part[kPart] = next1;
  board.layer[2].part[kPart] = next2;
}

/// Whether two digits have their only place in a box in the same cell.
NONET_INLINE bool has_twin_hidden_singles(const Board& board) {
  Lanes twins = every(0);
  for (int part = 0; part < kParts; ++part) {
    const Lanes v0 = board.layer[0].part[part];
    const Lanes v1 = board.layer[1].part[part];
    const Lanes v2 = board.layer[2].part[part];
    const Lanes twice = count_places(v0, v1, v2).twice_in_box;
    const Lanes t0 = without(v0, twice), t1 = without(v1, twice), t2 = without(v2, twice);
    twins = or_and(twins, t0, decrement(t0));
    twins = or_and(twins, t1, decrement(t1));
    twins = or_and(twins, t2, decrement(t2));
  }
  return any(twins);
}

NONET_INLINE bool has_open_cell(const Board& board) {
  Lanes open = every(0);
  for (const Layer& layer : board.layer)
    for (Lanes v : layer.part) open = or_and(open, v, decrement(v));
  return any(open);
}

/// Rounds until there is a contradiction, until every cell has one candidate, or until singles
/// remove nothing. A round in which only locked candidates were removed counts as the last: going
/// on for their sake costs more than the guesses it saves. `kExpectFull`: look for a full board
/// after every round, which pays for boards without a guess; after guesses only when stuck.
template <bool kExpectFull>
NONET_INLINE State propagate(Board& board, Lines& lines) {
  for (;;) {
    for (int part = 0; part < kParts; ++part)
      lines.rows.part[part] =
          or3(board.layer[0].part[part], board.layer[1].part[part], board.layer[2].part[part]);
    Signs signs{every(0), every(0), every(0), every(0)};
    round_in_part<0, kExpectFull>(board, lines.rows, lines.columns, signs);
    if constexpr (kParts == 3) {
      round_in_part<1, kExpectFull>(board, lines.rows, lines.columns, signs);
      round_in_part<2, kExpectFull>(board, lines.rows, lines.columns, signs);
    }
    if (any(or_and(signs.missing, signs.less, every(static_cast<std::uint16_t>(~kAllDigits)))))
        [[unlikely]]
      return State::dead;
    if constexpr (kExpectFull)
      if (!any(signs.open)) [[unlikely]]
        return State::full;
    if (any(signs.changed)) continue;

    // Only looked for when nothing else is left: it ends a search early that would go on in vain.
    if (has_twin_hidden_singles(board)) return State::dead;
    if constexpr (!kExpectFull)
      if (!has_open_cell(board)) return State::full;
    return State::stuck;
  }
}

/// Whether a full board is a solution: every row, column and box has all nine digits.
NONET_INLINE bool is_solution(const Board& board) {
  Lanes all = every(kAllDigits);
  Layer rows;
  for (int part = 0; part < kParts; ++part) {
    const Lanes v0 = board.layer[0].part[part];
    const Lanes v1 = board.layer[1].part[part];
    const Lanes v2 = board.layer[2].part[part];
    const Lanes row = or3(v0, v1, v2);
    const Lanes column = or3(v0, turn_in_boxes<2>(v1), turn_in_boxes<1>(v2));
    rows.part[part] = row;
    all = and3(all, or3(row, turn_in_boxes<1>(row), turn_in_boxes<2>(row)),
               or3(column, turn_along_stack<1, 0>(column), turn_along_stack<2, 0>(column)));
  }
  all = all & or3(rows.part[0], turn_along_band<0, 1, 0>(rows), turn_along_band<0, 2, 0>(rows));
  return !any(all ^ every(kAllDigits));
}

}  // namespace nonet::NONET_ISA::one
