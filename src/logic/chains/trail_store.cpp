#include "logic/chains/trail_store.hpp"

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

const ChainTrail& TrailStore::trail(NodeId assumption) {
  std::unique_ptr<ChainTrail>& slot = trails_[assumption];
  CandidateSet& known = known_[is_on(assumption) ? 1 : 0];
  if (known.contains(candidate_of(assumption))) return *slot;
  known.insert(candidate_of(assumption));
  if (slot == nullptr) slot = std::make_unique<ChainTrail>();
  slot->start(*board_, assumption, rules_);
  slot->spread();
  while (inner_rules_ && !slot->clashed() && inner_rules_(*slot)) slot->spread();
  return *slot;
}

}  // namespace nonet::chains
