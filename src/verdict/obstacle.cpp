#include "verdict/obstacle.hpp"

#include <array>
#include <string_view>

namespace nonet {

std::string_view name_of(Obstacle::Kind kind) {
  constexpr std::array<std::string_view, 4> names{"no_candidate", "no_place", "few_cells",
                                                  "few_digits"};
  return names[static_cast<std::size_t>(kind)];
}

namespace verdict {

std::vector<Obstacle> find_direct_obstacles(const Position& position) {
  std::vector<Obstacle> obstacles = find_no_candidate(position);
  for (Obstacle& obstacle : find_no_place(position)) obstacles.push_back(std::move(obstacle));
  if (obstacles.empty())
    if (auto crowded = find_crowded_house(position)) obstacles.push_back(std::move(*crowded));
  return obstacles;
}

std::optional<Obstacle> find_obstacle(const Puzzle& puzzle) {
  const Position position(puzzle);
  std::vector<Obstacle> direct = find_direct_obstacles(position);
  if (!direct.empty()) return std::move(direct.front());
  return find_obstacle_after_singles(position);
}

}  // namespace verdict
}  // namespace nonet
