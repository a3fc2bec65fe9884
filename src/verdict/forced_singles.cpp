#include <algorithm>

#include "verdict/obstacle.hpp"

namespace nonet::verdict {
namespace {

// Whether a blank cell must hold a digit: its only candidate, or one that has no other place in a
// house of the cell.
bool is_single(const Position& position, Cell cell, Digit digit) {
  if (!position.open[cell].contains(digit)) return false;
  if (position.open[cell].size() == 1) return true;
  return std::ranges::any_of(houses_of(cell), [&](House house) {
    return std::ranges::none_of(cells_of(house), [&](Cell other) {
      return other != cell && position.open[other].contains(digit);
    });
  });
}

std::vector<Placement> singles_of(const Position& position) {
  std::vector<Placement> singles;
  for (int i = 0; i < kCellCount; ++i)
    for (Digit digit : position.open[Cell(i)])
      if (is_single(position, Cell(i), digit)) singles.push_back({Cell(i), digit});
  return singles;
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
    if (!is_single(position, single.cell, single.digit)) return {};
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
    for (const Placement& single : singles_of(position)) {
      if (!is_single(position, single.cell, single.digit)) continue;
      position.place(single.cell, single.digit);
      chain.push_back(single);
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
