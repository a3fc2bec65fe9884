#pragma once
// Slot: a puzzle in flight, from the moment it is read until its last lane and node are gone.

#include <cstddef>
#include <cstdint>

#include "engine/many/many.hpp"
#include "engine/many/thresholds.hpp"

namespace nonet::engine::many {

struct alignas(64) Slot {
  std::size_t puzzle = 0;
  std::uint64_t found = 0;    // solutions
  std::uint64_t guesses = 0;  // branchings
  int lanes = 0;              // being worked on
  int held = 0;               // lanes with a solution not yet written
  int parked = 0;             // nodes in parks, a list from newest to oldest
  int newest = -1;
  int eligible = 0;  // how many of the newest may be resumed now
  int oldest_eligible = -1;
  int dead_ends = 0;
  bool finished = false;  // nothing more is wanted: lanes it still has are freed
  bool refused = false;   // the task wants no more of its solutions
  bool in_use = false;
  BatchEnd end = BatchEnd::exhausted;

  bool hard() const { return dead_ends >= kHardDeadEnds; }
};

}  // namespace nonet::engine::many
