#pragma once
// The operations of a kernel on vectors of lanes, for the instruction set this is compiled for.
//
// Everything lives in the namespace of that instruction set and is inlined, so that no symbol of
// one instruction set can stand in for that of another. Two-operand logic is the compilers' own
// (& | ^ ~), three-operand logic is in ternary_logic.hpp.

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include <cstdint>
#include <cstring>

#include "engine/many/planes.hpp"

#define NONET_INLINE [[gnu::always_inline]] inline
#if defined(__clang__)
#define NONET_UNROLL _Pragma("clang loop unroll(full)")
#else
#define NONET_UNROLL _Pragma("GCC unroll 16")
#endif

namespace nonet::NONET_ISA::many {

using engine::many::kLanes;
using engine::many::kLaneWords;
using engine::many::LaneMask;
using engine::many::Vec;

NONET_INLINE Vec no_lanes() {
  return Vec{};
}
NONET_INLINE Vec all_lanes() {
  return ~Vec{};
}

NONET_INLINE Vec load(const std::uint64_t (&words)[kLaneWords]) {
  Vec v;
  std::memcpy(&v, words, sizeof v);
  return v;
}
NONET_INLINE Vec load(const LaneMask& mask) {
  return load(mask.word);
}
NONET_INLINE void store(LaneMask& mask, Vec v) {
  std::memcpy(mask.word, &v, sizeof v);
}
NONET_INLINE bool any(Vec v) {
  return (v[0] | v[1] | v[2] | v[3]) != 0;
}

/// The same 32 bytes as two rows of 16. `interleave_low` is a0 b0 a1 b1 ... of the first halves of
/// each row of a and b, `interleave_high` of the second halves.
#if defined(__AVX2__)
NONET_INLINE Vec interleave_low(Vec a, Vec b) {
  return reinterpret_cast<Vec>(
      _mm256_unpacklo_epi8(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
}
NONET_INLINE Vec interleave_high(Vec a, Vec b) {
  return reinterpret_cast<Vec>(
      _mm256_unpackhi_epi8(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
}
#else
using Bytes = std::uint8_t __attribute__((vector_size(16)));
struct ByteRows {
  Bytes row[2];
};
NONET_INLINE ByteRows rows_of(Vec v) {
  ByteRows rows;
  std::memcpy(rows.row, &v, sizeof v);
  return rows;
}
NONET_INLINE Vec vector_of(const ByteRows& rows) {
  Vec v;
  std::memcpy(&v, rows.row, sizeof v);
  return v;
}
NONET_INLINE Vec interleave_low(Vec a, Vec b) {
  const ByteRows x = rows_of(a), y = rows_of(b);
  ByteRows z;
  NONET_UNROLL for (int r = 0; r < 2; ++r) z.row[r] = __builtin_shufflevector(
      x.row[r], y.row[r], 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  return vector_of(z);
}
NONET_INLINE Vec interleave_high(Vec a, Vec b) {
  const ByteRows x = rows_of(a), y = rows_of(b);
  ByteRows z;
  NONET_UNROLL for (int r = 0; r < 2; ++r) z.row[r] = __builtin_shufflevector(
      x.row[r], y.row[r], 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  return vector_of(z);
}
#endif

}  // namespace nonet::NONET_ISA::many
