#pragma once
// From a chain hint to a step: the same, in the words of the library's public face.

#include "logic/chains/chain_entries.hpp"
#include "logic/chains/chain_hint.hpp"
#include "nonet/step.hpp"

namespace nonet::chains {

/// The whole step, nested ones included.
Step make_step(const ChainHint& hint, ChainFamily family);

}  // namespace nonet::chains
