#pragma once
// NONET_TECHNIQUES: the registry's one list, by family and from easy to hard. A technique is one
// file in techniques/ (or chains/) that defines a TechniqueEntry, and one line here.

#include "logic/chains/chain_entries.hpp"
#include "logic/technique_entry.hpp"

#define NONET_TECHNIQUES(X)        \
  X(kLastCell)                     \
  X(kHiddenSingle)                 \
  X(kNakedSingle)                  \
  X(kDirectPointing)               \
  X(kDirectClaiming)               \
  X(kPointing)                     \
  X(kClaiming)                     \
  X(kDirectHiddenPair)             \
  X(kDirectHiddenTriplet)          \
  X(kLockedPair)                   \
  X(kNakedPair)                    \
  X(kHiddenPair)                   \
  X(kLockedTriplet)                \
  X(kNakedTriplet)                 \
  X(kHiddenTriplet)                \
  X(kNakedQuad)                    \
  X(kHiddenQuad)                   \
  X(kXWing)                        \
  X(kFinnedXWing)                  \
  X(kSashimiXWing)                 \
  X(kSwordfish)                    \
  X(kFinnedSwordfish)              \
  X(kSashimiSwordfish)             \
  X(kJellyfish)                    \
  X(kFinnedJellyfish)              \
  X(kSashimiJellyfish)             \
  X(kSkyscraper)                   \
  X(kTwoStringKite)                \
  X(kEmptyRectangle)               \
  X(kCrane)                        \
  X(kColourTrap)                   \
  X(kColourWrap)                   \
  X(kMultiColouring1)              \
  X(kMultiColouring2)              \
  X(kWWing)                        \
  X(kXyWing)                       \
  X(kXyzWing)                      \
  X(kWxyzWing)                     \
  X(kUniqueRectangle1)             \
  X(kUniqueRectangle2)             \
  X(kUniqueRectangle3)             \
  X(kUniqueRectangle4)             \
  X(kUniqueRectangle5)             \
  X(kUniqueRectangle6)             \
  X(kHiddenRectangle)              \
  X(kAvoidableRectangle1)          \
  X(kAvoidableRectangle2)          \
  X(kUniqueLoop1)                  \
  X(kUniqueLoop2)                  \
  X(kUniqueLoop3)                  \
  X(kUniqueLoop4)                  \
  X(kBug1)                         \
  X(kBug2)                         \
  X(kBug3)                         \
  X(kBug4)                         \
  X(kSueDeCoq)                     \
  X(kAlsXz)                        \
  X(kDoublyLinkedAlsXz)            \
  X(kAlsXyWing)                    \
  X(kAlsChain)                     \
  X(kAlignedPairExclusion)         \
  X(kAlignedTripletExclusion)      \
  X(kRemotePair)                   \
  X(kXChain)                       \
  X(kXyChain)                      \
  X(kContinuousNiceLoop)           \
  X(kDiscontinuousNiceLoop)        \
  X(kAicType1)                     \
  X(kAicType2)                     \
  X(kGroupedXChain)                \
  X(kGroupedContinuousNiceLoop)    \
  X(kGroupedDiscontinuousNiceLoop) \
  X(kGroupedAicType1)              \
  X(kGroupedAicType2)              \
  NONET_CHAIN_TECHNIQUES(X)        \
  X(kTrial)

namespace nonet::logic {
#define NONET_DECLARE(entry) extern const TechniqueEntry entry;
NONET_TECHNIQUES(NONET_DECLARE)
#undef NONET_DECLARE
}  // namespace nonet::logic
