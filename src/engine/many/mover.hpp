#pragma once
// Mover: takes lanes to other lanes of the same planes, as a LaneMove says. Words of 64 lanes
// change places and are rotated, which is two instructions for each vector.

#include "engine/many/many_kernel.hpp"
#include "engine/many/ternary_logic.hpp"

namespace nonet::NONET_ISA::many {

/// Each word rotated left by its count, 0 to 63.
NONET_INLINE Digits rotate_words(Digits v, Digits counts) {
#if defined(__AVX512VL__)
  return reinterpret_cast<Digits>(
      _mm512_rolv_epi64(reinterpret_cast<__m512i>(v), reinterpret_cast<__m512i>(counts)));
#else
  return v << counts | v >> ((64 - counts) & 63);
#endif
}

/// For each digit, word w of the result is word `source[w]`, 0 to 3.
class WordShuffle {
 public:
  NONET_INLINE explicit WordShuffle(const std::uint64_t (&source)[kLaneWords]) {
#if defined(__AVX512VL__)
    index_ = for_each_digit(load(source)) + Digits{0, 0, 0, 0, 4, 4, 4, 4};
#elif defined(__AVX2__)
    // AVX2 moves 32-bit halves across the register: word s is the halves 2 s and 2 s + 1.
    NONET_UNROLL for (int w = 0; w < kLaneWords; ++w) index_[w] =
        2 * source[w] | (2 * source[w] + 1) << 32;
#else
    index_ = load(source);
#endif
  }
  NONET_INLINE Digits operator()(Digits v) const {
#if defined(__AVX512VL__)
    return reinterpret_cast<Digits>(
        _mm512_permutexvar_epi64(reinterpret_cast<__m512i>(index_), reinterpret_cast<__m512i>(v)));
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
  Digits index_;
};

/// A LaneMove in registers.
class Mover {
 public:
  NONET_INLINE explicit Mover(const engine::many::LaneMove& move)
      : to_(for_each_digit(load(move.to))),
        rotate_(for_each_digit(load(move.rotate))),
        shuffle_(move.source) {}
  /// `into` with the lanes of the move filled from `from`.
  NONET_INLINE Digits operator()(Digits from, Digits into) const {
    return select(to_, rotate_words(shuffle_(from), rotate_), into);
  }

 private:
  Digits to_, rotate_;
  WordShuffle shuffle_;
};

}  // namespace nonet::NONET_ISA::many
