#pragma once
// TradeSearch: all ways to fill a few cells of a complete grid differently so that the rules hold
// (a "trade"). Its cells are an unavoidable set.

#include <array>
#include <cstdint>
#include <functional>

#include "nonet/bounds.hpp"
#include "nonet/grid.hpp"
#include "nonet/house.hpp"
#include "nonet/pattern.hpp"

namespace nonet::study {

class TradeSearch {
 public:
  /// Told of the cells of a trade; the same cells may come several times.
  using OnTrade = std::function<void(const Pattern& cells)>;

  TradeSearch(const Grid& grid, int most_cells, const Bounds& bounds, OnTrade on_trade);

  /// False when the bounds came first.
  bool run();

 private:
  // A digit that has left its cell in a house is wanted there: some other cell of the house must
  // take it.
  struct Demand {
    int house, digit;
  };

  void search();
  bool is_hopeless() const;
  unsigned places_for(const Demand& demand) const;
  void take(int cell, int digit);
  void join(int cell);
  void leave(int cell);
  bool is_over();

  int old_at(int cell) const { return old_[static_cast<std::size_t>(cell)]; }

  const int most_cells_;
  const Bounds bounds_;
  const OnTrade on_trade_;
  std::array<int, kCellCount> old_{};                    ///< digits 0 to 8
  std::array<std::array<int, 9>, kHouseCount> place_{};  ///< of a digit in a house
  std::array<std::uint16_t, kHouseCount> left_{};        ///< old digits of joined cells
  std::array<std::uint16_t, kHouseCount> taken_{};       ///< new digits of joined cells
  std::array<std::uint8_t, kHouseCount> joined_in_{};    ///< how many cells of it joined
  std::array<std::uint8_t, 9> joined_of_{};              ///< how many cells of a digit
  std::array<bool, kCellCount> has_new_{};
  Pattern joined_, barred_;
  int size_ = 0;
  std::uint64_t steps_ = 0;
  bool over_ = false;
};

}  // namespace nonet::study
