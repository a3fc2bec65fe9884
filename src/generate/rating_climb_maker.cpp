#include "generate/rating_climb_maker.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/is_over.hpp"
#include "engine/one.hpp"
#include "generate/orbits.hpp"
#include "generate/random_grid.hpp"
#include "nonet/solve.hpp"

namespace nonet::generate {
namespace {

// Of dug puzzles one in a thousand is rated higher than 9.0.
constexpr double kMostDugRating = 9.05;

constexpr std::size_t kDug = 50;  // to begin with the best of

// Puzzles with fewer givens have many candidates that withstand trials for lack of anything to
// contradict, and more completions without one than can be listed. The hardest known ones have 21
// to 26.
constexpr int kFewestGivens = 23;
constexpr std::size_t kMostListedOnClimb = 600;
// Neighbours with one given put in for those taken away, and as many with two.
constexpr int kPutInOfEach = 3;

// Steps down are taken: on the average kDownhill thousandths are allowed, geometrically
// distributed. Without them climbs end at the first top; with 25 they do not get high.
constexpr unsigned kDownhill = 12;

// What resists less is rarely rated higher than 9.0; and what is rated 9.4 and more is immune.
constexpr int kLeastToRate = 850;
constexpr double kLeastImmune = 9.35;

// Tries differ by half a point or more.
constexpr double kTenthsApart = 5;

// Neighbours looked at, draws, and ratings in a try: some five seconds, where it comes to ratings
// above 10 some ten more.
constexpr int kMostLookedAt = 20'000, kMostDrawn = 40'000, kMostRated = 60;

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

std::optional<RatingClimbMaker::Position> RatingClimbMaker::most_resistant_dug(
    std::uint64_t number, const Bounds& bounds) {
  std::array<Grid, kDug> dug;
  Random random(options_.seed, number);
  std::array<std::uint8_t, kCellCount> order;
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  const bool all_dug = batch_.run(
      dug.size(), bounds,
      [&](std::size_t, Dig& dig) {
        const Grid solution = random_grid(random);
        random.shuffle(order);
        dig.start(solution, CellSet::all(), cells_, order, 0);
        return true;
      },
      [&](std::size_t i, const Dig& dig) { dug[i] = restricted(dig.solution(), dig.givens()); });
  if (!all_dug) return std::nullopt;
  Position best{dug[0]};
  for (const Grid& puzzle : dug)
    if (const auto resistance = resistance_.of(puzzle, best.resistance))
      best = {puzzle, *resistance};
  return best;
}

bool RatingClimbMaker::goes_to(const Grid& puzzle, Position& position, Random& random) {
  if (puzzle.filled() < std::min(kFewestGivens, options_.most_givens)) return false;
  if (engine::solve_one(puzzle, 2).guesses == 0) return false;  // rated far lower
  int least = position.resistance;
  while (least > 0 && random.below(kDownhill + 1) != 0) --least;
  const auto resistance = resistance_.of(puzzle, least);
  if (!resistance) return false;
  position = {puzzle, *resistance};
  return true;
}

bool RatingClimbMaker::is_worth_rating(const Position& position) {
  const int givens = position.puzzle.filled();
  return position.resistance >= kLeastToRate && givens >= options_.least_givens &&
         givens <= options_.most_givens &&
         (options_.rating->least < kLeastImmune || resistance_.is_immune());
}

bool RatingClimbMaker::rate(const Grid& puzzle, const Bounds& bounds) {
  const Rating rating = rater_.rate(puzzle, {.max_rating = options_.rating->most}, bounds);
  if (rating.end == Rating::End::cut || rating.verdict != Verdict::unique) return false;
  if (rating.end == Rating::End::too_hard || rating.er <= rating_) return true;
  rating_ = rating.er;
  hardest_ = puzzle;
  return true;
}

bool RatingClimbMaker::climb(std::uint64_t number, Item& item, const Bounds& bounds) {
  auto start = most_resistant_dug(number, bounds);
  if (!start) return false;
  Position position = *start;
  rating_ = 0;
  const double goal = options_.rating->least - 0.05;
  // Not the numbers of the digs: the second half of the seeds' space of streams.
  Random random(options_.seed, ~number);
  Neighbours neighbours(random, kMostListedOnClimb);
  int looked_at = 0, rated = 0;
  const auto goes_on = [&] { return rating_ < goal && rated < kMostRated; };
  for (int drawn = 0; drawn < kMostDrawn && looked_at < kMostLookedAt && goes_on(); ++drawn) {
    if (is_over(bounds)) return false;
    if (!neighbours.take_away(position.puzzle, 1 + static_cast<int>(random.below(2)))) continue;
    for (int i = 0; i < 2 * kPutInOfEach && goes_on(); ++i) {
      const auto neighbour = neighbours.put_in(1 + i % 2);
      if (!neighbour) continue;
      ++looked_at;
      if (!goes_to(without_redundant(*neighbour, random), position, random)) continue;
      if (!is_worth_rating(position)) continue;
      ++rated;
      if (!rate(position.puzzle, bounds)) return false;
    }
  }
  if (rating_ == 0) hardest_ = position.puzzle;
  if (!finisher_.finish({.puzzle = hardest_, .solution = solve(hardest_).solution, .item = number},
                        item, bounds))
    return false;
  if (item.miss && item.miss->misses_grade) item.miss->gap = item.miss->distance / kTenthsApart;
  return true;
}

}  // namespace nonet::generate
