#pragma once
// A chain told link by link.

#include <string>

#include "nonet/step.hpp"

namespace nonet::logic {

/// "If r1c2 is not 5, then r1c7 is 5 (the last place in row 1), so r3c7 is not 5, ..." `step` has
/// the steps that the chain's nodes point to.
std::string chain_text(const Chain& chain, const Step& step);

/// Whether each node follows from the one before, and the chain has more than a single link.
bool is_line(const Chain& chain);

/// As forums write a chain without branches, candidate by candidate: "6r1c7 = 5r1c7 - 5r5c7". Of
/// two that "=" joins one is true, of two that "-" joins not both. A loop ends as it begins.
std::string chain_notation(const Chain& chain);

}  // namespace nonet::logic
