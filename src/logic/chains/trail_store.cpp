#include "logic/chains/trail_store.hpp"

#include "logic/chains/chain_hint.hpp"

namespace nonet::chains {

void TrailStore::reset(const ChainBoard& board, TrailRules rules) {
  board_ = &board;
  rules_ = rules;
  inner_rules_ = nullptr;
  first_age_ = ++age_;
  used_ = 0;
}

void TrailStore::raise(InnerRules* rules) {
  inner_rules_ = rules;
  ++age_;
}

const ChainTrail& TrailStore::trail(NodeId assumption, Interrupt& interrupt) {
  std::uint32_t& age = age_of_[assumption];
  if (age == age_) return *pool_[slot_of_[assumption]];
  const bool is_new = age < first_age_;
  if (is_new) {
    if (used_ == pool_.size()) pool_.push_back(std::make_unique_for_overwrite<ChainTrail>());
    slot_of_[assumption] = static_cast<std::uint16_t>(used_++);
  }
  ChainTrail& trail = *pool_[slot_of_[assumption]];
  if (is_new) {
    trail.start(*board_, assumption, rules_);
    trail.spread();
  }
  age = age_;
  if (inner_rules_ != nullptr)
    while (!trail.clashed() && inner_rules_->apply(trail, interrupt)) trail.spread();
  return trail;
}

}  // namespace nonet::chains
