#pragma once
// Transfer of digits with AVX-512. The 81 bytes are two overlapping vectors, bytes 0 to 63 and 17
// to 80, and one shuffle of two vectors (VBMI) picks any 64 bytes of them.

namespace nonet::NONET_ISA::one {

inline constexpr int kSecondHalf = 81 - 64;  // where the second vector begins

struct TransferTables {
  alignas(64) std::uint8_t load[kLayers][64];  ///< even bytes: where the cell of a lane is
  alignas(64) std::uint16_t sets[32];          ///< low five bits of a digit -> its set
  alignas(64) std::uint8_t store[2][64];       ///< where the lane of a cell is, for both halves
};
consteval TransferTables make_transfer_tables() {
  TransferTables tables{};
  for (int layer = 0; layer < kLayers; ++layer)
    for (int lane = 0; lane < kLaneCount; ++lane) {
      const int cell = kCellTables.cell[layer][0][lane];
      tables.load[layer][2 * lane] =
          static_cast<std::uint8_t>(cell < 64 ? cell : 64 + cell - kSecondHalf);
    }
  for (int digit = 1; digit <= 9; ++digit)
    tables.sets[digit] = tables.sets['0' % 32 + digit] =
        static_cast<std::uint16_t>(1u << (digit - 1));
  for (int byte = 0; byte < 64; ++byte)
    for (int half = 0; half < 2; ++half)
      tables.store[half][byte] =
          static_cast<std::uint8_t>(kCellTables.lane[byte + half * kSecondHalf]);
  return tables;
}
inline constexpr TransferTables kTransferTables = make_transfer_tables();

/// The digits of 81 cells, in empty lanes for blanks. The low five bits tell: no sign for a blank
/// shares them with a digit, as number or as character.
NONET_INLINE Board load_digits(const std::uint8_t* digits) {
  const __m512i first = _mm512_loadu_si512(digits);
  const __m512i second = _mm512_loadu_si512(digits + kSecondHalf);
  const __m512i sets = _mm512_load_si512(kTransferTables.sets);
  Board board;
  for (int layer = 0; layer < kLayers; ++layer) {
    const __m512i index = _mm512_load_si512(kTransferTables.load[layer]);
    const __mmask64 even_bytes = 0x5555'5555'5555'5555;
    const __m512i cells = _mm512_maskz_permutex2var_epi8(even_bytes, first, index, second);
    board.layer[layer].part[0] = {_mm512_permutexvar_epi16(cells, sets)};
  }
  return board;
}

/// Writes the 81 digits of a full board, each added to `zero`. A set of one digit less one has as
/// many bits as the digit less one.
NONET_INLINE void store_digits(const Board& board, std::uint8_t* digits, std::uint8_t zero) {
  __m256i bytes[kLayers];
  for (int layer = 0; layer < kLayers; ++layer)
    bytes[layer] = _mm512_cvtepi16_epi8(population(decrement(board.layer[layer].part[0])).bits);
  const __m512i base = _mm512_set1_epi8(static_cast<char>(zero + 1));
  const __m512i low = _mm512_inserti64x4(_mm512_castsi256_si512(bytes[0]), bytes[1], 1);
  const __m512i a = _mm512_add_epi8(low, base);
  const __m512i b = _mm512_add_epi8(_mm512_castsi256_si512(bytes[2]), base);
  _mm512_storeu_si512(digits,
                      _mm512_permutex2var_epi8(a, _mm512_load_si512(kTransferTables.store[0]), b));
  _mm512_storeu_si512(digits + kSecondHalf,
                      _mm512_permutex2var_epi8(a, _mm512_load_si512(kTransferTables.store[1]), b));
}

}  // namespace nonet::NONET_ISA::one
