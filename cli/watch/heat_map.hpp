#pragma once
// HeatMap: how often a search tried a digit in each cell.

#include <array>
#include <cstdint>

#include "nonet/cell.hpp"

namespace nonet::cli {

class HeatMap {
 public:
  std::uint64_t operator[](Cell cell) const {
    return visits_[static_cast<std::size_t>(cell.index())];
  }
  std::uint64_t greatest() const;

  void add(Cell cell) { ++visits_[static_cast<std::size_t>(cell.index())]; }
  void take_back(Cell cell) { --visits_[static_cast<std::size_t>(cell.index())]; }

  /// 0 for a cell never visited, else 1 to `levels`: equal steps of the logarithm, because visits
  /// differ by powers of ten.
  int level(Cell cell, int levels) const;

  friend bool operator==(const HeatMap&, const HeatMap&) = default;

 private:
  std::array<std::uint64_t, kCellCount> visits_{};
};

}  // namespace nonet::cli
