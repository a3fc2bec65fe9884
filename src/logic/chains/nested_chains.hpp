#pragma once
// Chains inside of chains: where a dynamic trail and its inner patterns come to rest, the board it
// has left is searched for chains in its own right, and what those eliminate goes off in the trail.
// The parents of such an elimination are the candidates whose loss made the inner chain's links.

#include "logic/chains/chain_hint.hpp"
#include "logic/chains/hint_builder.hpp"
#include "logic/chains/static_chains.hpp"
#include "logic/chains/trail_chains.hpp"

namespace nonet::chains {

class NestedChains {
 public:
  enum class Kind : std::uint8_t { plain, multiple, dynamic };

  /// All eliminations of the inner chains of one kind, best first. Returns whether there were any.
  /// `inner_rules` are those of the inner trails of Kind::dynamic.
  bool apply(Kind kind, ChainTrail& trail, const TrailStore::InnerRules& inner_rules = {});

 private:
  void take_hints(ChainTrail& trail, Kind kind);

  ChainFindings findings_{ChainFindings::Keep::all};
  StaticChains static_chains_;
  TrailChains trail_chains_;
  TrailStore store_;
  ChainBoard board_;
};

}  // namespace nonet::chains
