#include "nonet/search.hpp"

#include <array>

#include "search/algorithms.hpp"

namespace nonet {

namespace {

constexpr std::array<AlgorithmInfo, 6> kAlgorithms{{
    {Algorithm::brute_force, "brute-force", "fills every blank, judges only full boards"},
    {Algorithm::backtracking, "backtracking",
     "first empty cell, digits 1 to 9, looks along row, column and box"},
    {Algorithm::bitmask, "bitmask", "the same steps, each check one mask for a house"},
    {Algorithm::fewest_candidates, "fewest-candidates",
     "always the cell that has the fewest digits left"},
    {Algorithm::singles, "singles",
     "fills in singles before every guess, guesses where there are fewest choices"},
    {Algorithm::exact_cover, "exact-cover", "Algorithm X on 324 constraints with dancing links"},
}};

}  // namespace

std::span<const AlgorithmInfo> algorithms() {
  return kAlgorithms;
}

std::string_view name_of(Algorithm algorithm) {
  return kAlgorithms[static_cast<std::size_t>(algorithm)].name;
}

std::optional<Algorithm> algorithm_named(std::string_view name) {
  for (const AlgorithmInfo& info : kAlgorithms)
    if (info.name == name) return info.algorithm;
  return std::nullopt;
}

std::string_view name_of(SearchEvent::Kind kind) {
  constexpr std::array<std::string_view, 6> names{"try",     "reject", "place",
                                                  "retreat", "solved", "exhausted"};
  return names[static_cast<std::size_t>(kind)];
}

int count_blanks(const Puzzle& puzzle) {
  return kCellCount - puzzle.digits().filled();
}

SearchResult search(Algorithm algorithm, const Puzzle& puzzle, const SearchOptions& options) {
  using Run = SearchResult (*)(const Puzzle&, const SearchOptions&);
  constexpr std::array<Run, 6> runs{searches::brute_force, searches::backtracking,
                                    searches::bitmask,     searches::fewest_candidates,
                                    searches::singles,     searches::exact_cover};
  return runs[static_cast<std::size_t>(algorithm)](puzzle, options);
}

}  // namespace nonet
