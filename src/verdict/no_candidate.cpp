#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

// One holder for each digit that a peer holds; peers come row first, so that a reason names as few
// houses as it can.
std::vector<Placement> seen_from(Cell cell, const Grid& digits) {
  std::vector<Placement> seen;
  DigitSet found;
  for (House house : houses_of(cell))
    for (Cell peer : cells_of(house))
      if (const auto digit = digits[peer]; digit && !found.contains(*digit)) {
        found.insert(*digit);
        seen.push_back({peer, *digit});
      }
  return seen;
}

}  // namespace

std::vector<Obstacle> find_no_candidate(const Position& position) {
  std::vector<Obstacle> obstacles;
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    if (!position.digits.is_blank(cell) || !position.open[cell].empty()) continue;
    obstacles.push_back({.kind = Obstacle::Kind::no_candidate,
                         .house = {},
                         .digits = {},
                         .cells = {cell},
                         .seen = seen_from(cell, position.digits),
                         .forced = {}});
  }
  return obstacles;
}

}  // namespace nonet::verdict
