#pragma once
// Which waiting lane goes to which free lane. Moving bits to arbitrary places would be slow; moving
// a whole word of lanes to another word, rotated, is two instructions a plane. So a match is for
// each destination word a source word and the rotation that brings most waiting lanes onto free
// ones. The rest waits for the next service.

#include "engine/many/lane_vector.hpp"
#include "engine/many/many_kernel.hpp"

namespace nonet::NONET_ISA::many {

NONET_INLINE std::uint64_t rotate_left(std::uint64_t word, int count) {
  return word << (count & 63) | word >> (-count & 63);
}
NONET_INLINE int count_bits(std::uint64_t word) {
  return __builtin_popcountll(word);
}

struct Rotation {
  int count, hits;
};

/// The least rotation of `waiting` with the most hits on `free`.
NONET_INLINE Rotation best_rotation(std::uint64_t waiting, std::uint64_t free) {
#if defined(__AVX512VPOPCNTDQ__) && defined(__AVX512F__)
  // Eight rotations at a time; 63 - count below the hits makes the least one win. (The masked
  // forms, because GCC 12 takes the others for uses of uninitialised values.)
  const __m512i source = _mm512_set1_epi64(static_cast<long long>(waiting));
  const __m512i target = _mm512_set1_epi64(static_cast<long long>(free));
  const __m512i first = _mm512_setr_epi64(0, 1, 2, 3, 4, 5, 6, 7);
  __m512i best = _mm512_setzero_si512();
  for (int i = 0; i < 8; ++i) {
    const __m512i count = _mm512_add_epi64(first, _mm512_set1_epi64(8 * i));
    const __m512i hits =
        _mm512_popcnt_epi64(_mm512_and_si512(_mm512_maskz_rolv_epi64(0xFF, source, count), target));
    const __m512i key = _mm512_or_si512(_mm512_maskz_slli_epi64(0xFF, hits, 8),
                                        _mm512_sub_epi64(_mm512_set1_epi64(63), count));
    best = _mm512_maskz_max_epu64(0xFF, best, key);
  }
  alignas(64) std::uint64_t keys[8];
  _mm512_store_si512(keys, best);
  std::uint64_t key = 0;
  for (std::uint64_t k : keys) key = k > key ? k : key;
  return {63 - static_cast<int>(key & 63), static_cast<int>(key >> 8)};
#else
  const int waiting_bits = count_bits(waiting), free_bits = count_bits(free);
  const int most = waiting_bits < free_bits ? waiting_bits : free_bits;
  Rotation best{0, 0};
  for (int count = 0; count < 64 && best.hits < most; ++count) {
    const int hits = count_bits(rotate_left(waiting, count) & free);
    if (hits > best.hits) best = {count, hits};
  }
  return best;
#endif
}

/// The word with the most bits among those of `candidates`; -1 if they are all empty.
NONET_INLINE int fullest_word(const std::uint64_t (&word)[kLaneWords], unsigned candidates) {
  int fullest = -1, most = 0;
  for (int w = 0; w < kLaneWords; ++w)
    if (candidates >> w & 1u) {
      const int bits = count_bits(word[w]);
      if (bits > most) {
        most = bits;
        fullest = w;
      }
    }
  return fullest;
}

[[gnu::noinline]] static void match(const LaneMask& waiting, const LaneMask& free,
                                    engine::many::LaneMove& move) {
  std::uint64_t rest[kLaneWords];
  for (int w = 0; w < kLaneWords; ++w) {
    rest[w] = waiting.word[w];
    move.to.word[w] = move.from.word[w] = move.rotate[w] = 0;
    move.source[w] = static_cast<std::uint64_t>(w);
  }
  move.count = 0;
  constexpr unsigned kEveryWord = (1u << kLaneWords) - 1;
  for (unsigned words = kEveryWord; words != 0;) {
    const int to = fullest_word(free.word, words);
    if (to < 0) break;
    words &= ~(1u << to);
    // A word's own waiting lanes if they fill half of it, else the word with most of them.
    int from = to;
    if (2 * count_bits(rest[to]) < count_bits(free.word[to])) from = fullest_word(rest, kEveryWord);
    if (from < 0) break;
    const Rotation best = best_rotation(rest[from], free.word[to]);
    if (best.hits == 0) continue;
    const std::uint64_t arrive = rotate_left(rest[from], best.count) & free.word[to];
    const std::uint64_t leave = rotate_left(arrive, -best.count);
    move.to.word[to] = arrive;
    move.source[to] = static_cast<std::uint64_t>(from);
    move.rotate[to] = static_cast<std::uint64_t>(best.count);
    move.from.word[from] |= leave;
    rest[from] &= ~leave;
    move.count += best.hits;
  }
}

}  // namespace nonet::NONET_ISA::many
