#pragma once
// The plain answers to a whole chunk of findings, from whichever engine is faster for so many. What
// is printed must not depend on which: a solution that is the only one and a number of solutions do
// not, the witnesses of `multiple` do.

#include <cstdint>
#include <span>

#include "finding.hpp"
#include "nonet/bounds.hpp"

namespace nonet::cli {

/// Fills in what solve() says of each finding that is not malformed. Of `multiple` only the verdict
/// is to be used.
void solve_all(std::span<Finding> findings, const Bounds& bounds);

/// After solve_all(): fills in the reasons and, where the verdict is not unique, the evidence. Most
/// puzzles are proper, and then there is nothing to explain; else it takes a second search.
void explain_all(std::span<Finding> findings, const Bounds& bounds);

/// Fills in the count of each finding that is not malformed.
void count_all(std::span<Finding> findings, std::uint64_t limit, const Bounds& bounds);

}  // namespace nonet::cli
