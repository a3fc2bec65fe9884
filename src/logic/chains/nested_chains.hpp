#pragma once
// Chains inside of chains: where a dynamic trail and its inner patterns come to rest, the board it
// has left is searched for chains in its own right, and what those eliminate goes off in the trail.
// The parents of such an elimination are the candidates whose loss made the inner chain's links.

#include <memory>

#include "logic/chains/chain_hint.hpp"
#include "logic/chains/static_chains.hpp"
#include "logic/chains/trail_chains.hpp"

namespace nonet::chains {

/// The inner rules by level. Each of the first three has those before it; the dynamic ones have the
/// patterns, but no static chains beside their own.
enum class InnerLevel : std::uint8_t {
  patterns,          ///< locked candidates, pairs, X-wings
  plain,             ///< and static forcing chains and cycles
  multiple,          ///< and static cell and house chains
  dynamic,           ///< and dynamic chains
  dynamic_patterns,  ///< those with patterns inside
  dynamic_plain,     ///< those with static chains inside
};

class NestedRules final : public InnerRules {
 public:
  explicit NestedRules(InnerLevel level);
  ~NestedRules() override;
  bool apply(ChainTrail& trail, Interrupt& interrupt) override;

 private:
  struct Workspace;
  bool apply_static(ChainTrail& trail, Interrupt& interrupt);
  bool apply_dynamic(ChainTrail& trail, Interrupt& interrupt);
  template <class Build>
  bool take_hints(ChainTrail& trail, Build&& build);

  InnerLevel level_;
  std::unique_ptr<NestedRules> inside_;  ///< what the trails of nested dynamic chains may use
  std::unique_ptr<Workspace> work_;
};

}  // namespace nonet::chains
