#include "watch/heat_map.hpp"

#include <algorithm>
#include <cmath>

namespace nonet::cli {

std::uint64_t HeatMap::greatest() const {
  return *std::ranges::max_element(visits_);
}

int HeatMap::level(Cell cell, int levels) const {
  const std::uint64_t visits = (*this)[cell];
  if (visits == 0) return 0;
  const std::uint64_t most = greatest();
  if (visits == most) return levels;
  const double share = std::log(static_cast<double>(visits)) / std::log(static_cast<double>(most));
  return std::clamp(1 + static_cast<int>(share * levels), 1, levels);
}

}  // namespace nonet::cli
