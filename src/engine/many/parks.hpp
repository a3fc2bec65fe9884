#pragma once
// Parks: where search nodes wait that have no lane. A park is one set of candidate planes (26 KB);
// its entry i was put there by lane i, so that parking is one masked store of all planes.
//
//           lane    0     1     2     3    ...
//   park 0          A1    .     B1    C1          A, B, C: puzzles; the number: age
//   park 1          A2    .     .     C2
//   park 2          .     B2    .     .
//
// The nodes of a puzzle form a list from newest to oldest. The newest of them are eligible, that
// is, may be resumed: for a hard puzzle a fixed number, else one, and only while the puzzle has no
// lane. So a puzzle is searched depth-first until it has shown to be hard, and after that with a
// bounded breadth.

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/many/lane_mask.hpp"
#include "engine/many/planes.hpp"
#include "engine/many/slots.hpp"

namespace nonet::engine::many {

class Parks {
 public:
  /// Reserves memory for `capacity` parks; the system commits it when a park is first used.
  Parks(int capacity, Slots& slots);

  int nodes() const { return nodes_; }
  int eligible_nodes() const { return eligible_nodes_; }
  CandidatePlanes& planes(int park) { return planes_[static_cast<std::size_t>(park)]; }
  const LaneMask& used(int park) const { return parks_[static_cast<std::size_t>(park)].used; }
  const LaneMask& eligible(int park) const {
    return parks_[static_cast<std::size_t>(park)].eligible;
  }

  /// The park used last that has room for three quarters of the lanes, else the one with most room
  /// for them, a new one if that is less than half of them; -1 if there is no room at all.
  int with_room_for(const LaneMask& lanes);
  int with_most_eligible() const;  ///< the park with most eligible nodes; -1 without any
  int used_last() const;           ///< among those that are not empty; -1 if all are

  /// Enters nodes at free places, each as the newest of the puzzle in slot `slot_of[lane]`.
  void add(int park, const LaneMask& lanes, const int (&slot_of)[kLanes]);
  /// The same for nodes that are the bases of trails.
  void add_bases(int park, const LaneMask& lanes, const int (&slot_of)[kLanes]);
  /// Takes a node for a lane, which is counted as one of the slot it belongs to. The base of a
  /// trail stays while it is needed: what is taken is then the last node of the trail.
  struct Taken {
    int slot;
    bool from_trail;
  };
  Taken take(int park, int lane);
  void drop_all(int slot);
  /// Makes as many of the newest nodes of a slot eligible as there should be.
  void adjust(int slot);
  void clear();

 private:
  struct Park {
    LaneMask used, eligible;
    int nodes = 0, eligible_nodes = 0;
    std::uint64_t last_use = 0;
  };
  struct Node {
    int slot, older, newer;  // entry numbers, -1 at the ends
  };
  static int entry_of(int park, int lane) { return park * kLanes + lane; }
  Node& node(int entry) { return entries_[static_cast<std::size_t>(entry)]; }
  Park& park_of(int entry) { return parks_[static_cast<std::size_t>(entry / kLanes)]; }
  void add(int entry, int slot);
  void remove(int entry);
  void mark(int entry);
  void unmark(int entry);

  Slots& slots_;
  int capacity_;
  std::unique_ptr<CandidatePlanes[]> planes_;
  std::unique_ptr<Node[]> entries_;
  std::vector<Park> parks_;  // those touched so far
  int nodes_ = 0, eligible_nodes_ = 0;
  std::uint64_t clock_ = 0;
};

}  // namespace nonet::engine::many
