#pragma once
// Fishes: k parallel lines in which a digit has just k places across, so that it leaves the rest of
// the lines across. Columns as base first, then rows; sets of lines as binary numbers count up,
// then digits.

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

/// Column or row `number`, 0 to 8.
constexpr House line(bool columns, int number) {
  return columns ? House::column(number) : House::row(number);
}

bool find_fish(const TechniqueEntry& self, const Board& board, int k, StepSink& sink);

}  // namespace nonet::logic
