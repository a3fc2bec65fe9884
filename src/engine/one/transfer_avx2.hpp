#pragma once
// Transfer of digits with AVX2, whose byte shuffle works within 16 bytes. The 27 bytes of a band
// are therefore two overlapping pieces, bytes 0 to 15 and 11 to 26, on both ways.

namespace nonet::NONET_ISA::one {

inline constexpr int kSecondPiece = 27 - 16;    // where the second piece of a band begins
inline constexpr std::uint8_t kNowhere = 0x80;  // makes a zero byte

struct TransferTables {
  // Bands 0 and 2 are the even quads of a vector, band 1 and the mirror of band 0 the odd ones.
  // Loading: for each vector, from the first or second piece to its even or odd quads.
  alignas(32) std::uint8_t load[kLayers][kParts][2][2][32];
  // Storing: for each two vectors packed to bytes, to the first or second piece of an even or odd
  // quad's band.
  alignas(32) std::uint8_t store[5][2][2][32];
};
/// The vectors in pairs, as they are packed for storing; the ninth pairs with itself.
struct VectorName {
  int layer, part;
};
inline constexpr VectorName kPacked[5][2] = {
    {{0, 0}, {1, 0}}, {{2, 0}, {0, 1}}, {{1, 1}, {2, 1}}, {{0, 2}, {1, 2}}, {{2, 2}, {2, 2}}};

consteval TransferTables make_transfer_tables() {
  TransferTables tables{};
  for (int layer = 0; layer < kLayers; ++layer)
    for (int part = 0; part < kParts; ++part)
      for (int odd = 0; odd < 2; ++odd)
        for (int i = 0; i < 32; ++i) {
          std::uint8_t* piece[2] = {&tables.load[layer][part][0][odd][i],
                                    &tables.load[layer][part][1][odd][i]};
          *piece[0] = *piece[1] = kNowhere;
          const int lane = i / 2;
          if (i % 2 != 0 || lane / 4 % 2 != odd) continue;
          const int byte = cell_at(layer, place_of(part, lane)) % 27;
          if (byte < 16)
            *piece[0] = static_cast<std::uint8_t>(byte);
          else
            *piece[1] = static_cast<std::uint8_t>(byte - kSecondPiece);
        }
  for (int pair = 0; pair < 5; ++pair)
    for (int second = 0; second < 2; ++second)
      for (int odd = 0; odd < 2; ++odd)
        for (int i = 0; i < 32; ++i) {
          std::uint8_t& from = tables.store[pair][second][odd][i];
          from = kNowhere;
          const int byte = i % 16 + second * kSecondPiece;
          for (int which = 1; which >= 0; --which)
            for (int x = 0; x < 3; ++x) {
              const VectorName name = kPacked[pair][which];
              if (cell_at(name.layer, {0, name.part, x}) == byte)
                from = static_cast<std::uint8_t>(8 * which + 4 * odd + x);
            }
        }
  return tables;
}
inline constexpr TransferTables kTransferTables = make_transfer_tables();

NONET_INLINE __m256i shuffle_bytes(__m256i v, const std::uint8_t (&table)[32]) {
  return _mm256_shuffle_epi8(v, _mm256_load_si256(reinterpret_cast<const __m256i*>(table)));
}

NONET_INLINE __m128i load_piece(const std::uint8_t* digits, int band, int second) {
  const std::uint8_t* at = digits + 27 * band + kSecondPiece * second;
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
}
NONET_INLINE void store_piece(std::uint8_t* digits, int band, int second, __m128i piece) {
  std::uint8_t* at = digits + 27 * band + kSecondPiece * second;
  _mm_storeu_si128(reinterpret_cast<__m128i*>(at), piece);
}

/// The digits of 81 cells, in empty lanes for blanks. The low four bits tell: characters and
/// numbers of a digit have the same.
NONET_INLINE Board load_digits(const std::uint8_t* digits) {
  __m256i even[2], odd[2];
  for (int second = 0; second < 2; ++second) {
    const __m128i band0 = load_piece(digits, 0, second);
    even[second] = _mm256_set_m128i(load_piece(digits, 2, second), band0);
    odd[second] = _mm256_set_m128i(band0, load_piece(digits, 1, second));
  }
  const __m256i low_bits =
      _mm256_setr_epi8(0, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0,  //
                       0, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0);
  Board board;
  for (int layer = 0; layer < kLayers; ++layer)
    for (int part = 0; part < kParts; ++part) {
      const auto& table = kTransferTables.load[layer][part];
      const Lanes cells =
          or3({shuffle_bytes(even[0], table[0][0])}, {shuffle_bytes(even[1], table[1][0])},
              Lanes{shuffle_bytes(odd[0], table[0][1])} |
                  Lanes{shuffle_bytes(odd[1], table[1][1])}) &
          every(15);
      const Lanes nine{_mm256_cmpeq_epi16(cells.bits, every(9).bits)};
      board.layer[layer].part[part] =
          Lanes{_mm256_shuffle_epi8(low_bits, cells.bits)} | (nine & every(256));
    }
  return board;
}

/// Writes the 81 digits of a full board, each added to `zero`, which is 0 or '0'.
NONET_INLINE void store_digits(const Board& board, std::uint8_t* digits, std::uint8_t zero) {
  // A set of one digit, saturated to a byte: 1, 2, 4, ..., 128 and 255 for the ninth.
  const __m256i low = _mm256_setr_epi8(0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9,  //
                                       0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9);
  const __m256i high = _mm256_setr_epi8(0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0,  //
                                        0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0);
  const __m256i nibble = _mm256_set1_epi8(15);
  const Lanes base{_mm256_set1_epi8(static_cast<char>(zero))};
  Lanes even[2] = {base, base}, odd[2] = {base, base};
  for (int pair = 0; pair < 5; ++pair) {
    const auto& [a, b] = kPacked[pair];
    const __m256i sets = _mm256_packus_epi16(board.layer[a.layer].part[a.part].bits,
                                             board.layer[b.layer].part[b.part].bits);
    const __m256i values = _mm256_or_si256(
        _mm256_shuffle_epi8(low, _mm256_and_si256(sets, nibble)),
        _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16(sets, 4), nibble)));
    for (int second = 0; second < 2; ++second) {
      even[second] =
          even[second] | Lanes{shuffle_bytes(values, kTransferTables.store[pair][second][0])};
      odd[second] =
          odd[second] | Lanes{shuffle_bytes(values, kTransferTables.store[pair][second][1])};
    }
  }
  for (int second = 0; second < 2; ++second) {
    store_piece(digits, 0, second, _mm256_castsi256_si128(even[second].bits));
    store_piece(digits, 1, second, _mm256_castsi256_si128(odd[second].bits));
    store_piece(digits, 2, second, _mm256_extracti128_si256(even[second].bits, 1));
  }
}

}  // namespace nonet::NONET_ISA::one
