#pragma once
// Slot: a puzzle in flight, from the moment it is read until its last lane and node are gone.

#include <cstddef>
#include <cstdint>

#include "engine/many/many.hpp"
#include "engine/many/thresholds.hpp"
#include "engine/many/trail.hpp"

namespace nonet::engine::many {

// Without initialisers, so that room for many of them is not touched before it is needed; a new
// one is all zero but for the entries.
struct alignas(64) Slot {
  std::size_t puzzle;
  std::uint64_t limit;  // solutions to look for
  std::uint64_t found;  // solutions
  int lanes;            // being worked on
  int held;             // lanes with a solution not yet written
  int parked;           // nodes in parks, a list from newest to oldest
  int newest;           // its entry, -1 without any
  int eligible;         // how many of the newest may be resumed now
  int oldest_eligible;  // its entry, -1 without any
  int dead_ends;
  bool finished;  // nothing more is wanted: lanes it still has are freed
  bool refused;   // the task wants no more of its solutions
  bool in_use;
  BatchEnd end;

  alignas(64) Trail trail;
  std::uint64_t guesses;  // branchings

  bool hard() const { return dead_ends >= kHardDeadEnds; }
  /// Nodes that have no lane; a base stands for those of its trail.
  int waiting() const { return trail.begun() ? parked - 1 + trail.pending : parked; }
};
static_assert(sizeof(Slot) == 128, "a slot is two cache lines");

}  // namespace nonet::engine::many
