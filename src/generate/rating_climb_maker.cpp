#include "generate/rating_climb_maker.hpp"

#include <array>
#include <numeric>

#include "core/is_over.hpp"
#include "engine/one.hpp"
#include "generate/neighbour.hpp"
#include "generate/orbits.hpp"
#include "generate/random_grid.hpp"
#include "nonet/solve.hpp"

namespace nonet::generate {
namespace {

// Of dug puzzles one in a thousand is rated higher than 9.0.
constexpr double kMostDugRating = 9.05;

// To begin with. More of them take longer than the few steps of the climb that they save.
constexpr std::size_t kDugToRate = 50;

// Neighbours that are rated, and draws of neighbours, in a try: one to two seconds.
constexpr int kMostRated = 200, kMostDrawn = 15'000;

// With more, one of them is seldom singled out, and listing them takes long.
constexpr std::size_t kMostListedOnClimb = 400;

}  // namespace

RatingClimbMaker::RatingClimbMaker(const GenerateOptions& options)
    : options_(options), cells_(orbits_of(GivenSymmetry::none)), finisher_(options) {}

bool RatingClimbMaker::is_for(const GenerateOptions& options) {
  return options.rating && options.rating->least > kMostDugRating && options.minimal &&
         options.symmetry == GivenSymmetry::none && !options.solution && !options.pattern &&
         !options.from && options.sampling == Sampling::dig;
}

void RatingClimbMaker::make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].is_done = climb(first + i, items[i], bounds);
    if (!items[i].is_done) return;
  }
}

bool RatingClimbMaker::is_no_easier(const Grid& puzzle, const Bounds& bounds) {
  // What needs no guess is rated far lower.
  if (engine::solve_one(puzzle, 2).guesses == 0) return false;
  const Rating rating = rater_.rate(puzzle, {.max_rating = options_.rating->most}, bounds);
  cut_off_ = rating.end == Rating::End::cut || rating.verdict != Verdict::unique;
  if (cut_off_ || rating.end == Rating::End::too_hard || rating.er < rating_) return false;
  rating_ = rating.er;
  puzzle_ = puzzle;
  return true;
}

bool RatingClimbMaker::climb(std::uint64_t number, Item& item, const Bounds& bounds) {
  std::array<Grid, kDugToRate> dug;
  Random digging(options_.seed, number);
  std::array<std::uint8_t, kCellCount> order;
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  const bool all_dug = batch_.run(
      dug.size(), bounds,
      [&](std::size_t, Dig& dig) {
        const Grid solution = random_grid(digging);
        digging.shuffle(order);
        dig.start(solution, CellSet::all(), cells_, order, 0);
        return true;
      },
      [&](std::size_t i, const Dig& dig) { dug[i] = restricted(dig.solution(), dig.givens()); });
  if (!all_dug) return false;

  puzzle_ = dug[0];
  rating_ = 0;
  for (const Grid& puzzle : dug) {
    is_no_easier(puzzle, bounds);
    if (cut_off_) return false;
  }
  // Not the numbers of the digs: the second half of the seeds' space of streams.
  Random random(options_.seed, ~number);
  Neighbours neighbours(random, kMostListedOnClimb);
  const double goal = options_.rating->least - 0.05;
  for (int drawn = 0, rated = 0; drawn < kMostDrawn && rated < kMostRated && rating_ < goal;
       ++drawn) {
    if (is_over(bounds)) return false;
    const int remove = 1 + static_cast<int>(random.below(2));
    const int add = 1 + static_cast<int>(random.below(2));
    const auto neighbour = neighbours.draw(puzzle_, remove, add);
    if (!neighbour) continue;
    ++rated;
    is_no_easier(without_redundant(*neighbour, random), bounds);
    if (cut_off_) return false;
  }
  return finisher_.finish({.puzzle = puzzle_, .solution = solve(puzzle_).solution, .item = number},
                          item, bounds);
}

}  // namespace nonet::generate
