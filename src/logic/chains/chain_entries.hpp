#pragma once
// The chain techniques of the rating path, for the registry and for the steps made from hints.

#include "logic/chains/chain_hint.hpp"
#include "logic/technique_entry.hpp"

// The kinds of dynamic chains at one level of inner rules.
#define NONET_DYNAMIC_CHAINS(X, level) \
  X(kDynamicCell##level)               \
  X(kDynamicRegion##level)             \
  X(kDynamicContradiction##level)      \
  X(kDynamicDouble##level)

#define NONET_CHAIN_TECHNIQUES(X)         \
  X(kTurbotFish)                          \
  X(kXCycle)                              \
  X(kForcingXChain)                       \
  X(kYCycle)                              \
  X(kXyCycle)                             \
  X(kForcingChain)                        \
  X(kNishio)                              \
  X(kCellChains)                          \
  X(kRegionChains)                        \
  NONET_DYNAMIC_CHAINS(X, Chains)         \
  NONET_DYNAMIC_CHAINS(X, Plus)           \
  NONET_DYNAMIC_CHAINS(X, NestedPlain)    \
  NONET_DYNAMIC_CHAINS(X, NestedMultiple) \
  NONET_DYNAMIC_CHAINS(X, NestedDynamic)

namespace nonet::chains {

/// What a hint is, besides its kind.
enum class ChainFamily : std::uint8_t {
  plain,
  nishio,
  multiple,
  dynamic,
  dynamic_plus,
  nested_plain,
  nested_multiple,
  nested_dynamic,
};

const logic::TechniqueEntry& entry_of(ChainKind kind, ChainFamily family, double rating);

}  // namespace nonet::chains
