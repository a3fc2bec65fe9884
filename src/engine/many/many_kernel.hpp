#pragma once
// What one instruction set offers to the bit-sliced search: passes over all lanes at once. A pass
// knows planes and lanes and nothing of puzzles; the bookkeeping (batch_search.hpp) knows puzzles
// and lanes and nothing of planes. Every kernel gives the same bits for the same input.

#include <cstdint>

#include "engine/many/decision.hpp"
#include "engine/many/lane_mask.hpp"
#include "engine/many/planes.hpp"

namespace nonet::engine::many {

/// Where lanes go: word w of the destination takes word source[w] rotated left by rotate[w], for
/// the lanes of `to` only. `from` are the lanes that are taken.
struct LaneMove {
  LaneMask to, from;
  alignas(32) std::uint64_t source[kLaneWords];
  alignas(32) std::uint64_t rotate[kLaneWords];
  int count;
};

/// What to branch on: at most one (band, digit) a lane. Bands 0 to 2 are of rows, 3 to 5 stacks.
struct BranchChoice {
  PlanesOfDigits<1> at[6] = {};
};

/// What a checking round found out about each lane.
struct RoundReport {
  LaneMask alive;    ///< no contradiction seen
  LaneMask decided;  ///< some cell lost its last alternative in this round
  LaneMask open;     ///< some cell still has two or more candidates
};

/// Which family of minirows and minicolumns the triad rules look at in a checking round.
inline constexpr int kTriadRows = 1, kTriadColumns = 2;

struct ManyKernel {
  /// How planes of digits lie: in groups of so many, first by group, then by place, then by digit.
  int digits_at_once;

  /// Fills lanes from rows as RowKind (many.hpp) describes them; rows[lane] for lanes of `lanes`.
  void (*load_givens)(Planes&, const void* const* rows, const LaneMask& lanes);
  void (*load_sets)(Planes&, const void* const* rows, const LaneMask& lanes);
  /// Writes the 81 digits of lanes in which every cell has exactly one candidate.
  void (*store)(const Planes&, std::uint8_t* const* rows, const LaneMask& lanes);

  /// One round of propagation. `open`: lanes with an undecided cell afterwards.
  void (*round)(Planes&, LaneMask& open);
  /// The first round after a branching, or after decisions were followed: completes it on the way.
  void (*moving_round)(Planes&, const LaneMove&, LaneMask& open);
  /// A round that also looks for contradictions and applies the triad rules.
  void (*checking_round)(Planes&, int triads, RoundReport&);

  /// Chooses a branching for each lane of `lanes`; keeps the lanes that have one. For those of
  /// `diving`, one after which a solution is likely instead of one that has few sides.
  void (*choose)(const Planes&, BranchChoice&, const LaneMask& diving, LaneMask& lanes);
  /// The largest match of waiting lanes to free ones that a rotation of each word gives.
  void (*match)(const LaneMask& waiting, const LaneMask& free, LaneMove&);
  /// Writes `lanes` to the same lanes of `park` as they are.
  void (*keep)(const Planes&, const LaneMask& lanes, CandidatePlanes& park);
  /// Writes side B of the branching of `lanes` to the same lanes of `park`.
  void (*park)(const Planes&, const BranchChoice&, const LaneMask& lanes, CandidatePlanes& park);
  /// Makes side A of the branching of `lanes` in place and side B in the lanes of the move, both in
  /// the derived planes only: the next round must be a moving round with the same move.
  void (*branch)(Planes&, const BranchChoice&, const LaneMask& lanes, const LaneMove&);
  /// The same, and tells what was decided in each lane.
  void (*branch_and_tell)(Planes&, const BranchChoice&, const LaneMask& lanes, const LaneMove&,
                          LaneDecisions&);
  /// Makes decisions in one lane, in the derived planes only: the next round must be a moving one.
  void (*follow)(Planes&, int lane, const Decision* decisions, int count);
  /// Fetches lanes out of a park.
  void (*resume)(Planes&, const LaneMove&, const CandidatePlanes& park);
};

}  // namespace nonet::engine::many
