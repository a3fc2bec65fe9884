#pragma once
// Transfer of digits, cell by cell.

namespace nonet::NONET_ISA::one {

/// The digits of 81 cells, in empty lanes for blanks. The low four bits tell: characters and
/// numbers of a digit have the same.
NONET_INLINE Board load_digits(const std::uint8_t* digits) {
  constexpr std::uint16_t kSets[16] = {0, 1, 2, 4, 8, 16, 32, 64, 128, 256};
  return load_each([=](int cell) { return kSets[digits[cell] & 15]; });
}

/// Writes the 81 digits of a full board, each added to `zero`.
NONET_INLINE void store_digits(const Board& board, std::uint8_t* digits, std::uint8_t zero) {
  BoardImage image;
  for (int layer = 0; layer < kLayers; ++layer)
    for (int part = 0; part < kParts; ++part)
      store(image.sets[layer][part], board.layer[layer].part[part]);
  const std::uint16_t* sets = image.sets[0][0];
  for (int cell = 0; cell < 81; ++cell)
    digits[cell] =
        static_cast<std::uint8_t>(zero + 1 + __builtin_ctz(sets[kCellTables.lane[cell]]));
}

}  // namespace nonet::NONET_ISA::one
