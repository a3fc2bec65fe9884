#include "generate/climb_maker.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/is_over.hpp"
#include "generate/neighbour.hpp"
#include "generate/orbits.hpp"
#include "generate/random_grid.hpp"
#include "nonet/minimality.hpp"
#include "nonet/solve.hpp"

namespace nonet::generate {
namespace {

// Of dug puzzles all but one in a thousand have that many givens.
constexpr int kFewestDug = 21, kMostDug = 28;

// Draws of neighbours in a try; some 100 milliseconds.
constexpr int kDraws = 4000;

// With more, one of them is seldom singled out, and listing them takes long.
constexpr std::size_t kMostCompletions = 400;

// So many draws towards the wish for one aside.
constexpr int kDrawsTowards = 3;

}  // namespace

ClimbMaker::ClimbMaker(const GenerateOptions& options) : options_(options), finisher_(options) {}

bool ClimbMaker::is_for(const GenerateOptions& options) {
  return options.minimal && options.symmetry == GivenSymmetry::none && !options.solution &&
         !options.pattern && !options.from && options.sampling == Sampling::dig &&
         (options.most_givens < kFewestDug || options.least_givens > kMostDug);
}

void ClimbMaker::make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].is_done = climb(first + i, items[i], bounds);
    if (!items[i].is_done) return;
  }
}

std::optional<Grid> ClimbMaker::dug_puzzle(std::uint64_t number, const Bounds& bounds) {
  const std::vector<CellSet> cells = orbits_of(GivenSymmetry::none);
  std::array<std::uint8_t, kCellCount> order;
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  Grid puzzle;
  const bool dug = batch_.run(
      1, bounds,
      [&](std::size_t, Dig& dig) {
        Random random(options_.seed, number);
        const Grid solution = random_grid(random);
        random.shuffle(order);
        dig.start(solution, CellSet::all(), cells, order, 0);
        return true;
      },
      [&](std::size_t, const Dig& dig) { puzzle = restricted(dig.solution(), dig.givens()); });
  return dug ? std::optional(puzzle) : std::nullopt;
}

int ClimbMaker::distance(const Grid& puzzle) const {
  const int givens = puzzle.filled();
  return std::max({0, options_.least_givens - givens, givens - options_.most_givens});
}

bool ClimbMaker::climb(std::uint64_t number, Item& item, const Bounds& bounds) {
  const auto start = dug_puzzle(number, bounds);
  if (!start) return false;
  Grid puzzle = *start, nearest = puzzle;
  // Not those of the dig: the second half of the seeds' space of streams.
  Random random(options_.seed, ~number);
  Neighbours neighbours(random, kMostCompletions);
  for (int draw = 0; draw < kDraws && distance(puzzle) > 0; ++draw) {
    if (draw % 16 == 0 && is_over(bounds)) return false;
    const bool fewer = puzzle.filled() > options_.most_givens;
    const bool aside = draw % (kDrawsTowards + 1) == kDrawsTowards;
    const int remove = fewer && !aside ? 2 : aside && !fewer ? 2 : 1;
    const int add = !fewer ? 2 : 1;
    const auto neighbour = neighbours.draw(puzzle, remove, add);
    if (!neighbour) continue;
    if (fewer)
      puzzle = without_redundant(*neighbour, random);
    else if (is_minimal(*neighbour))
      puzzle = *neighbour;
    if (distance(puzzle) < distance(nearest)) nearest = puzzle;
  }
  return finisher_.finish({.puzzle = nearest, .solution = solve(nearest).solution, .item = number},
                          item, bounds);
}

}  // namespace nonet::generate
