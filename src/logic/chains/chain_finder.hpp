#pragma once
// ChainFinder: the chain producers of the rating path, one level at a time. It finds all hints of a
// level, as Sudoku Explainer does, and offers them as they sort: the sink mostly takes the first.
//
//   ChainFinder finder;                                   // keep it: it holds the work space
//   if (finder.find(board, ChainLevel::nishio, bounds, sink)) board.apply(sink.step());
//
// It remembers the board of the last call: asked for the next level of the same board, it goes on
// from what it knows. From dynamic_plus on a level is only what the scale means by it when those
// below were found to have no hint.
//
// Cost: some ten microseconds for plain, up to about a millisecond below nested_plain, tens of
// milliseconds for nested_plain and nested_multiple, seconds beyond. Some megabytes of work space.

#include <cstdint>
#include <memory>

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
  ChainFinder();
  ~ChainFinder();
  ChainFinder(ChainFinder&&) noexcept;
  ChainFinder& operator=(ChainFinder&&) noexcept;

  /// Offers the hints of the level, best first, until the sink says stop: with rating, length and
  /// conclusions, and with their chains when the sink wants the pattern. False when there is none,
  /// or when `bounds` came first; the caller looks at its bounds again.
  bool find(const Board& board, ChainLevel level, const Bounds& bounds, StepSink& sink);

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace nonet::logic
