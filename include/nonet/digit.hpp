#pragma once
// Digit: one of 1 to 9. DigitSet: any set of them, nine bits in a machine word.
//
// Cost: every operation is a few instructions and constexpr. Values only, so safe in any thread.
//
//   DigitSet free = DigitSet::all() - DigitSet{Digit(5)};
//   for (Digit digit : free) std::cout << digit.value();   // 12346789, always ascending

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace nonet {

inline constexpr int kDigitCount = 9;

class Digit {
 public:
  /// `value` is 1 to 9; anything else is a programming error (asserted).
  constexpr explicit Digit(int value) : value_(static_cast<std::uint8_t>(value)) {
    assert(value >= 1 && value <= kDigitCount);
  }

  constexpr int value() const { return value_; }                             ///< 1 to 9
  constexpr int index() const { return value_ - 1; }                         ///< 0 to 8
  constexpr char symbol() const { return static_cast<char>('0' + value_); }  ///< '1' to '9'

  friend constexpr auto operator<=>(Digit, Digit) = default;

 private:
  std::uint8_t value_;
};

namespace detail {
consteval auto make_bit_counts() {
  std::array<std::uint8_t, 512> counts{};
  for (std::size_t bits = 1; bits < counts.size(); ++bits)
    counts[bits] = static_cast<std::uint8_t>(counts[bits / 2] + bits % 2);
  return counts;
}
/// Of nine bits. A table: where not every processor has an instruction for it, compilers count with
/// a call.
inline constexpr auto kBitCounts = make_bit_counts();
}  // namespace detail

class DigitSet {
 public:
  constexpr DigitSet() = default;
  constexpr DigitSet(std::initializer_list<Digit> digits) {
    for (Digit digit : digits) insert(digit);
  }

  static constexpr DigitSet all() { return from_bits(kAllBits); }
  static constexpr DigitSet only(Digit digit) { return from_bits(1u << digit.index()); }

  /// Bit i stands for digit i + 1; bits above the ninth are dropped.
  static constexpr DigitSet from_bits(unsigned bits) {
    DigitSet set;
    set.bits_ = static_cast<std::uint16_t>(bits & kAllBits);
    return set;
  }
  constexpr unsigned bits() const { return bits_; }

  constexpr bool contains(Digit digit) const { return (bits_ >> digit.index() & 1u) != 0; }
  constexpr int size() const { return detail::kBitCounts[bits_]; }
  constexpr bool empty() const { return bits_ == 0; }

  /// The least digit of a set that is not empty.
  constexpr Digit first() const {
    assert(!empty());
    return Digit(std::countr_zero(bits_) + 1);
  }

  constexpr void insert(Digit digit) { bits_ |= only(digit).bits_; }
  constexpr void erase(Digit digit) { bits_ &= static_cast<std::uint16_t>(~only(digit).bits_); }

  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
    return from_bits(a.bits() | b.bits());
  }
  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
    return from_bits(a.bits() & b.bits());
  }
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
    return from_bits(a.bits() & ~b.bits());
  }
  constexpr DigitSet& operator|=(DigitSet other) { return *this = *this | other; }
  constexpr DigitSet& operator&=(DigitSet other) { return *this = *this & other; }
  constexpr DigitSet& operator-=(DigitSet other) { return *this = *this - other; }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

  /// Walks the digits in ascending order.
  class Iterator {
   public:
    using value_type = Digit;
    using difference_type = int;
    constexpr Iterator() = default;
    constexpr explicit Iterator(unsigned rest) : rest_(rest) {}
    constexpr Digit operator*() const { return Digit(std::countr_zero(rest_) + 1); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned rest_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr unsigned kAllBits = (1u << kDigitCount) - 1;
  std::uint16_t bits_ = 0;
};

}  // namespace nonet
