#include "generate/completing_maker.hpp"

#include "generate/orbits.hpp"
#include "nonet/candidates.hpp"
#include "nonet/puzzle.hpp"
#include "study/steady_search.hpp"

namespace nonet::generate {
namespace {

// When there are more, one is reached by adding random givens, which prefers some of them.
constexpr std::size_t kFewCompletions = 20'000;

}  // namespace

CompletingMaker::CompletingMaker(const GenerateOptions& options)
    : options_(options), units_(orbits_of(GivenSymmetry::none)), finisher_(options) {
  for (int i = 0; i < kCellCount; ++i)
    if (options.from->is_blank(Cell(i))) open_.push_back(static_cast<std::uint8_t>(i));
  completions_.find(*options.from, kFewCompletions);
}

Grid CompletingMaker::draw_completion(Random& random) {
  if (completions_.is_complete())
    return completions_.grids()[random.below(static_cast<unsigned>(completions_.grids().size()))];
  // In random order a cell gets a random digit of those that lead to a completion.
  std::vector<std::uint8_t> order = open_;
  random.shuffle(order);
  Candidates possible = possible_digits(*options_.from);
  Grid completion;
  for (std::uint8_t index : order) {
    std::array<int, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(digits);
    for (int digit : digits) {
      possible[Cell(index)] = DigitSet::only(Digit(digit));
      const auto found = study::steady_search(possible, 2, {}, [&](const Grid& grid) {
        completion = grid;
        return true;
      });
      if (found.solutions == 1) return completion;
      if (found.solutions > 0) break;
    }
  }
  return completion;
}

void CompletingMaker::make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) {
  batch_.run(
      items.size(), bounds,
      [&](std::size_t i, Dig& dig) {
        Random random(options_.seed, first + i);
        const Grid completion = draw_completion(random);
        std::vector<std::uint8_t> order = open_;
        random.shuffle(order);
        int least = 0;
        if (!options_.minimal) {
          const int choices = options_.most_givens - options_.least_givens + 1;
          least = options_.least_givens +
                  static_cast<int>(random.below(static_cast<unsigned>(choices)));
        }
        dig.start(completion, CellSet::all(), units_, order, least);
        return true;
      },
      [&](std::size_t i, const Dig& dig) {
        items[i].is_done = finisher_.finish({.puzzle = restricted(dig.solution(), dig.givens()),
                                             .solution = dig.solution(),
                                             .item = first + i},
                                            items[i], bounds);
      });
}

}  // namespace nonet::generate
