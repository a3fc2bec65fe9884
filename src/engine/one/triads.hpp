#pragma once
// Triads: what follows from counting the digits of a minirow (or minicolumn), done when the rounds
// are stuck. The idea is from tdoku (T. Dillon), where triads are part of the state.

#include "engine/one/round.hpp"

namespace nonet::NONET_ISA::one {

/// The digits that each minirow loses:
/// 1. Three cells need three digits, so a minirow with only three keeps them from the two others of
///    its box.
/// 2. Digits that neither of the two others can hold must go here; if those are three, no other
///    digit has room.
/// 3. Fewer than three digits cannot fill it, and more than three must not go here: there is no
///    solution, and losing all its digits lets the next round say so.
NONET_INLINE Lanes lost_to_triads(Lanes minirows) {
  const Lanes count = population(minirows);
  const Lanes few = where_at_most(count, 3, minirows);
  const Lanes too_few = where_at_most(count, 2, minirows);
  const Lanes others = turn_in_boxes<1>(minirows) | turn_in_boxes<2>(minirows);
  const Lanes only_here = without(minirows, others);
  const Lanes must = population(only_here);
  const Lanes filled = where_at_least(must, 3, without(minirows, only_here));
  const Lanes too_many = where_at_least(must, 4, minirows);
  return or3(turn_in_boxes<1>(few), turn_in_boxes<2>(few), or3(filled, too_few, too_many));
}

/// Removes what triads forbid; returns whether that was anything.
NONET_INLINE bool apply_triads(Board& board, const Lines& lines) {
  Layer lost[kLayers];
  Lanes removed = every(0);
  for (int part = 0; part < kParts; ++part) {
    const Lanes row = lost_to_triads(lines.rows.part[part]);
    const Lanes column = lost_to_triads(lines.columns.part[part]);
    lost[0].part[part] = row | column;
    lost[1].part[part] = row | turn_in_boxes<1>(column);
    lost[2].part[part] = row | turn_in_boxes<2>(column);
    for (int layer = 0; layer < kLayers; ++layer)
      removed = or_and(removed, board.layer[layer].part[part], lost[layer].part[part]);
  }
  if (!any(removed)) return false;
  for (int layer = 0; layer < kLayers; ++layer)
    for (int part = 0; part < kParts; ++part)
      board.layer[layer].part[part] =
          without(board.layer[layer].part[part], lost[layer].part[part]);
  return true;
}

}  // namespace nonet::NONET_ISA::one
