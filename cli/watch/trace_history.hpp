#pragma once
// TraceHistory: a search that can be wound back and forth. It keeps the newest events only, so its
// memory does not grow with the search.

#include <cstddef>
#include <deque>

#include "watch/trace_state.hpp"

namespace nonet::cli {

class TraceHistory {
 public:
  static constexpr std::size_t kCapacity = 100'000;

  explicit TraceHistory(const Puzzle& puzzle, std::size_t capacity = kCapacity)
      : state_(puzzle), capacity_(capacity) {}

  const TraceState& state() const { return state_; }
  /// True when nothing has been wound back: the next event must come from the search.
  bool at_front() const { return position_ == steps_.size(); }

  /// Takes a new event from the search; only at the front.
  void advance(const SearchEvent& event);
  /// One event forward through what was wound back; false at the front.
  bool replay();
  /// One event back; false where the history begins.
  bool back();

 private:
  struct Step {
    SearchEvent event;
    int greatest_depth;  ///< before the event
  };
  TraceState state_;
  std::size_t capacity_;
  std::deque<Step> steps_;
  std::size_t position_ = 0;  ///< how many of steps_ are applied
};

}  // namespace nonet::cli
