#pragma once
// WishList: what a finished puzzle has to be beyond what its maker sees to, cheapest wish first.

#include <algorithm>
#include <functional>
#include <vector>

#include "nonet/grid.hpp"

namespace nonet::generate {

class WishList {
 public:
  /// About how long a wish takes, in microseconds.
  enum Cost { kInstant = 0, kSearch = 100, kUnknown = 1'000'000 };

  void add(int cost, std::function<bool(const Grid& puzzle)> is_met) {
    const auto behind = std::ranges::upper_bound(wishes_, cost, {}, &Wish::cost);
    wishes_.insert(behind, {cost, std::move(is_met)});
  }
  bool are_met(const Grid& puzzle) const {
    return std::ranges::all_of(wishes_, [&](const Wish& wish) { return wish.is_met(puzzle); });
  }

 private:
  struct Wish {
    int cost;
    std::function<bool(const Grid& puzzle)> is_met;
  };
  std::vector<Wish> wishes_;
};

}  // namespace nonet::generate
