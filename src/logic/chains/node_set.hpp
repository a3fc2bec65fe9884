#pragma once
// CandidateSet: a set of the 729 candidates, one bit each.

#include <array>
#include <bit>
#include <cstdint>

#include "logic/chains/chain_board.hpp"

namespace nonet::chains {

class CandidateSet {
 public:
  void clear() { words_.fill(0); }
  void fill() { words_.fill(~std::uint64_t{0}); }  ///< only to erase from it, insert and ask
  bool contains(int candidate) const {
    return (words_[word(candidate)] >> (candidate & 63) & 1) != 0;
  }
  void insert(int candidate) { words_[word(candidate)] |= std::uint64_t{1} << (candidate & 63); }
  void erase(int candidate) { words_[word(candidate)] &= ~(std::uint64_t{1} << (candidate & 63)); }
  bool empty() const {
    std::uint64_t any = 0;
    for (std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  bool intersects(const CandidateSet& other) const {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < kWords; ++i) any |= words_[i] & other.words_[i];
    return any != 0;
  }
  int size() const {
    int count = 0;
    for (std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }
  CandidateSet& operator&=(const CandidateSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  CandidateSet& operator|=(const CandidateSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  friend bool operator==(const CandidateSet&, const CandidateSet&) = default;

  /// Calls `visit(candidate)` in ascending order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < kWords; ++i)
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
        visit(static_cast<int>(64 * i) + std::countr_zero(rest));
  }

 private:
  static constexpr std::size_t kWords = (kCandidateCount + 63) / 64;
  static std::size_t word(int candidate) { return static_cast<std::size_t>(candidate) >> 6; }
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace nonet::chains
