#pragma once
// Set operations on LaneMask for the bookkeeping. Kernels do not include this file: they must not
// share inline functions with code compiled for another instruction set.

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/many/lane_mask.hpp"
#include "engine/many/many_kernel.hpp"

namespace nonet::engine::many {

inline std::uint64_t& word_of(LaneMask& set, int lane) {
  return set.word[lane / 64];
}
inline std::uint64_t bit_of(int lane) {
  return std::uint64_t{1} << (lane % 64);
}

inline void insert(LaneMask& set, int lane) {
  word_of(set, lane) |= bit_of(lane);
}
inline void erase(LaneMask& set, int lane) {
  word_of(set, lane) &= ~bit_of(lane);
}
inline void put(LaneMask& set, int lane, bool in) {
  word_of(set, lane) = (word_of(set, lane) & ~bit_of(lane)) | (in ? bit_of(lane) : 0);
}
inline bool contains(const LaneMask& set, int lane) {
  return (set.word[lane / 64] & bit_of(lane)) != 0;
}

/// How many lanes. Written out, because without a popcount instruction, which this code may not
/// count on, GCC calls a function for each word.
inline int size(const LaneMask& set) {
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  std::uint64_t bytes = 0;  // up to 8 of each word in each byte
  for (std::uint64_t word : set.word) {
    word -= word >> 1 & 0x55 * kOnes;
    word = (word & 0x33 * kOnes) + (word >> 2 & 0x33 * kOnes);
    bytes += (word + (word >> 4)) & 0x0F * kOnes;
  }
  constexpr std::uint64_t kEvenBytes = 0x00FF00FF00FF00FF;
  bytes = (bytes & kEvenBytes) + (bytes >> 8 & kEvenBytes);
  return static_cast<int>(bytes * 0x0001000100010001 >> 48);
}

inline bool empty(const LaneMask& set) {
  std::uint64_t any = 0;
  for (std::uint64_t word : set.word) any |= word;
  return any == 0;
}

inline LaneMask operator&(LaneMask a, const LaneMask& b) {
  for (int w = 0; w < kLaneWords; ++w) a.word[w] &= b.word[w];
  return a;
}
inline LaneMask operator|(LaneMask a, const LaneMask& b) {
  for (int w = 0; w < kLaneWords; ++w) a.word[w] |= b.word[w];
  return a;
}
/// The lanes of `a` that are not in `b`.
inline LaneMask operator-(LaneMask a, const LaneMask& b) {
  for (int w = 0; w < kLaneWords; ++w) a.word[w] &= ~b.word[w];
  return a;
}
inline LaneMask complement(LaneMask a) {
  for (std::uint64_t& word : a.word) word = ~word;
  return a;
}

/// Calls `visit(lane)` for each lane of the set as it was at the call, ascending.
template <class Visit>
inline void for_each_lane(const LaneMask& set, Visit visit) {
  for (int w = 0; w < kLaneWords; ++w)
    for (std::uint64_t rest = set.word[w]; rest != 0; rest &= rest - 1)
      visit(64 * w + std::countr_zero(rest));
}

/// The lanes of the set for which `wanted(lane)` is true, asked once each, ascending. Each word is
/// put together in a register: a set in memory that grows lane by lane waits for itself.
template <class Wanted>
inline LaneMask lanes_where(const LaneMask& set, Wanted wanted) {
  LaneMask chosen;
  for (int w = 0; w < kLaneWords; ++w) {
    std::uint64_t word = 0;
    for (std::uint64_t rest = set.word[w]; rest != 0; rest &= rest - 1)
      if (wanted(64 * w + std::countr_zero(rest))) word |= rest & (0 - rest);
    chosen.word[w] = word;
  }
  return chosen;
}

/// The lane from which a lane of `move.to` is filled.
inline int source_lane(const LaneMove& move, int lane) {
  const int w = lane / 64;
  return static_cast<int>(64 * move.source[w] +
                          ((static_cast<std::uint64_t>(lane) - move.rotate[w]) & 63));
}

}  // namespace nonet::engine::many
