#pragma once
// Lanes for any processor: two halves of eight lanes each, as the compilers' own vectors. With
// SSE2, NEON and WebAssembly SIMD every operation below is one to three instructions a half;
// elsewhere the compiler makes ordinary words of them.

#include <cstdint>

namespace nonet::NONET_ISA::one {

inline constexpr int kLaneCount = 16;

using Half = std::uint16_t __attribute__((vector_size(16)));

struct Lanes {
  Half low, high;
};

NONET_INLINE Lanes load(const std::uint16_t* aligned) {
  return {*reinterpret_cast<const Half*>(aligned), *reinterpret_cast<const Half*>(aligned + 8)};
}
NONET_INLINE void store(std::uint16_t* aligned, Lanes v) {
  *reinterpret_cast<Half*>(aligned) = v.low;
  *reinterpret_cast<Half*>(aligned + 8) = v.high;
}
NONET_INLINE Lanes every(std::uint16_t value) {
  const Half half = Half{} + value;
  return {half, half};
}

NONET_INLINE Lanes operator&(Lanes a, Lanes b) {
  return {a.low & b.low, a.high & b.high};
}
NONET_INLINE Lanes operator|(Lanes a, Lanes b) {
  return {a.low | b.low, a.high | b.high};
}
NONET_INLINE Lanes operator^(Lanes a, Lanes b) {
  return {a.low ^ b.low, a.high ^ b.high};
}
NONET_INLINE Lanes operator+(Lanes a, Lanes b) {
  return {a.low + b.low, a.high + b.high};
}
NONET_INLINE Lanes operator-(Lanes a, Lanes b) {
  return {a.low - b.low, a.high - b.high};
}
/// a & ~b
NONET_INLINE Lanes without(Lanes a, Lanes b) {
  return {a.low & ~b.low, a.high & ~b.high};
}

NONET_INLINE bool any(Lanes v) {
  using Words = std::uint64_t __attribute__((vector_size(16)));
  const Words words = reinterpret_cast<Words>(v.low | v.high);
  return (words[0] | words[1]) != 0;
}

/// All ones in the lanes in which a equals b (a is greater than b; both small).
NONET_INLINE Half mask_equal(Half a, Half b) {
  return reinterpret_cast<Half>(a == b);
}
NONET_INLINE Half mask_greater(Half a, Half b) {
  using Signed = std::int16_t __attribute__((vector_size(16)));
  return reinterpret_cast<Half>(reinterpret_cast<Signed>(a) > reinterpret_cast<Signed>(b));
}
NONET_INLINE Lanes mask_empty(Lanes v) {
  return {mask_equal(v.low, Half{}), mask_equal(v.high, Half{})};
}

/// v where it has exactly one bit, else empty; `less` is v - 1, which v & less tells apart.
NONET_INLINE Lanes single(Lanes v, Lanes less) {
  return v & mask_empty(v & less);
}

/// a where it is not empty, else b.
NONET_INLINE Lanes first_of(Lanes a, Lanes b) {
  return a | (b & mask_empty(a));
}

/// part where it is not empty, else v; `part` must lie in v.
NONET_INLINE Lanes narrow_to(Lanes part, Lanes v, Lanes) {
  return v & (part | mask_empty(part));
}

/// How many bits each lane has, by sums of neighbours.
NONET_INLINE Half population(Half v) {
  v = v - ((v >> 1) & 0x5555);
  v = (v & 0x3333) + ((v >> 2) & 0x3333);
  v = (v + (v >> 4)) & 0x0F0F;
  return (v + (v >> 8)) & 0xFF;
}
NONET_INLINE Lanes population(Lanes v) {
  return {population(v.low), population(v.high)};
}

/// v where the count is at most (at least) n, else empty.
NONET_INLINE Lanes where_at_most(Lanes count, std::uint16_t n, Lanes v) {
  const Lanes bound = every(n);
  return without(v, {mask_greater(count.low, bound.low), mask_greater(count.high, bound.high)});
}
NONET_INLINE Lanes where_at_least(Lanes count, std::uint16_t n, Lanes v) {
  const Lanes bound = every(n);
  return without(v, {mask_greater(bound.low, count.low), mask_greater(bound.high, count.high)});
}

template <int kBits>
NONET_INLINE Lanes shift_left(Lanes v) {
  return {v.low << kBits, v.high << kBits};
}

/// In each quad of lanes, lane x takes lane x + kSteps (mod 3); the fourth lane mirrors the first.
template <int kSteps>
NONET_INLINE Half turn_in_quads(Half v) {
  static_assert(kSteps == 1 || kSteps == 2);
  if constexpr (kSteps == 1)
    return __builtin_shufflevector(v, v, 1, 2, 0, 1, 5, 6, 4, 5);
  else
    return __builtin_shufflevector(v, v, 2, 0, 1, 2, 6, 4, 5, 6);
}
template <int kSteps>
NONET_INLINE Lanes turn_in_quads(Lanes v) {
  return {turn_in_quads<kSteps>(v.low), turn_in_quads<kSteps>(v.high)};
}

/// Quad R takes quad R + kSteps (mod 3); the fourth quad mirrors the first.
template <int kSteps>
NONET_INLINE Lanes turn_quads(Lanes v) {
  static_assert(kSteps == 1 || kSteps == 2);
  const Half one_two = __builtin_shufflevector(v.low, v.high, 4, 5, 6, 7, 8, 9, 10, 11);
  if constexpr (kSteps == 1) return {one_two, v.low};
  return {__builtin_shufflevector(v.high, v.low, 0, 1, 2, 3, 8, 9, 10, 11), one_two};
}

/// The first three quads of `quads`, then lane 0 of each quad of a, lane 1 of b, lane 2 of c: the
/// last quad of the result is { a0, b1, c2, anything }.
NONET_INLINE Lanes replace_last_quad(Lanes quads, Lanes a, Lanes b, Lanes c) {
  constexpr std::uint16_t on = 0xFFFF;
  const Half first{on, on, on, on, 0, 0, 0, 0}, x0{0, 0, 0, 0, on, 0, 0, 0};
  const Half x1{0, 0, 0, 0, 0, on, 0, 0}, x2{0, 0, 0, 0, 0, 0, on, 0};
  return {quads.low, (quads.high & first) | (a.high & x0) | (b.high & x1) | (c.high & x2)};
}

}  // namespace nonet::NONET_ISA::one
