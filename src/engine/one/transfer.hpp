#pragma once
// Transfer: cells in row-major order into lanes and back. The instruction sets with wide byte
// shuffles have their own; what is here does for every layout.

#include "engine/one/layout.hpp"

namespace nonet::NONET_ISA::one {

/// A board in memory, one set of digits after the other.
struct alignas(64) BoardImage {
  std::uint16_t sets[kLayers][kParts][kLaneCount];
};

struct CellTables {
  std::uint8_t cell[kLayers][kParts][kLaneCount];  ///< lane -> cell
  std::uint16_t lane[81];                          ///< cell -> one of its lanes, as in BoardImage
};
consteval CellTables make_cell_tables() {
  CellTables tables{};
  for (int layer = 0; layer < kLayers; ++layer)
    for (int part = 0; part < kParts; ++part)
      for (int lane = 0; lane < kLaneCount; ++lane) {
        const int cell = cell_at(layer, place_of(part, lane));
        tables.cell[layer][part][lane] = static_cast<std::uint8_t>(cell);
        tables.lane[cell] = static_cast<std::uint16_t>((layer * kParts + part) * kLaneCount + lane);
      }
  return tables;
}
inline constexpr CellTables kCellTables = make_cell_tables();

/// Fills every lane with what `set_of` says of its cell.
template <class SetOf>
NONET_INLINE Board load_each(SetOf set_of) {
  BoardImage image;
  Board board;
  for (int layer = 0; layer < kLayers; ++layer)
    for (int part = 0; part < kParts; ++part) {
      std::uint16_t* sets = image.sets[layer][part];
      for (int lane = 0; lane < kLaneCount; ++lane)
        sets[lane] = set_of(kCellTables.cell[layer][part][lane]);
      board.layer[layer].part[part] = load(sets);
    }
  return board;
}

/// 81 sets of candidates.
NONET_INLINE Board load_candidates(const std::uint16_t* candidates) {
  return load_each([=](int cell) { return candidates[cell]; });
}

}  // namespace nonet::NONET_ISA::one

#if defined(NONET_ISA_avx512)
#include "engine/one/transfer_avx512.hpp"
#elif defined(NONET_ISA_avx2)
#include "engine/one/transfer_avx2.hpp"
#else
#include "engine/one/transfer_portable.hpp"
#endif
