// Nodes for which there is neither a lane nor a place in a park go to the latency engine, which
// searches them to the end. That bounds the memory and can never lock up; it is rare, since it
// takes tens of thousands of parked nodes.

#include <cstdint>

#include "core/is_over.hpp"
#include "engine/many/batch_search.hpp"
#include "engine/many/lane_candidates.hpp"
#include "engine/many/lane_sets.hpp"

namespace nonet::engine::many {

void BatchSearch::search_elsewhere(const LaneMask& lanes) {
  for_each_lane(lanes, [this](int lane) {
    if (contains(occupied_, lane)) search_elsewhere(lane);
    drop_finished_lanes();
  });
}

void BatchSearch::search_elsewhere(int lane) {
  const int slot = slot_of_[lane];
  Slot& s = slots_[slot];
  std::uint16_t sets[81];
  read_sets(*planes_, *kernel_, lane, sets);

  struct Context {
    BatchSearch& search;
    Slot& slot;
  } context{*this, s};
  OneRequest request;
  request.candidates = sets;
  request.limit = s.limit - s.found;
  request.max_guesses = task_->bounds.max_steps - s.guesses;
  request.context = &context;
  request.on_solution = [](void* pointer, const std::uint8_t* digits) {
    auto& [search, of] = *static_cast<Context*>(pointer);
    const std::uint64_t number = of.found++;
    if (number < search.task_->solutions_wanted && !of.refused)
      of.refused = !search.task_->solution(of.puzzle, number, digits);
    return !of.refused;
  };
  request.proceed = [](void* pointer) {
    return !is_over(static_cast<Context*>(pointer)->search.task_->bounds);
  };
  OneReply reply;
  one_(request, reply);

  ++figures_.overflows;
  s.guesses += reply.guesses;
  erase(occupied_, lane);
  --s.lanes;
  if (reply.end == OneEnd::limit_reached)
    finish(slot, BatchEnd::limit_reached);
  else if (reply.end != OneEnd::exhausted)
    finish(slot, BatchEnd::cut_off);
  settle(slot);
}

}  // namespace nonet::engine::many
