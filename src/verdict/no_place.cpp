#include <algorithm>

#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

bool are_peers(Cell a, Cell b) {
  return a != b && (a.row() == b.row() || a.column() == b.column() || a.box() == b.box());
}

// Of the cells that hold the digit, few that see all blank cells that any of them sees: always the
// one that sees most of the rest (greedy set cover; at most eight holders, so it is near the best).
std::vector<Placement> seen_from(std::vector<Cell> blanks, Digit digit, const Grid& digits) {
  std::vector<Placement> seen;
  for (;;) {
    Cell best;
    std::ptrdiff_t most = 0;
    for (int i = 0; i < kCellCount; ++i) {
      const Cell holder(i);
      if (digits[holder] != digit) continue;
      const auto sees =
          std::ranges::count_if(blanks, [&](Cell blank) { return are_peers(holder, blank); });
      if (sees > most) {
        most = sees;
        best = holder;
      }
    }
    if (most == 0) break;
    seen.push_back({best, digit});
    std::erase_if(blanks, [&](Cell blank) { return are_peers(best, blank); });
  }
  std::ranges::sort(seen, {}, &Placement::cell);
  return seen;
}

}  // namespace

std::vector<Obstacle> find_no_place(const Position& position) {
  std::vector<Obstacle> obstacles;
  for (int h = 0; h < kHouseCount; ++h) {
    DigitSet placed, possible;
    std::vector<Cell> blanks;
    for (Cell cell : cells_of(House(h))) {
      if (const auto digit = position.digits[cell]) {
        placed.insert(*digit);
      } else {
        possible |= position.open[cell];
        blanks.push_back(cell);
      }
    }
    for (Digit digit : DigitSet::all() - placed - possible)
      obstacles.push_back({.kind = Obstacle::Kind::no_place,
                           .house = House(h),
                           .digits = DigitSet::only(digit),
                           .cells = blanks,
                           .seen = seen_from(blanks, digit, position.digits),
                           .forced = {}});
  }
  return obstacles;
}

}  // namespace nonet::verdict
