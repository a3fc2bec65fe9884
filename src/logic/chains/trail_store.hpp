#pragma once
// TrailStore: the trails of one position, one for each assumption, made when first asked for. All
// techniques that use trails ask here, so that no assumption is followed twice, whether it serves a
// contradiction, a cell or a house; and from one level of inner rules to the next a trail goes on
// from where it came to rest.

#include <functional>
#include <memory>

#include "logic/chains/chain_trail.hpp"

namespace nonet::chains {

class TrailStore {
 public:
  /// What happens when a trail has come to rest: returns whether it added something to spread.
  using InnerRules = std::function<bool(ChainTrail&)>;

  /// Forgets all trails and starts on another board, which must outlive the store's use.
  void reset(const ChainBoard& board, TrailRules rules) {
    board_ = &board;
    rules_ = rules;
    known_[0].clear();
    known_[1].clear();
  }

  const ChainTrail& trail(NodeId assumption);

  void set_inner_rules(InnerRules rules) { inner_rules_ = std::move(rules); }
  const ChainBoard& board() const { return *board_; }
  TrailRules rules() const { return rules_; }

 private:
  const ChainBoard* board_ = nullptr;
  TrailRules rules_;
  InnerRules inner_rules_;
  std::array<CandidateSet, 2> known_;  ///< assumptions whose trail is there: off, on
  std::array<std::unique_ptr<ChainTrail>, kNodeCount> trails_;
};

}  // namespace nonet::chains
