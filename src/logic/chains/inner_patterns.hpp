#pragma once
// The patterns that dynamic chains of the "plus" levels may use where plain links end: locked
// candidates, hidden pairs, naked pairs and X-wings on the board as the trail has left it. Only
// patterns that owe something to the trail count: their parents are the candidates whose loss made
// them.

#include "logic/chains/chain_trail.hpp"

namespace nonet::chains {

/// Tries the rules one after the other; all eliminations of the first one that has any are added to
/// the trail. Returns whether there were any.
bool apply_inner_patterns(ChainTrail& trail);

/// Adds one step's eliminations to the trail in the order in which a java.util.HashMap keyed by
/// cell number hands them out: by the cell's number modulo the table's size, then by the cell's
/// first appearance; digits ascending. That order is part of the scale.
void add_in_bucket_order(ChainTrail& trail, std::span<const CandidateId> eliminations, int step);

}  // namespace nonet::chains
