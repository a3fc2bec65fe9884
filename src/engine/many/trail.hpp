#pragma once
// Trails: the decisions of a puzzle that is searched depth-first in a single lane.
//
//   base --- d0 ------ d1 ------ d2 ------ lane      a branching appends its decision:
//              \         \         \                 no planes are written
//               not d0    not d1    not d2
//
// Only the base is parked, the position before d0. When the lane has ended, the last decision is
// turned round, and a lane gets the base and all decisions at once. Propagating them again costs
// two services; to keep the position before each of them would cost a pass over all planes at each,
// and most are never asked for.

#include <cstdint>

#include "engine/many/decision.hpp"

namespace nonet::engine::many {

// Without initialisers, as it is part of a Slot.
struct Trail {
  static constexpr int kMost = 16;

  int base;             // the entry of the parked base, -1 without any
  std::int8_t length;   // decisions
  std::int8_t pending;  // those of them that are not turned round yet
  Decision at[kMost];

  bool begun() const { return base >= 0; }
  bool full() const { return length == kMost; }

  void begin(int entry) {
    base = entry;
    length = pending = 0;
  }
  void append(Decision decision) {
    at[length++] = decision;
    ++pending;
  }
  /// Turns round the last decision that can be; those after it are over. There must be one. With
  /// the first of all the trail ends, but its decisions may still be read.
  void turn() {
    while ((at[length - 1].what & kTurned) != 0) --length;
    at[length - 1].what |= kTurned;
    if (--pending == 0) base = -1;
  }
  void end() {
    base = -1;
    length = pending = 0;
  }
};

inline Decision decision_of(const LaneDecisions& decisions, int lane) {
  const auto byte = [lane](const Vec& of) {
    return reinterpret_cast<const std::uint8_t*>(&of)[lane / 8];
  };
  return {byte(decisions.where[lane % 8]), byte(decisions.what[lane % 8])};
}

}  // namespace nonet::engine::many
