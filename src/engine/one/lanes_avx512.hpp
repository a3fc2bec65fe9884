#pragma once
// Lanes with AVX-512: 32 lanes, three-operand logic in one instruction, any shuffle in one.

#include <immintrin.h>

#include <cstdint>

namespace nonet::NONET_ISA::one {

inline constexpr int kLaneCount = 32;

struct Lanes {
  __m512i bits;
};

NONET_INLINE Lanes load(const std::uint16_t* aligned) {
  return {_mm512_load_si512(aligned)};
}
NONET_INLINE void store(std::uint16_t* aligned, Lanes v) {
  _mm512_store_si512(aligned, v.bits);
}
NONET_INLINE Lanes every(std::uint16_t value) {
  return {_mm512_set1_epi16(static_cast<short>(value))};
}

NONET_INLINE Lanes operator&(Lanes a, Lanes b) {
  return {_mm512_and_si512(a.bits, b.bits)};
}
NONET_INLINE Lanes operator|(Lanes a, Lanes b) {
  return {_mm512_or_si512(a.bits, b.bits)};
}
NONET_INLINE Lanes operator^(Lanes a, Lanes b) {
  return {_mm512_xor_si512(a.bits, b.bits)};
}
NONET_INLINE Lanes operator+(Lanes a, Lanes b) {
  return {_mm512_add_epi16(a.bits, b.bits)};
}
NONET_INLINE Lanes operator-(Lanes a, Lanes b) {
  return {_mm512_sub_epi16(a.bits, b.bits)};
}
/// a & ~b
NONET_INLINE Lanes without(Lanes a, Lanes b) {
  return {a.bits & ~b.bits};
}

/// Any function of three bits: the result for a, b, c is bit 4a + 2b + c of kTruth.
template <int kTruth>
NONET_INLINE Lanes logic(Lanes a, Lanes b, Lanes c) {
  return {_mm512_ternarylogic_epi32(a.bits, b.bits, c.bits, kTruth)};
}
NONET_INLINE Lanes or3(Lanes a, Lanes b, Lanes c) {
  return logic<0xFE>(a, b, c);
}
NONET_INLINE Lanes and3(Lanes a, Lanes b, Lanes c) {
  return logic<0x80>(a, b, c);
}
NONET_INLINE Lanes xor3(Lanes a, Lanes b, Lanes c) {
  return logic<0x96>(a, b, c);
}
NONET_INLINE Lanes majority(Lanes a, Lanes b, Lanes c) {
  return logic<0xE8>(a, b, c);
}
/// a | (b & c)
NONET_INLINE Lanes or_and(Lanes a, Lanes b, Lanes c) {
  return logic<0xF8>(a, b, c);
}
/// a | (b ^ c)
NONET_INLINE Lanes or_xor(Lanes a, Lanes b, Lanes c) {
  return logic<0xF6>(a, b, c);
}
/// a & (b | ~c)
NONET_INLINE Lanes and_or_not(Lanes a, Lanes b, Lanes c) {
  return logic<0xD0>(a, b, c);
}

NONET_INLINE bool any(Lanes v) {
  return _mm512_test_epi32_mask(v.bits, v.bits) != 0;
}

/// v where it has exactly one bit, else empty; `less` is v - 1. The xor has all bits up to the
/// lowest one of v; taking v - 1 from it leaves something only if no other bit was set.
NONET_INLINE Lanes single(Lanes v, Lanes less) {
  return {_mm512_subs_epu16((v ^ less).bits, less.bits)};
}

/// part where it is not empty, else v; `part` must lie in v and `less` be v - 1. An empty part
/// wraps to the greatest number, so the minimum of the two predecessors is that of the answer.
NONET_INLINE Lanes narrow_to(Lanes part, Lanes, Lanes less) {
  const Lanes one = every(1);
  return Lanes{_mm512_min_epu16((part - one).bits, less.bits)} + one;
}

/// a where it is not empty, else b.
NONET_INLINE Lanes first_of(Lanes a, Lanes b) {
  return {_mm512_mask_mov_epi16(b.bits, _mm512_test_epi16_mask(a.bits, a.bits), a.bits)};
}

/// How many bits each lane has.
NONET_INLINE Lanes population(Lanes v) {
  return {_mm512_popcnt_epi16(v.bits)};
}

/// v where the count is at most (at least) n, else empty.
NONET_INLINE Lanes where_at_most(Lanes count, std::uint16_t n, Lanes v) {
  return {_mm512_maskz_mov_epi16(_mm512_cmple_epu16_mask(count.bits, every(n).bits), v.bits)};
}
NONET_INLINE Lanes where_at_least(Lanes count, std::uint16_t n, Lanes v) {
  return {_mm512_maskz_mov_epi16(_mm512_cmpge_epu16_mask(count.bits, every(n).bits), v.bits)};
}

template <int kBits>
NONET_INLINE Lanes shift_left(Lanes v) {
  return {_mm512_slli_epi16(v.bits, kBits)};
}

}  // namespace nonet::NONET_ISA::one
