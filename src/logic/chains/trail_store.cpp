#include "logic/chains/trail_store.hpp"

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

void TrailStore::reset(const ChainBoard& board, TrailRules rules) {
  board_ = &board;
  rules_ = rules;
  inner_rules_ = nullptr;
  first_age_ = ++age_;
}

void TrailStore::raise(InnerRules* rules) {
  inner_rules_ = rules;
  ++age_;
}

const ChainTrail& TrailStore::trail(NodeId assumption, Interrupt& interrupt) {
  std::unique_ptr<ChainTrail>& slot = trails_[assumption];
  std::uint32_t& age = age_of_[assumption];
  if (age == age_) return *slot;
  if (age < first_age_) {
    if (slot == nullptr) slot = std::make_unique<ChainTrail>();
    slot->start(*board_, assumption, rules_);
    slot->spread();
  }
  age = age_;
  if (inner_rules_ != nullptr)
    while (!slot->clashed() && inner_rules_->apply(*slot, interrupt)) slot->spread();
  return *slot;
}

}  // namespace nonet::chains
