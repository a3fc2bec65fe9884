#pragma once
// What a puzzle of a level may cost in all on HoDoKu's scale.

#include <algorithm>
#include <array>

#include "nonet/technique.hpp"

namespace nonet::logic {

/// HoDoKu's bounds: the greatest score of each level but the last.
inline constexpr std::array kMostScore{800, 1000, 1600, 1800};

/// The least level that allows so high a score.
inline Level level_for(int score) {
  const auto above = std::ranges::lower_bound(kMostScore, score);
  return static_cast<Level>(above - kMostScore.begin());
}

}  // namespace nonet::logic
