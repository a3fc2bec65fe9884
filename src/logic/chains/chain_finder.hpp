#pragma once
// ChainFinder: the chain producers of the rating path, one level at a time. It finds all hints of a
// level, as Sudoku Explainer does, and offers them as they sort: the sink mostly takes the first.
//
//   ChainFinder finder;                                   // keep it: it holds the work space
//   if (finder.find(board, ChainLevel::nishio, bounds, sink)) board.apply(sink.step());

#include <cstdint>

#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"
#include "nonet/bounds.hpp"

namespace nonet::logic {

/// In the order in which the rating path tries them (aligned triplet exclusion stands between the
/// first two).
enum class ChainLevel : std::uint8_t {
  plain,            ///< 6.5 and up: X-cycles and X-chains, Y-cycles, XY-cycles and XY-chains
  nishio,           ///< 7.5
  multiple,         ///< 8.0: cells and regions
  dynamic,          ///< 8.5
  dynamic_plus,     ///< 9.0
  nested_plain,     ///< 9.5: dynamic with plain chains inside
  nested_multiple,  ///< 10.0
  nested_dynamic,   ///< 10.5
  nested_deeper,    ///< and those of limit 2 and 3, as SukakuExplainer has them
};

class ChainFinder {
 public:
  /// Offers the hints of the level, best first, until the sink says stop: with rating, length and
  /// conclusions, and with their chains when the sink wants the pattern. False when there is none,
  /// or when `bounds` came first; the caller looks at its bounds again.
  bool find(const Board& board, ChainLevel level, const Bounds& bounds, StepSink& sink);
};

}  // namespace nonet::logic
