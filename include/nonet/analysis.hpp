#pragma once
// analyze(): all that a setter or a researcher asks about one puzzle, in one call.
//
//   Analysis found = analyze(puzzle);
//   found.minimality == Minimality::minimal;
//   name_of(found.symmetry);                   // "rotate180"
//   found.backdoors->cells;                    // one cell that makes singles finish
//
// Each part can also be asked for by itself, in the header it comes from.
//
// Cost: some 20 milliseconds, most of it for the unavoidable sets; threefold with two cells more.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "nonet/backdoors.hpp"
#include "nonet/bounds.hpp"
#include "nonet/canonical.hpp"
#include "nonet/grid.hpp"
#include "nonet/house.hpp"
#include "nonet/minimality.hpp"
#include "nonet/pattern.hpp"
#include "nonet/pattern_symmetry.hpp"
#include "nonet/solve.hpp"
#include "nonet/true_candidates.hpp"
#include "nonet/unavoidable.hpp"

namespace nonet {

struct AnalysisOptions {
  std::uint64_t count_limit = 10'000;  ///< solutions are counted up to here
  int unavoidable_cells = 10;          ///< unavoidable sets of up to so many; below 4: none
};

struct Analysis {
  // Of the givens as they stand.
  Pattern pattern;
  PatternSymmetry symmetry = PatternSymmetry::none;
  std::array<int, 9> digit_counts{};        ///< how often each digit is given
  std::vector<House> empty_houses;          ///< houses without a given
  CanonicalForm canonical;                  ///< with the number of automorphisms
  std::uint32_t pattern_automorphisms = 1;  ///< of the pattern alone

  // Of their solutions.
  Answer answer;
  Count solutions;
  TrueCandidates candidates;

  // When there is exactly one.
  Minimality minimality = Minimality::not_unique;
  RedundantGivens redundant;
  std::uint32_t solution_automorphisms = 0;
  std::optional<Backdoors> backdoors;

  // When there is one at least: the sets of `answer.solution`.
  std::optional<UnavoidableSets> unavoidable;
  std::vector<Pattern> missed;  ///< those in which no given stands; only with several solutions
  Pattern crucial;              ///< givens that alone hit some set, which shows them needed

  bool exact = true;  ///< false: the bounds left something open
};

/// About the givens alone; entries and marks of a player are left aside by passing Puzzle::givens.
/// `bounds` are for the whole call, but max_steps for each search.
[[nodiscard]] Analysis analyze(const Grid& givens, const AnalysisOptions& options = {},
                               const Bounds& bounds = {});

}  // namespace nonet
