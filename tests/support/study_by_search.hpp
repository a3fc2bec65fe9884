#pragma once
// The definitions of true candidates and redundant givens taken at their word, with a textbook
// solver: what the library's answers are held against.

#include <optional>
#include <vector>

#include "nonet/candidates.hpp"
#include "nonet/grid.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

/// The union of all completions; nothing when there are more than `most`.
std::optional<Candidates> union_of_completions(const Puzzle& puzzle, std::uint64_t most);

/// Asks for a completion with each of the 729 candidates.
Candidates true_candidates_one_by_one(const Puzzle& puzzle);

/// The givens without which there are no more completions than with them; nothing when there are
/// more than `most` of these.
std::optional<std::vector<Cell>> redundant_by_counting(const Grid& puzzle, std::uint64_t most);

}  // namespace nonet
