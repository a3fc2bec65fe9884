#pragma once
// Lanes with AVX2: 16 lanes.

#include <immintrin.h>

#include <cstdint>

namespace nonet::NONET_ISA::one {

inline constexpr int kLaneCount = 16;

struct Lanes {
  __m256i bits;
};

NONET_INLINE Lanes load(const std::uint16_t* aligned) {
  return {_mm256_load_si256(reinterpret_cast<const __m256i*>(aligned))};
}
NONET_INLINE void store(std::uint16_t* aligned, Lanes v) {
  _mm256_store_si256(reinterpret_cast<__m256i*>(aligned), v.bits);
}
NONET_INLINE Lanes every(std::uint16_t value) {
  return {_mm256_set1_epi16(static_cast<short>(value))};
}

NONET_INLINE Lanes operator&(Lanes a, Lanes b) {
  return {_mm256_and_si256(a.bits, b.bits)};
}
NONET_INLINE Lanes operator|(Lanes a, Lanes b) {
  return {_mm256_or_si256(a.bits, b.bits)};
}
NONET_INLINE Lanes operator^(Lanes a, Lanes b) {
  return {_mm256_xor_si256(a.bits, b.bits)};
}
NONET_INLINE Lanes operator+(Lanes a, Lanes b) {
  return {_mm256_add_epi16(a.bits, b.bits)};
}
NONET_INLINE Lanes operator-(Lanes a, Lanes b) {
  return {_mm256_sub_epi16(a.bits, b.bits)};
}
/// a & ~b
NONET_INLINE Lanes without(Lanes a, Lanes b) {
  return {_mm256_andnot_si256(b.bits, a.bits)};
}

NONET_INLINE bool any(Lanes v) {
  return _mm256_testz_si256(v.bits, v.bits) == 0;
}

/// v where it has exactly one bit, else empty; `less` is v - 1. The xor has all bits up to the
/// lowest one of v; taking v - 1 from it leaves something only if no other bit was set.
NONET_INLINE Lanes single(Lanes v, Lanes less) {
  return {_mm256_subs_epu16((v ^ less).bits, less.bits)};
}

/// part where it is not empty, else v; `part` must lie in v and `less` be v - 1. An empty part
/// wraps to the greatest number, so the minimum of the two predecessors is that of the answer.
NONET_INLINE Lanes narrow_to(Lanes part, Lanes, Lanes less) {
  const Lanes one = every(1);
  return Lanes{_mm256_min_epu16((part - one).bits, less.bits)} + one;
}

/// a where it is not empty, else b.
NONET_INLINE Lanes first_of(Lanes a, Lanes b) {
  return a | (b & Lanes{_mm256_cmpeq_epi16(a.bits, _mm256_setzero_si256())});
}

/// How many bits each lane has, of its lowest nine: two look-ups of four bits and the ninth itself.
NONET_INLINE Lanes population(Lanes v) {
  const __m256i table = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                         0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const Lanes low{_mm256_shuffle_epi8(table, (v & every(0x0F0F)).bits)};
  const Lanes high{
      _mm256_shuffle_epi8(table, (Lanes{_mm256_srli_epi16(v.bits, 4)} & every(15)).bits)};
  const Lanes sum = low + high;
  return (sum & every(255)) + Lanes{_mm256_srli_epi16(sum.bits, 8)};
}

/// v where the count is at most (at least) n, else empty. Counts are small, so signed will do.
NONET_INLINE Lanes where_at_most(Lanes count, std::uint16_t n, Lanes v) {
  return without(v, {_mm256_cmpgt_epi16(count.bits, every(n).bits)});
}
NONET_INLINE Lanes where_at_least(Lanes count, std::uint16_t n, Lanes v) {
  return without(v, {_mm256_cmpgt_epi16(every(n).bits, count.bits)});
}

template <int kBits>
NONET_INLINE Lanes shift_left(Lanes v) {
  return {_mm256_slli_epi16(v.bits, kBits)};
}

/// In each quad of lanes, lane x takes lane x + kSteps (mod 3); the fourth lane mirrors the first.
template <int kSteps>
NONET_INLINE Lanes turn_in_quads(Lanes v) {
  static_assert(kSteps == 1 || kSteps == 2);
  const __m256i once = _mm256_setr_epi8(2, 3, 4, 5, 0, 1, 2, 3, 10, 11, 12, 13, 8, 9, 10, 11,  //
                                        2, 3, 4, 5, 0, 1, 2, 3, 10, 11, 12, 13, 8, 9, 10, 11);
  const __m256i twice = _mm256_setr_epi8(4, 5, 0, 1, 2, 3, 4, 5, 12, 13, 8, 9, 10, 11, 12, 13,  //
                                         4, 5, 0, 1, 2, 3, 4, 5, 12, 13, 8, 9, 10, 11, 12, 13);
  return {_mm256_shuffle_epi8(v.bits, kSteps == 1 ? once : twice)};
}

/// Quad R takes quad R + kSteps (mod 3); the fourth quad mirrors the first.
template <int kSteps>
NONET_INLINE Lanes turn_quads(Lanes v) {
  static_assert(kSteps == 1 || kSteps == 2);
  return {_mm256_permute4x64_epi64(v.bits, kSteps == 1 ? 0b01001001 : 0b10010010)};
}

/// The first three quads of `quads`, then lane 0 of each quad of a, lane 1 of b, lane 2 of c: the
/// last quad of the result is { a0, b1, c2, anything }.
NONET_INLINE Lanes replace_last_quad(Lanes quads, Lanes a, Lanes b, Lanes c) {
  const __m256i ab = _mm256_blend_epi16(a.bits, b.bits, 0b00100010);
  const __m256i abc = _mm256_blend_epi16(ab, c.bits, 0b01000100);
  return {_mm256_blend_epi32(quads.bits, abc, 0b11000000)};
}

}  // namespace nonet::NONET_ISA::one
