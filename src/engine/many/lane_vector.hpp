#pragma once
// The operations of a kernel on vectors of lanes, for the instruction set this is compiled for.
//
// Everything lives in the namespace of that instruction set and is inlined, so that no symbol of
// one instruction set can stand in for that of another. Two-operand logic is the compilers' own
// (& | ^ ~); the three-operand forms below are one instruction (vpternlog) with AVX-512VL and two
// or three elsewhere.

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
/// `v` in a register. GCC would read it from memory anew for each use, and the ports for loads are
/// what a round is short of.
NONET_INLINE Vec held(Vec v) {
#if defined(__AVX512VL__) && !defined(__clang__)
  asm("" : "+v"(v));
#endif
  return v;
}
NONET_INLINE bool any(Vec v) {
  return (v[0] | v[1] | v[2] | v[3]) != 0;
}

// The immediate of vpternlog is the truth table: bit 4 a + 2 b + c is the result.
#if defined(__AVX512VL__)
#define NONET_TERNARY(table, plain)                                                    \
  return reinterpret_cast<Vec>(_mm256_ternarylogic_epi64(reinterpret_cast<__m256i>(a), \
                                                         reinterpret_cast<__m256i>(b), \
                                                         reinterpret_cast<__m256i>(c), table))
#else
#define NONET_TERNARY(table, plain) return plain
#endif
NONET_INLINE Vec or3(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0xFE, a | b | c);
}
NONET_INLINE Vec and3(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0x80, a & b & c);
}
NONET_INLINE Vec xor3(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0x96, a ^ b ^ c);
}
/// At least two of the three.
NONET_INLINE Vec majority(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0xE8, (a & b) | (c & (a | b)));
}
NONET_INLINE Vec or_and(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0xF8, a | (b & c));
}
NONET_INLINE Vec or_andnot(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0xF4, a | (b & ~c));
}
NONET_INLINE Vec and_or(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0xE0, a & (b | c));
}
NONET_INLINE Vec and_ornot(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0xD0, a & (b | ~c));
}
NONET_INLINE Vec and_andnot(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0x40, a & b & ~c);
}
/// `a` without what is in both `b` and `c`.
NONET_INLINE Vec andnot_both(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0x70, a & ~(b & c));
}
/// `a` without what is in `b` or `c`.
NONET_INLINE Vec andnot_either(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0x10, a & ~(b | c));
}
/// `b` where `a`, else `c`.
NONET_INLINE Vec select(Vec a, Vec b, Vec c) {
  NONET_TERNARY(0xCA, c ^ (a & (b ^ c)));
}
#undef NONET_TERNARY

/// Each word rotated left by its count, 0 to 63.
NONET_INLINE Vec rotate_words(Vec v, Vec counts) {
#if defined(__AVX512VL__)
  return reinterpret_cast<Vec>(
      _mm256_rolv_epi64(reinterpret_cast<__m256i>(v), reinterpret_cast<__m256i>(counts)));
#else
  return v << counts | v >> ((64 - counts) & 63);
#endif
}

/// Word w of the result is word `source[w]`, 0 to 3.
class WordShuffle {
 public:
  NONET_INLINE explicit WordShuffle(const std::uint64_t (&source)[kLaneWords]) {
#if defined(__AVX512VL__)
    index_ = load(source);
#elif defined(__AVX2__)
    // AVX2 moves 32-bit halves across the register: word s is the halves 2 s and 2 s + 1.
    NONET_UNROLL for (int w = 0; w < kLaneWords; ++w) index_[w] =
        2 * source[w] | (2 * source[w] + 1) << 32;
#else
    index_ = load(source);
#endif
  }
  NONET_INLINE Vec operator()(Vec v) const {
#if defined(__AVX512VL__)
    return reinterpret_cast<Vec>(
        _mm256_permutexvar_epi64(reinterpret_cast<__m256i>(index_), reinterpret_cast<__m256i>(v)));
#elif defined(__AVX2__)
    return reinterpret_cast<Vec>(_mm256_permutevar8x32_epi32(reinterpret_cast<__m256i>(v),
                                                             reinterpret_cast<__m256i>(index_)));
#else
    std::uint64_t words[kLaneWords];
    std::memcpy(words, &v, sizeof v);
    return Vec{words[index_[0]], words[index_[1]], words[index_[2]], words[index_[3]]};
#endif
  }

 private:
  Vec index_;
};

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
