#include "generate/resistance.hpp"

#include <array>
#include <limits>

namespace nonet::generate {
namespace {

// Chains begin at 6.5.
constexpr double kMostWithoutChains = 6.4;

study::SinglesClosure position_of(const logic::Board& board) {
  std::array<CellSet, 9> places;
  const CellSet filled = CellSet::all() - board.open();
  for (Digit digit : DigitSet::all())
    places[static_cast<std::size_t>(digit.index())] = board.cells(digit);
  for (Cell cell : filled)
    places[static_cast<std::size_t>(board.digit(cell)->index())].insert(cell);
  return {places, filled};
}

}  // namespace

int Resistance::candidates() const {
  int count = 0;
  for (Digit digit : DigitSet::all()) count += board_.candidates(digit).size();
  return count;
}

// All trials begin at the same position, so that their order makes no difference.
int Resistance::strike_refuted(int most) {
  const study::SinglesClosure before = board_;
  int refuted = 0;
  for (Digit digit : DigitSet::all())
    for (Cell cell : before.candidates(digit)) {
      study::SinglesClosure trial = before;
      trial.place(cell, digit);
      if (trial.run()) continue;
      board_.strike(cell, digit);
      if (++refuted > most) return refuted;
    }
  return refuted;
}

std::optional<int> Resistance::of(const Grid& puzzle, int least) {
  path_.start(logic::Board(Puzzle(puzzle)), {.max_rating = kMostWithoutChains});
  while (path_.next({}) != nullptr) {
  }
  if (path_.board().solved()) return std::nullopt;
  board_ = position_of(path_.board());
  const int all = candidates(), most = all * (1000 - least) / 1000;
  const int refuted = strike_refuted(most);
  if (refuted > most) return std::nullopt;
  return 1000 * (all - refuted) / all;
}

bool Resistance::is_immune() {
  do {
    board_.run();
    if (board_.is_complete()) return false;
  } while (strike_refuted(std::numeric_limits<int>::max()) > 0);
  return true;
}

}  // namespace nonet::generate
