#pragma once
// How the parts of an analysis are said, in text and on a page.

#include <span>
#include <string>
#include <vector>

#include "nonet/analysis.hpp"

namespace nonet::cli {

/// "r1c1 r5c5", or "none".
std::string cells_text(std::span<const Cell> cells);
std::string cells_text(const Pattern& cells);

/// A fact and what there is to say of it.
struct Fact {
  std::string name;
  std::string text;
};
/// In the order in which a setter asks: givens, solutions, minimality, singles, symmetry, form.
std::vector<Fact> facts_of(const Grid& givens, const Analysis& analysis,
                           const AnalysisOptions& options);

}  // namespace nonet::cli
