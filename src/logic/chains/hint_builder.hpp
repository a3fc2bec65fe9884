#pragma once
// From findings to hints: draws the chains out of the trails, with every node and what it rests on.

#include "logic/chains/chain_ancestry.hpp"
#include "logic/chains/chain_findings.hpp"
#include "logic/chains/trail_store.hpp"

namespace nonet::chains {

/// A hint of the static chains.
ChainHint build_static_hint(const ChainBoard& board, const ChainFindings& findings,
                            const ChainFinding& finding);

/// A hint of the trail chains; `store` must still hold the trails.
ChainHint build_trail_hint(const TrailStore& store, const ChainFinding& finding);

}  // namespace nonet::chains
