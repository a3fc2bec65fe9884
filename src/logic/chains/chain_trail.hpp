#pragma once
// ChainTrail: everything that follows from one assumption ("r1c1 is 5", "r1c1 is not 5"), in the
// order in which it was found, and for each consequence what it was found from.
//
// The order is part of the rating scale: the first way to reach a consequence fixes its parents,
// and the number of its ancestors is the length of the chain. So this is a breadth-first search
// with two queues: every waiting "on" is spread before the next "off".
//
//   on  -> off   the other digits of the cell (ascending), then the digit's other places in the
//   box,
//                the row, the column (by position)
//   off -> on    when two candidates are left in the cell, the other one; then the same for the
//                digit's places in the box, the row, the column
//
// A static trail looks at the board as it stands. A dynamic one takes every "off" from its own copy
// of the board, after the consequences of that very "off" were drawn; a later "on" may then rest on
// candidates that went before, which become its parents too. The first candidate found to be both
// on and off ends the search.

#include <memory>
#include <span>
#include <vector>

#include "logic/chains/chain_board.hpp"
#include "logic/chains/node_set.hpp"

namespace nonet::chains {

struct ChainHint;

/// How a trail may move.
struct TrailRules {
  bool through_cells = true;  ///< false: one digit only (Nishio)
  bool dynamic = false;
};

inline constexpr std::uint8_t kAssumed = kThroughCell + 1;  ///< the assumption itself
inline constexpr CandidateId kNoCandidate = 0xFFFF;

/// Why a candidate is on: `from` went off and left it the last one in the house or cell `through`.
/// `gone` are all candidates of that house (positions) or cell (digits) that are off by then.
struct OnLink {
  CandidateId from;
  Mask gone;
  std::uint8_t through;
};

/// Why a candidate is off: `from` is on; or, for an elimination by an inner rule, `inner` is its
/// number (ChainTrail::inner_step).
struct OffLink {
  CandidateId from;
  std::int16_t inner;  ///< -1: none
};

enum class InnerRule : std::uint8_t { locked, hidden_pair, naked_pair, x_wing, nested };

/// The pattern of an inner rule, to be drawn.
struct InnerPattern {
  InnerRule rule;
  std::uint8_t house = 0;  ///< where it is; for an X-wing its first line
  std::uint8_t other = 0;  ///< locked candidates: where they strike; X-wing: its second line
  Mask digits = 0;
  Mask positions = 0;  ///< of its candidates in `house`
};

/// An elimination's reason inside a trail: a pattern that stands only because its parents, some
/// candidates, are off (ChainTrail::parents_of).
struct InnerStep {
  InnerPattern pattern;
  std::uint32_t first_parent, parent_count;
  std::shared_ptr<const ChainHint> nested;  ///< for InnerRule::nested
};

class ChainTrail {
 public:
  /// The candidate found both on and off: one of the two is in the trail, `link` tells how the
  /// other was about to be added.
  struct Clash {
    CandidateId candidate = kNoCandidate;
    bool late_on = false;  ///< the late one is "on" (else "off")
    OnLink on_link{};
    CandidateId off_from = 0;
  };

  /// `board` must outlive the trail.
  void start(const ChainBoard& board, NodeId assumption, TrailRules rules);

  /// Spreads until nothing waits or there is a clash.
  void spread();

  /// Adds an elimination by an inner rule unless the candidate is off already.
  void add_inner_off(int candidate, int inner_step) {
    if (off_.contains(candidate)) return;
    add_off(candidate, {0, static_cast<std::int16_t>(inner_step)});
  }
  int add_inner_step(const InnerPattern& pattern, std::span<const CandidateId> parents,
                     std::shared_ptr<const ChainHint> nested = nullptr) {
    inner_steps_.push_back({pattern, static_cast<std::uint32_t>(parents_.size()),
                            static_cast<std::uint32_t>(parents.size()), std::move(nested)});
    parents_.insert(parents_.end(), parents.begin(), parents.end());
    return static_cast<int>(inner_steps_.size()) - 1;
  }

  bool clashed() const { return clash_.candidate != kNoCandidate; }
  const Clash& clash() const { return clash_; }
  NodeId assumption() const { return assumption_; }

  const CandidateSet& on() const { return on_; }
  const CandidateSet& off() const { return off_; }
  /// In the order of discovery.
  std::span<const CandidateId> on_order() const { return {on_order_.data(), on_count_}; }
  std::span<const CandidateId> off_order() const { return {off_order_.data(), off_count_}; }

  const OnLink& on_link(int candidate) const { return on_links_[index(candidate)]; }
  const OffLink& off_link(int candidate) const { return off_links_[index(candidate)]; }
  const InnerStep& inner_step(int number) const { return inner_steps_[index(number)]; }
  std::span<const CandidateId> parents_of(const InnerStep& step) const {
    return std::span(parents_).subspan(step.first_parent, step.parent_count);
  }

  const ChainBoard& initial_board() const { return *initial_; }
  /// The board without what is off (dynamic trails; a static one never changes it).
  const ChainBoard& live_board() const { return rules_.dynamic ? own_ : *initial_; }

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  void add_on(int candidate, OnLink link) {
    on_.insert(candidate);
    on_links_[index(candidate)] = link;
    on_order_[on_count_++] = static_cast<CandidateId>(candidate);
  }
  void add_off(int candidate, OffLink link) {
    off_.insert(candidate);
    off_links_[index(candidate)] = link;
    off_order_[off_count_++] = static_cast<CandidateId>(candidate);
  }
  bool take_off(int candidate, int from);
  bool take_on(int candidate, OnLink link);
  bool spread_on(int candidate);
  bool spread_off(int candidate);

  const ChainBoard* initial_ = nullptr;
  TrailRules rules_;
  NodeId assumption_ = 0;
  Clash clash_;
  std::size_t on_count_ = 0, off_count_ = 0, on_done_ = 0, off_done_ = 0;
  CandidateSet on_, off_;
  ChainBoard own_;
  std::array<CandidateId, kCandidateCount> on_order_, off_order_;
  std::array<OnLink, kCandidateCount> on_links_;
  std::array<OffLink, kCandidateCount> off_links_;
  std::vector<InnerStep> inner_steps_;
  std::vector<CandidateId> parents_;  ///< of all inner steps
};

}  // namespace nonet::chains
