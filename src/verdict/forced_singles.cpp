#include <algorithm>

#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

// The digit that must stand in a blank cell: its only candidate, or the one that has no other place
// in a house of the cell.
std::optional<Digit> forced_digit(const Position& position, Cell cell) {
  const DigitSet here = position.open[cell];
  if (here.size() == 1) return here.first();
  for (House house : houses_of(cell)) {
    DigitSet elsewhere;
    for (Cell other : cells_of(house))
      if (other != cell) elsewhere |= position.open[other];
    if (const DigitSet hidden = here - elsewhere; hidden.size() == 1) return hidden.first();
  }
  return {};
}

// Whether an obstacle that was found in a later position is there in an earlier one already.
bool is_true(const Obstacle& obstacle, const Position& position) {
  const auto lacks = [&](Cell cell, DigitSet digits) {
    return (position.open[cell] & digits).empty();
  };
  if (obstacle.kind == Obstacle::Kind::no_candidate || obstacle.kind == Obstacle::Kind::few_digits)
    return std::ranges::all_of(obstacle.cells, [&](Cell cell) {
      return position.digits.is_blank(cell) && lacks(cell, DigitSet::all() - obstacle.digits);
    });
  return std::ranges::all_of(cells_of(*obstacle.house), [&](Cell cell) {
    if (const auto digit = position.digits[cell]) return !obstacle.digits.contains(*digit);
    return lacks(cell, obstacle.digits) ||
           (obstacle.kind == Obstacle::Kind::few_cells &&
            std::ranges::find(obstacle.cells, cell) != obstacle.cells.end());
  });
}

// The position after a chain of singles; nothing when one of them is no single at its turn.
std::optional<Position> follow(Position position, const std::vector<Placement>& chain) {
  for (const Placement& single : chain) {
    if (forced_digit(position, single.cell) != single.digit) return {};
    position.place(single.cell, single.digit);
  }
  return position;
}

// Leaves out every single that the rest can do without. What stays is minimal: without any one of
// them the chain or the obstacle breaks. The latest go first, since the others may rest on earlier
// ones.
std::vector<Placement> prune(const Position& start, std::vector<Placement> chain,
                             const Obstacle& obstacle) {
  for (std::size_t before = chain.size() + 1; chain.size() < before;) {
    before = chain.size();
    for (std::size_t i = chain.size(); i-- > 0;) {
      std::vector<Placement> shorter = chain;
      shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(i));
      const auto position = follow(start, shorter);
      if (position && is_true(obstacle, *position)) chain = std::move(shorter);
    }
  }
  return chain;
}

// The same obstacle as seen after the pruned chain, where other digits may be what strikes the
// candidates.
Obstacle seen_after(const Position& start, const std::vector<Placement>& chain,
                    const Obstacle& obstacle) {
  const auto is_same = [&](const Obstacle& other) {
    return other.kind == obstacle.kind && other.house == obstacle.house &&
           other.digits == obstacle.digits && (other.house || other.cells == obstacle.cells);
  };
  Obstacle result = obstacle;
  const auto there = find_direct_obstacles(*follow(start, chain));
  if (const auto same = std::ranges::find_if(there, is_same); same != there.end()) result = *same;
  result.forced = chain;
  return result;
}

}  // namespace

// Places all singles of the position, then all singles of the next, and so on: this finds the
// obstacles that need the shortest chains of reasoning first. Of those that appear in the same
// round, the one that needs the fewest singles wins.
std::optional<Obstacle> find_obstacle_after_singles(const Position& start) {
  Position position = start;
  std::vector<Placement> chain;
  for (;;) {
    const std::size_t before = chain.size();
    const Position round = position;
    for (int i = 0; i < kCellCount; ++i) {
      const Cell cell(i);
      const auto digit = forced_digit(round, cell);
      if (!digit || forced_digit(position, cell) != digit) continue;
      position.place(cell, *digit);
      chain.push_back({cell, *digit});
    }
    if (chain.size() == before) return {};

    std::optional<Obstacle> best;
    for (const Obstacle& obstacle : find_direct_obstacles(position)) {
      std::vector<Placement> pruned = prune(start, chain, obstacle);
      if (best && best->forced.size() <= pruned.size()) continue;
      best = seen_after(start, pruned, obstacle);
    }
    if (best) return best;
  }
}

}  // namespace nonet::verdict
