#pragma once
// Logic of three operands: one instruction (vpternlog) with AVX-512VL, two or three elsewhere. For
// vectors of lanes and, where they are wider, for vectors of two digits.

#include "engine/many/digit_vector.hpp"

namespace nonet::NONET_ISA::many {

// The immediate of vpternlog is the truth table: bit 4 a + 2 b + c is the result.
#if defined(__AVX512VL__)
#define NONET_TERNARY(name, table, plain)                                                         \
  NONET_INLINE Vec name(Vec a, Vec b, Vec c) {                                                    \
    return reinterpret_cast<Vec>(_mm256_ternarylogic_epi64(reinterpret_cast<__m256i>(a),          \
                                                           reinterpret_cast<__m256i>(b),          \
                                                           reinterpret_cast<__m256i>(c), table)); \
  }                                                                                               \
  NONET_INLINE Digits name(Digits a, Digits b, Digits c) {                                        \
    return reinterpret_cast<Digits>(                                                              \
        _mm512_ternarylogic_epi64(reinterpret_cast<__m512i>(a), reinterpret_cast<__m512i>(b),     \
                                  reinterpret_cast<__m512i>(c), table));                          \
  }
#else
#define NONET_TERNARY(name, table, plain)      \
  NONET_INLINE Vec name(Vec a, Vec b, Vec c) { \
    return plain;                              \
  }
#endif
NONET_TERNARY(or3, 0xFE, a | b | c)
NONET_TERNARY(and3, 0x80, a& b& c)
NONET_TERNARY(xor3, 0x96, a ^ b ^ c)
/// At least two of the three.
NONET_TERNARY(majority, 0xE8, (a & b) | (c & (a | b)))
NONET_TERNARY(or_and, 0xF8, a | (b & c))
NONET_TERNARY(or_andnot, 0xF4, a | (b & ~c))
NONET_TERNARY(and_or, 0xE0, a&(b | c))
NONET_TERNARY(and_ornot, 0xD0, a&(b | ~c))
NONET_TERNARY(and_andnot, 0x40, a& b & ~c)
/// `a` without what is in both `b` and `c`.
NONET_TERNARY(andnot_both, 0x70, a & ~(b & c))
/// `a` without what is in `b` or `c`.
NONET_TERNARY(andnot_either, 0x10, a & ~(b | c))
/// `b` where `a`, else `c`.
NONET_TERNARY(select, 0xCA, c ^ (a & (b ^ c)))
#undef NONET_TERNARY

}  // namespace nonet::NONET_ISA::many
