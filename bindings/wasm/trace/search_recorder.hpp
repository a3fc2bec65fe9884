#pragma once
// SearchRecorder: what a search has come to. It is told of every event and keeps counters, heat and
// tree; the events themselves only while somebody wants them.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "folding_tree.hpp"
#include "nonet/search.hpp"

namespace nonet::wasm {

/// One event in eight bytes; what it does not have is 255.
struct PackedEvent {
  std::uint8_t kind, forced, depth, cell, digit, house, other, unused;
};

PackedEvent pack(const SearchEvent& event);

/// As JavaScript reads it: ten doubles, and bytes.
struct TraceFigures {
  double events = 0, tries = 0, rejections = 0, placements = 0, retreats = 0, solutions = 0;
  double greatest_depth = 0;
  double depth = 0;
  double end = -1;                                  ///< -1: goes on; else a SearchEnd
  double batch = 0;                                 ///< events in the batch
  PackedEvent last{};                               ///< means nothing before the first event
  std::array<std::uint8_t, kCellCount> cells{};     ///< placed by the search, `depth` of them
  std::array<std::uint8_t, kCellCount> digits{};    ///< the digit of each of these
  std::array<std::uint8_t, kCellCount> forced{};    ///< 1 for a single
  std::array<std::uint8_t, kCellCount> solution{};  ///< the last one, digits 1 to 9; 0 before it
};

/// Where to stop: just after the event that lets a counter come to its number.
struct StopAt {
  double events = 0;                              ///< always set
  double tries = 0, retreats = 0, solutions = 0;  ///< 0: do not look
};

class SearchRecorder {
 public:
  SearchRecorder(std::size_t tree_nodes, PackedEvent* batch, const Grid& digits);

  /// Takes an event in; returns whether it is the one to stop after.
  bool add(const SearchEvent& event);
  void finish(const SearchResult& result);

  /// `keep`: whether the events to come are kept as a batch; it begins anew.
  void run_until(const StopAt& stop, bool keep);

  const TraceFigures& figures() const { return figures_; }
  const std::array<double, kCellCount>& heat() const { return heat_; }
  const FoldingTree& tree() const { return tree_; }

 private:
  TraceFigures figures_;
  std::array<double, kCellCount> heat_{};
  FoldingTree tree_;
  StopAt stop_;
  PackedEvent* batch_;
  bool keep_ = false;
  Grid digits_;
};

}  // namespace nonet::wasm
