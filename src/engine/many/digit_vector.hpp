#pragma once
// Digits: the same plane of as many digits as a register holds. That is one digit with 256 bits and
// two, which lie beside each other in memory, with 512. What a rule does to one digit it does to
// all of them at once; only what it says of a cell as a whole has to cross from digit to digit.

#include "engine/many/lane_vector.hpp"

namespace nonet::NONET_ISA::many {

using engine::many::PlanesOfDigits;

#if defined(__AVX512VL__)

using Digits = std::uint64_t __attribute__((vector_size(64), may_alias));
inline constexpr int kDigitsAtOnce = 2;

/// The same lanes for each digit.
NONET_INLINE Digits for_each_digit(Vec v) {
  return reinterpret_cast<Digits>(_mm512_broadcast_i64x4(reinterpret_cast<__m256i>(v)));
}
/// The lanes of the first digit.
NONET_INLINE Vec of_first_digit(Digits v) {
  return reinterpret_cast<Vec>(_mm512_castsi512_si256(reinterpret_cast<__m512i>(v)));
}
/// Each digit gets the lanes of the other one.
NONET_INLINE Digits other_digit(Digits v) {
  return reinterpret_cast<Digits>(
      _mm512_shuffle_i64x2(reinterpret_cast<__m512i>(v), reinterpret_cast<__m512i>(v), 0x4E));
}
/// For each digit, the lanes of any.
NONET_INLINE Digits any_digit(Digits v) {
  return v | other_digit(v);
}

#else

using Digits = Vec;
inline constexpr int kDigitsAtOnce = 1;

NONET_INLINE Digits for_each_digit(Vec v) {
  return v;
}
NONET_INLINE Vec of_first_digit(Digits v) {
  return v;
}
NONET_INLINE Digits any_digit(Digits v) {
  return v;
}

#endif

inline constexpr int kDigitGroups = (9 + kDigitsAtOnce - 1) / kDigitsAtOnce;

/// The planes `of(digit)` of the digits of a group, 0 to 8; none where the group is not full.
template <class OfDigit>
NONET_INLINE Digits gather(int group, OfDigit of) {
#if defined(__AVX512VL__)
  const Vec first = of(2 * group), second = 2 * group + 1 < 9 ? of(2 * group + 1) : no_lanes();
  return reinterpret_cast<Digits>(
      _mm512_inserti64x4(_mm512_castsi256_si512(reinterpret_cast<__m256i>(first)),
                         reinterpret_cast<__m256i>(second), 1));
#else
  return of(group);
#endif
}

/// The planes of a group of digits, 0 to kDigitGroups - 1, at one place.
template <int kPlaces>
NONET_INLINE Digits& group_at(PlanesOfDigits<kPlaces>& planes, int group, int place) {
  return *reinterpret_cast<Digits*>(&planes.at[kDigitsAtOnce * (group * kPlaces + place)]);
}
template <int kPlaces>
NONET_INLINE const Digits& group_at(const PlanesOfDigits<kPlaces>& planes, int group, int place) {
  return *reinterpret_cast<const Digits*>(&planes.at[kDigitsAtOnce * (group * kPlaces + place)]);
}

/// The plane of one digit, 0 to 8.
template <class AnyPlanesOfDigits>
NONET_INLINE auto& digit_at(AnyPlanesOfDigits& planes, int digit, int place) {
  const int group = digit / kDigitsAtOnce, half = digit % kDigitsAtOnce;
  return planes.at[kDigitsAtOnce * (group * planes.kPlacesEach + place) + half];
}

/// `v` in a register. GCC would read it from memory anew for each use, and the ports for loads are
/// what a round is short of.
NONET_INLINE Digits held(Digits v) {
#if defined(__AVX512VL__) && !defined(__clang__)
  asm("" : "+v"(v));
#endif
  return v;
}

/// The three lines of a box and a group of digits, in registers.
struct Lines {
  NONET_INLINE Lines(const PlanesOfDigits<3>& planes, int group)
      : at{held(group_at(planes, group, 0)), held(group_at(planes, group, 1)),
           held(group_at(planes, group, 2))} {}
  Digits at[3];
};

}  // namespace nonet::NONET_ISA::many
