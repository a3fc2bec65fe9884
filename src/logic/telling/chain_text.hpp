#pragma once
// A chain told link by link.

#include <string>

#include "nonet/step.hpp"

namespace nonet::logic {

/// "If r1c2 is not 5, then r1c7 is 5 (the last place in row 1), so r3c7 is not 5, ..." `step` has
/// the steps that the chain's nodes point to.
std::string chain_text(const Chain& chain, const Step& step);

}  // namespace nonet::logic
