#pragma once
// TrailStore: the trails of one position, one for each assumption, made when first asked for. All
// techniques that use trails ask here, so that no assumption is followed twice, whether it serves a
// contradiction, a cell or a house.
//
// Inner rules are ordered by level, and those of a level are tried only when all below yield
// nothing more. So where a level is searched because the one below found no hint, and thus met no
// clash, its trails begin exactly as the lower ones did: they go on from where those came to rest.

#include <memory>
#include <vector>

#include "logic/chains/chain_interrupt.hpp"
#include "logic/chains/chain_trail.hpp"

namespace nonet::chains {

/// What may go on where plain links end.
class InnerRules {
 public:
  virtual ~InnerRules() = default;
  /// Adds what follows to a trail at rest. False: nothing does.
  virtual bool apply(ChainTrail& trail, Interrupt& interrupt) = 0;
};

class TrailStore {
 public:
  /// Forgets all trails and starts on another board, which must stay as it is while the store is
  /// used. No inner rules.
  void reset(const ChainBoard& board, TrailRules rules);
  /// From now on trails use these rules; they must contain those in use before. Null: none.
  void raise(InnerRules* rules);

  /// When the interrupt is due the trail may be incomplete and the store must be reset.
  const ChainTrail& trail(NodeId assumption, Interrupt& interrupt);
  /// One that was asked for before.
  const ChainTrail& known_trail(NodeId assumption) const { return *pool_[slot_of_[assumption]]; }

  const ChainBoard& board() const { return *board_; }
  TrailRules rules() const { return rules_; }
  bool has_inner_rules() const { return inner_rules_ != nullptr; }

 private:
  const ChainBoard* board_ = nullptr;
  TrailRules rules_;
  InnerRules* inner_rules_ = nullptr;
  std::uint32_t age_ = 0;        ///< counts resets and raises
  std::uint32_t first_age_ = 0;  ///< of the last reset
  std::array<std::uint32_t, kNodeCount> age_of_{};
  /// Trails one after the other as they are asked for, used again after a reset: few of the nodes
  /// have one, and the same memory stays near.
  std::vector<std::unique_ptr<ChainTrail>> pool_;
  std::size_t used_ = 0;
  std::array<std::uint16_t, kNodeCount> slot_of_;
};

}  // namespace nonet::chains
