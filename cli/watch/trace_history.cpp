#include "watch/trace_history.hpp"

#include <cassert>

namespace nonet::cli {

void TraceHistory::advance(const SearchEvent& event) {
  assert(at_front());
  // The oldest event stays known as the one to show when everything after it is wound back.
  if (steps_.size() > capacity_) steps_.pop_front();
  steps_.push_back({event, state_.figures.greatest_depth});
  position_ = steps_.size();
  state_.apply(event);
}

bool TraceHistory::replay() {
  if (at_front()) return false;
  state_.apply(steps_[position_++].event);
  return true;
}

bool TraceHistory::back() {
  const bool all_kept = steps_.size() <= capacity_;
  if (position_ == 0 || (position_ == 1 && !all_kept)) return false;
  --position_;
  const Step& step = steps_[position_];
  state_.undo(position_ == 0 ? std::nullopt : std::optional(steps_[position_ - 1].event),
              step.greatest_depth);
  return true;
}

}  // namespace nonet::cli
