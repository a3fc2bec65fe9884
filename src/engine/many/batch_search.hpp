#pragma once
// BatchSearch: many puzzles through the 256 lanes of a kernel.
//
//            read                     K rounds                 service
//   puzzle ------> lane  ---------------------------> dead     the lane is free again
//                   ^                                 solved   counted, held, written; free again
//                   |                                 stuck    branched: side A stays here,
//                   |                                            side B goes to a free lane (fork)
//                   +---- resume <---- park <--------------------       or to a park
//
// Lanes are independent of each other; all that connects them is this bookkeeping. Nothing is
// allocated while it runs: when the parks are full, the nodes that find no place are handed to the
// task's own scalar search.

#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine/many/many.hpp"
#include "engine/many/many_kernel.hpp"
#include "engine/many/parks.hpp"
#include "engine/many/slots.hpp"
#include "engine/many/width_rule.hpp"
#include "engine/one/one_request.hpp"

namespace nonet::engine::many {

class BatchSearch {
 public:
  /// About 7 MB of address space, touched as needed, mostly some 100 KB.
  static constexpr int kDefaultParks = 256;

  explicit BatchSearch(int parks = kDefaultParks);

  /// Searches all puzzles of the task. `one` is for the nodes that find no place.
  BatchFigures run(const ManyKernel& kernel, OneFunction one, BatchTask& task);

 private:
  // batch_search.cpp
  void start();
  void propagate();
  void abandon();

  // refill.cpp: lanes become occupied
  void refill();
  void resume_parked();
  int resume_from(int park, const LaneMask& nodes);
  void read_puzzles();
  void fetch() { has_next_ = task_->next(next_); }

  // lane_service.cpp: what became of the lanes
  void sort_lanes();
  bool solved(int lane);  // whether its solution is to be written
  void dead(int lane);
  void finish(int slot, BatchEnd end);
  void settle(int slot);
  void drop_finished_lanes();
  void store_held();
  void write_held();

  // forking.cpp: stuck lanes
  struct SidesB {     // what becomes of side B of lanes that are branched and do not fork
    LaneMask noted;   // on a trail, which begins ...
    LaneMask based;   // ... in some of them, whose position is kept for it in the park
    LaneMask parked;  // in the park
    int park = -1;
  };
  void branch_stuck();
  void enforce_guess_bound(LaneMask& lanes);
  LaneMask over_width(const LaneMask& lanes);
  void apply_branching(const SidesB& sides);

  // overflow.cpp
  void search_elsewhere(const LaneMask& lanes);
  void search_elsewhere(int lane);

  Slot& slot_at(int lane) { return slots_[slot_of_[lane]]; }

  Slots slots_;
  Parks parks_;
  std::unique_ptr<Planes> planes_;
  WidthRule width_;

  // Of the run.
  const ManyKernel* kernel_ = nullptr;
  OneFunction one_ = nullptr;
  BatchTask* task_ = nullptr;
  BatchFigures figures_;

  BatchRow next_;  // fetched ahead to know whether there is one
  bool has_next_ = false;

  LaneMask occupied_;  // holds a node or a solution
  LaneMask held_;      // holds a solution to be written
  LaneMask may_dive_;  // the only one of a puzzle not hard: its branchings may go on a trail
  LaneMask on_trail_;  // where the trail of its puzzle ends, if it may dive
  LaneMask stuck_;     // of the last service
  int slot_of_[kLanes] = {};
  std::uint64_t solution_number_[kLanes] = {};  // of a held lane
  std::uint8_t solution_[kLanes][81] = {};

  BranchChoice choice_;
  LaneMove move_;              // of the last branching
  bool branched_ = false;      // the next round has to complete it
  bool followed_ = false;      // the next round has to complete decisions that were followed
  bool any_finished_ = false;  // a finished puzzle still has lanes
  int moving_ = 0;             // lanes that were not stuck at the last service, or are new
  RoundReport report_;
  LaneMask open_before_;  // lanes with an open cell one round before the report
};

}  // namespace nonet::engine::many
