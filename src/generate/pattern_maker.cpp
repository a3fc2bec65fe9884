#include "generate/pattern_maker.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/counted.hpp"
#include "core/is_over.hpp"
#include "engine/one.hpp"
#include "generate/random_grid.hpp"
#include "nonet/minimality.hpp"
#include "nonet/solve.hpp"

namespace nonet::generate {
namespace {

// Completions that are listed to compare digits; with more the comparison is between some of them.
constexpr std::size_t kMostListed = 1000;
// Completions that are counted; with more all puzzles are equally bad.
constexpr std::uint64_t kMostCounted = 10'000;

// Moves without getting better, after which a new try has better chances.
constexpr int kMovesInVain = 100;

}  // namespace

class PatternMaker::Climb {
 public:
  Climb(CellSet pattern, CompletionList& completions, Random& random)
      : completions_(completions), random_(random) {
    cells_.assign(pattern.begin(), pattern.end());
    puzzle_ = restricted(random_grid(random), pattern);
    solutions_ = count(puzzle_, kMostCounted);
  }

  /// One change for the better or at least not the worse; false when it found none.
  bool move() {
    const auto [a, b] = draw_cells(std::nullopt);
    return take_fewest(a, b);
  }
  /// The same for a unique puzzle: another unique one with fewer redundant givens, or as many.
  bool move_to_minimal() {
    const auto redundant = redundant_givens(puzzle_).cells;
    redundant_ = redundant.size();
    if (redundant_ == 0) return false;
    const auto [a, b] =
        draw_cells(redundant[random_.below(static_cast<unsigned>(redundant.size()))]);
    return take_unique(a, b);
  }

  const Grid& puzzle() const { return puzzle_; }
  std::uint64_t solutions() const { return solutions_; }
  std::size_t redundant() const { return redundant_; }

 private:
  using Pair = std::pair<Cell, Cell>;

  static std::uint64_t count(const Grid& puzzle, std::uint64_t most) {
    return engine::solve_one(puzzle, most).solutions;
  }

  // Two cells of the pattern, perhaps the same one; the first is given or drawn.
  Pair draw_cells(std::optional<Cell> first) {
    const auto any = [&] { return cells_[random_.below(static_cast<unsigned>(cells_.size()))]; };
    const Cell a = first ? *first : any();
    return {a, any()};
  }

  // How many completions have which digits in the two cells.
  std::array<int, 100> tally(Cell a, Cell b) {
    Grid freed = puzzle_;
    freed.clear(a);
    freed.clear(b);
    completions_.find(freed, kMostListed);
    std::array<int, 100> counts{};
    for (const Grid& grid : completions_.grids())
      ++counts[static_cast<std::size_t>(10 * grid.value_at(a) + grid.value_at(b))];
    return counts;
  }
  Grid with(Cell a, Cell b, std::size_t digits) const {
    Grid grid = puzzle_;
    grid.set(a, Digit(static_cast<int>(digits) / 10));
    grid.set(b, Digit(static_cast<int>(digits) % 10));
    return grid;
  }
  std::size_t now(Cell a, Cell b) const {
    return static_cast<std::size_t>(10 * puzzle_.value_at(a) + puzzle_.value_at(b));
  }

  bool take_fewest(Cell a, Cell b) {
    const auto counts = tally(a, b);
    const std::size_t old = now(a, b);
    std::size_t best = old;
    unsigned ties = 0;
    for (std::size_t digits = 0; digits < counts.size(); ++digits) {
      if (counts[digits] == 0 || digits == old) continue;
      if (best == old || counts[digits] < counts[best]) {
        best = digits;
        ties = 1;
      } else if (counts[digits] == counts[best] && random_.below(++ties) == 0) {
        best = digits;
      }
    }
    if (best == old) return false;
    const Grid changed = with(a, b, best);
    const std::uint64_t solutions = completions_.is_complete()
                                        ? static_cast<std::uint64_t>(counts[best])
                                        : count(changed, std::min(kMostCounted, solutions_ + 1));
    if (solutions > solutions_) return false;
    puzzle_ = changed;
    return std::exchange(solutions_, solutions) > solutions;
  }

  bool take_unique(Cell a, Cell b) {
    const auto counts = tally(a, b);
    if (!completions_.is_complete()) return false;
    const std::size_t old = now(a, b);
    Grid best = puzzle_;
    std::size_t fewest = redundant_ + 1;
    for (std::size_t digits = 0; digits < counts.size(); ++digits) {
      if (counts[digits] != 1 || digits == old) continue;
      const Grid changed = with(a, b, digits);
      const std::size_t redundant = redundant_givens(changed).cells.size();
      if (redundant >= fewest) continue;
      fewest = redundant;
      best = changed;
    }
    puzzle_ = best;
    if (fewest > redundant_) return false;
    return std::exchange(redundant_, fewest) > fewest;
  }

  CompletionList& completions_;
  Random& random_;
  std::vector<Cell> cells_;
  Grid puzzle_;
  std::uint64_t solutions_ = 0;  // of it, kMostCounted for that many or more
  std::size_t redundant_ = 0;    // givens of it, when it is unique
};

PatternMaker::PatternMaker(const GenerateOptions& options)
    : options_(options), cells_(CellSet::filled(*options.pattern)), finisher_(options) {}

void PatternMaker::make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    Random random(options_.seed, first + i);
    Climb climb(cells_, completions_, random);
    const auto run = [&](const auto& is_there, const auto& move) {
      for (int in_vain = 0; !is_there() && in_vain < kMovesInVain;) {
        if (is_over(bounds)) return false;
        in_vain = move() ? 0 : in_vain + 1;
      }
      return true;
    };
    if (!run([&] { return climb.solutions() == 1; }, [&] { return climb.move(); })) return;
    bool is_wished = climb.solutions() == 1;
    if (is_wished && options_.minimal) {
      climb.move_to_minimal();
      if (!run([&] { return climb.redundant() == 0; }, [&] { return climb.move_to_minimal(); }))
        return;
      is_wished = climb.redundant() == 0;
    }
    Item& item = items[i];
    item.is_done = true;
    if (is_wished) {
      item.is_done = finisher_.finish(
          {.puzzle = climb.puzzle(), .solution = solve(climb.puzzle()).solution, .item = first + i},
          item, bounds);
      if (!item.is_done) return;
    } else if (climb.solutions() > 1) {
      const bool many = climb.solutions() >= kMostCounted;
      item.miss = NearMiss{
          .grid = climb.puzzle(),
          .distance = kShapeMissed + 1000 + static_cast<int>(climb.solutions()),
          .is_unique = false,
          .gap = std::log2(static_cast<double>(climb.solutions())),
          .what = std::to_string(climb.solutions()) + (many ? " or more" : "") + " solutions"};
    } else {
      item.miss =
          NearMiss{.grid = climb.puzzle(),
                   .distance = kShapeMissed + static_cast<int>(climb.redundant()),
                   .is_unique = true,
                   .what = counted(climb.redundant(), "redundant given", "redundant givens")};
    }
  }
}

}  // namespace nonet::generate
