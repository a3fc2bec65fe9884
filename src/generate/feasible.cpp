#include "generate/feasible.hpp"

#include <algorithm>
#include <array>

#include "core/cell_set.hpp"
#include "core/house_sets.hpp"
#include "generate/vicinity_maker.hpp"
#include "nonet/minimality.hpp"
#include "nonet/rules.hpp"
#include "nonet/solve.hpp"
#include "nonet/technique.hpp"

namespace nonet {
namespace {

// McGuire, Tugemann and Civario searched all grids in 2012 and found no puzzle with 16.
constexpr int kFewestGivens = 17;

// No minimal puzzle has more givens, of which docs/generating.md has the proof. None with more than
// 40 is known.
constexpr int kMostMinimalGivens = 63;

std::string range_text(int least, int most) {
  return least == most ? std::to_string(least)
                       : std::to_string(least) + " to " + std::to_string(most);
}

// Two lines of a band or stack without any given can trade places in every solution.
std::optional<std::string> free_lines(CellSet pattern) {
  for (const bool rows : {true, false}) {
    std::array<bool, 9> has_given{};
    for (Cell cell : pattern)
      has_given[static_cast<std::size_t>(rows ? cell.row() : cell.column())] = true;
    for (std::size_t a = 0; a < 9; ++a)
      for (std::size_t b = a + 1; b < a / 3 * 3 + 3; ++b)
        if (!has_given[a] && !has_given[b])
          return std::string(rows ? "rows " : "columns ") + std::to_string(a + 1) + " and " +
                 std::to_string(b + 1) +
                 " of the pattern have no given, so that they could trade places in every solution";
  }
  return std::nullopt;
}

// Nine givens of a house: any of them follows from the others.
std::optional<std::string> full_house(CellSet pattern) {
  for (int i = 0; i < kHouseCount; ++i)
    if (set_of(House(i)).is_within(pattern))
      return House(i).name() +
             " of the pattern has nine givens, of which a minimal puzzle does not need each";
  return std::nullopt;
}

std::optional<std::string> why_no_pattern(CellSet pattern, bool minimal) {
  if (pattern.size() < kFewestGivens)
    return "no puzzle has fewer than 17 givens (McGuire, Tugemann and Civario, 2012), and the "
           "pattern has " +
           std::to_string(pattern.size());
  if (minimal && pattern.size() > kMostMinimalGivens)
    return "no minimal puzzle has more than 63 givens, and the pattern has " +
           std::to_string(pattern.size());
  if (auto reason = free_lines(pattern)) return reason;
  return minimal ? full_house(pattern) : std::nullopt;
}

std::optional<std::string> why_no_completion(const GenerateOptions& options) {
  const int givens = options.from->filled();
  if (givens < options.most_givens) return std::nullopt;
  return "the puzzle to complete has " + std::to_string(givens) +
         " givens and needs more, and at most " + std::to_string(options.most_givens) +
         " were wished for";
}

std::optional<std::string> why_no_neighbour(const GenerateOptions& options) {
  const auto [remove, add] = generate::change_wished(options);
  const int givens = options.from->filled();
  const int left = givens - remove + add;
  if (left < options.least_givens || left > options.most_givens || left > kCellCount)
    return "of " + std::to_string(givens) + " givens " + std::to_string(remove) +
           " taken away and " + std::to_string(add) + " put in make " + std::to_string(left) +
           (left > kCellCount ? ", more than there are cells"
                              : ", and " + range_text(options.least_givens, options.most_givens) +
                                    " were wished for");
  if (remove == 0 && add == 0) return "without a given less or more there is no other puzzle";
  if (remove == 0 && options.minimal)
    return "the puzzle to vary has one solution, so that no given that is added is needed";
  if (add == 0 && is_minimal(*options.from))
    return "the puzzle to vary needs each of its givens, so that others have to be put in for "
           "those taken away";
  if (options.minimal && left > kMostMinimalGivens)
    return "no minimal puzzle has more than 63 givens, and " + std::to_string(left) +
           " would be left";
  return std::nullopt;
}

std::optional<std::string> fault_of_varying(const GenerateOptions& options, bool any_number) {
  const bool is_unique = solve(*options.from).verdict == Verdict::unique;
  if (!is_unique && (options.remove || options.add))
    return "givens are removed and added where the puzzle to vary has one solution; this one has "
           "not, so it is completed";
  if (!is_unique && !options.minimal && any_number)
    return "puzzles with redundant givens need to know how many givens there may be";
  return std::nullopt;
}

std::optional<std::string> fault_of_grade(const GenerateOptions& options) {
  if (options.level && options.level->least > options.level->most)
    return "a range of levels begins with the easier one: " +
           std::string(name_of(options.level->most)) + '-' +
           std::string(name_of(options.level->least));
  if (options.rating &&
      !(options.rating->least >= 1.0 && options.rating->most <= kBeyondTechniques &&
        options.rating->least <= options.rating->most))
    return "ratings go from 1.0 to 20.0, the least first";
  for (const Technique technique : options.techniques)
    if (options.hardest && options.hardest->info().score > 0 &&
        technique.info().score > options.hardest->info().score)
      return std::string(technique.key()) + " is harder than " +
             std::string(options.hardest->key()) + ", which is to be the hardest";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> fault_of(const GenerateOptions& options) {
  const auto in_range = [](int value, int least, int most) {
    return value >= least && value <= most;
  };
  if (!in_range(options.least_givens, 0, 81) ||
      !in_range(options.most_givens, options.least_givens, 81))
    return "the number of givens is from 0 to 81, the least first, not " +
           std::to_string(options.least_givens) + "-" + std::to_string(options.most_givens);
  if (options.solution && (!options.solution->is_full() || !obeys_rules(*options.solution)))
    return "the solution has to be a full grid without conflict";
  if (auto fault = fault_of_grade(options)) return fault;
  const bool any_number = options.least_givens == 0 && options.most_givens == 81;
  const bool symmetric = options.symmetry != GivenSymmetry::none;
  const bool controlled = options.sampling == Sampling::controlled;
  if (options.pattern && (!any_number || symmetric || options.solution || options.from))
    return "a pattern says where the givens stand, which leaves no choice to a number of givens, a "
           "symmetry, a solution or a puzzle to vary; leave those out";
  if (options.from && (symmetric || options.solution))
    return "a puzzle to vary cannot stand beside a symmetry or a solution; leave one out";
  if (controlled && (symmetric || options.pattern || options.from || !options.minimal))
    return "controlled sampling is of all minimal puzzles; leave out symmetry, pattern, puzzle to "
           "vary and redundant givens";
  if ((options.remove || options.add) && !options.from)
    return "givens are removed and added where there is a puzzle to vary; give one";
  if (!in_range(options.remove.value_or(0), 0, 10) || !in_range(options.add.value_or(0), 0, 10))
    return "from 0 to 10 givens can be removed and added";
  if (options.from) return fault_of_varying(options, any_number);
  if (!options.minimal && !options.pattern && any_number)
    return "puzzles with redundant givens need to know how many givens there may be";
  return std::nullopt;
}

std::optional<std::string> generate::why_impossible(const GenerateOptions& options) {
  if (options.most_givens < kFewestGivens)
    return "no puzzle has fewer than 17 givens (McGuire, Tugemann and Civario, 2012), and " +
           range_text(options.least_givens, options.most_givens) + " were wished for";
  if (options.from) {
    switch (solve(*options.from).verdict) {
      case Verdict::unique:
        return why_no_neighbour(options);
      case Verdict::multiple:
        return why_no_completion(options);
      default:
        return "the puzzle to vary has no solution";
    }
  }
  if (options.pattern) return why_no_pattern(CellSet::filled(*options.pattern), options.minimal);
  if (options.minimal && options.symmetry == GivenSymmetry::none &&
      options.least_givens > kMostMinimalGivens)
    return "no minimal puzzle has more than 63 givens, and " +
           range_text(options.least_givens, options.most_givens) + " were wished for";
  return std::nullopt;
}

}  // namespace nonet
