#pragma once
// Obstacles: reasons why a position without conflict has no completion. One file for each way to
// find one; find_obstacle() is the whole search for the one that is easiest to check.

#include <optional>
#include <vector>

#include "nonet/verdict.hpp"
#include "verdict/position.hpp"

namespace nonet::verdict {

/// Every blank cell without candidate, in row-major order (no_candidate.cpp).
std::vector<Obstacle> find_no_candidate(const Position& position);

/// Every digit without a place in a house, by house, then digit (no_place.cpp).
std::vector<Obstacle> find_no_place(const Position& position);

/// The fewest n digits that have only n - 1 cells of a house, or n cells that have only n - 1
/// digits (crowded_house.cpp). In a position with neither of the above, n is 2 or more.
std::optional<Obstacle> find_crowded_house(const Position& position);

/// All of the first two kinds or, when there are none, a crowded house.
std::vector<Obstacle> find_direct_obstacles(const Position& position);

/// An obstacle after a chain of singles, without superfluous ones (forced_singles.cpp).
std::optional<Obstacle> find_obstacle_after_singles(const Position& start);

/// The first direct obstacle, else one after singles. There is none in a position that has a
/// completion, and in many that have none.
std::optional<Obstacle> find_obstacle(const Puzzle& puzzle);

}  // namespace nonet::verdict
