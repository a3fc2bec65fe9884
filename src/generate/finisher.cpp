#include "generate/finisher.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "nonet/canonical.hpp"
#include "nonet/distinct.hpp"

namespace nonet::generate {

bool Finisher::misses_number(const GeneratedPuzzle& made, Item& item) const {
  const int givens = made.puzzle.filled();
  const int distance = std::max(options_.least_givens - givens, givens - options_.most_givens);
  if (distance <= 0) return false;
  item.miss = NearMiss{.grid = made.puzzle,
                       .distance = kShapeMissed + distance,
                       .is_unique = true,
                       .gap = static_cast<double>(distance),
                       .what = {}};
  return true;
}

std::uint64_t Finisher::usual_tries(std::uint64_t otherwise) const {
  constexpr std::uint64_t kGraded = 20'000, kHardest = 60'000;
  if (!grade_.asks_anything()) return otherwise;
  const bool is_bounded = options_.hardest && options_.hardest->info().score > 0;
  return std::min(otherwise, is_bounded ? kHardest : kGraded);
}

bool Finisher::finish(GeneratedPuzzle made, Item& item, const Bounds& bounds) {
  if (misses_number(made, item)) return true;
  if (grade_.asks_anything()) {
    int distance = 0;
    const GradeCheck::Outcome outcome = grade_.check(made, bounds, distance);
    if (outcome == GradeCheck::Outcome::cut) return false;
    if (outcome == GradeCheck::Outcome::missed) {
      item.miss = NearMiss{.grid = made.puzzle,
                           .distance = distance,
                           .is_unique = true,
                           .misses_grade = true,
                           .what = {}};
      return true;
    }
  }
  if (options_.wish && !options_.wish(made.puzzle)) return true;
  if (options_.distinct || options_.from) {
    const Grid form = options_.distinct ? canonical_form(made.puzzle).grid : made.puzzle;
    item.keys.emplace_back(BoardKey(form).bytes());
  }
  item.made.push_back(std::move(made));
  return true;
}

}  // namespace nonet::generate
