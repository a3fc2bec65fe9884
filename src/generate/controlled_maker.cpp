#include "generate/controlled_maker.hpp"

#include <array>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "core/cell_set.hpp"
#include "core/is_over.hpp"
#include "engine/one.hpp"
#include "generate/random_grid.hpp"
#include "generate/swap_sets.hpp"
#include "nonet/candidates.hpp"
#include "nonet/puzzle.hpp"
#include "study/removal.hpp"

namespace nonet::generate {
namespace {

// Paths of one grid. Two of them can both end in a puzzle, but hardly ever do.
constexpr int kPaths = 2048;
constexpr int kPathsPerClock = 64;

}  // namespace

// The paths that begin at one full grid.
class ControlledMaker::Paths {
 public:
  explicit Paths(const Grid& solution) : solution_(solution) {
    std::iota(order_.begin(), order_.end(), std::uint8_t{0});
    const SwapSets swaps(solution);
    for (int i = 0; i < kCellCount; ++i) {
      SetBits& sets = sets_of_[static_cast<std::size_t>(i)];
      sets = swaps.of(Cell(i), solution.value_at(Cell(i)));
      insert(known_, sets);
    }
  }

  /// Walks one path; the minimal puzzle that it ends with, if it does.
  std::optional<Grid> walk(Random& random) {
    size_ = 0;
    hit_ = {};
    puzzle_ = Grid();
    possible_ = Candidates::all();
    while (hit_ != known_) add_given(random);
    for (;;) {
      for (std::size_t i = 0; i < size_; ++i)
        if (study::need_of(possible_, Cell(order_[i]), {}) == study::Need::redundant)
          return std::nullopt;
      const auto other = other_completion();
      if (!other) return puzzle_;
      // Not unique: every puzzle before lacks a given in this set, too.
      while (puzzle_lacks(*other)) add_given(random);
    }
  }

 private:
  void add_given(Random& random) {
    const std::size_t left = order_.size() - size_;
    std::swap(order_[size_], order_[size_ + random.below(static_cast<unsigned>(left))]);
    const Cell cell(order_[size_++]);
    insert(hit_, sets_of_[static_cast<std::size_t>(cell.index())]);
    puzzle_.set(cell, *solution_[cell]);
    possible_[cell] = DigitSet::only(*solution_[cell]);
  }
  std::optional<Grid> other_completion() const {
    std::optional<Grid> other;
    engine::solve_one(puzzle_, 2, {}, [&](const Grid& grid) {
      if (grid != solution_) other = grid;
      return true;
    });
    return other;
  }
  bool puzzle_lacks(const Grid& other) const {
    for (std::size_t i = 0; i < size_; ++i)
      if (other[Cell(order_[i])] != solution_[Cell(order_[i])]) return false;
    return true;
  }

  static void insert(SetBits& sets, const SetBits& more) {
    for (std::size_t word = 0; word < sets.size(); ++word) sets[word] |= more[word];
  }

  Grid solution_;
  SetBits known_{};                          // unavoidable sets
  std::array<SetBits, kCellCount> sets_of_;  // those that hold a cell

  // Of the path: the first so many of the order are givens.
  std::array<std::uint8_t, kCellCount> order_;
  std::size_t size_ = 0;
  SetBits hit_{};
  Grid puzzle_;
  Candidates possible_;
};

ControlledMaker::ControlledMaker(const GenerateOptions& options)
    : options_(options), finisher_(options) {}

double ControlledMaker::weight_of(int givens) {
  double weight = 1;
  for (int n = 24; n < givens; ++n) weight *= (81.0 - n) / (n + 1.0);
  for (int n = 24; n > givens; --n) weight *= n / (82.0 - n);
  return weight;
}

void ControlledMaker::make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].is_done = walk_paths(first + i, items[i], bounds);
    if (!items[i].is_done) return;
  }
}

bool ControlledMaker::walk_paths(std::uint64_t number, Item& item, const Bounds& bounds) {
  Random random(options_.seed, number);
  const Grid solution = options_.solution ? *options_.solution : random_grid(random);
  Paths paths(solution);
  for (int path = 0; path < kPaths; ++path) {
    if (path % kPathsPerClock == 0 && is_over(bounds)) return false;
    const auto puzzle = paths.walk(random);
    if (!puzzle) continue;
    if (!finisher_.finish({.puzzle = *puzzle,
                           .solution = solution,
                           .item = number,
                           .weight = weight_of(puzzle->filled())},
                          item, bounds))
      return false;
  }
  return true;
}

}  // namespace nonet::generate
