#pragma once
// What is asked of a kernel of the latency engine, and what it answers. Plain data and function
// pointers only: the kernels include no header whose inline functions could be compiled with
// instructions that the rest of the program must not use.

#include <cstdint>

namespace nonet::engine {

struct OneRequest {
  /// The 81 cells in row-major order, either as digits (0 for a blank, 1 to 9; the characters '.',
  /// '0' and '1' to '9' do as well) or, when `digits` is null, as sets of candidates (bit i stands
  /// for digit i + 1).
  const std::uint8_t* digits = nullptr;
  const std::uint16_t* candidates = nullptr;

  std::uint64_t limit = 1;        ///< how many solutions to look for, at least 1
  std::uint64_t max_guesses = 0;  ///< no more guesses than this

  /// Room for the first `witness_count` solutions, 81 bytes each, digits 1 to 9 plus `zero`.
  std::uint8_t* witnesses = nullptr;
  std::uint64_t witness_count = 0;
  std::uint8_t zero = 0;  ///< '0' to have them as characters

  void* context = nullptr;
  /// Told of every solution (digits 1 to 9); returns whether to go on. May be null.
  bool (*on_solution)(void* context, const std::uint8_t* digits) = nullptr;
  /// Asked every kGuessesPerCheck guesses whether to go on. May be null.
  bool (*proceed)(void* context) = nullptr;
};

inline constexpr std::uint64_t kGuessesPerCheck = 256;  // some 50 microseconds

enum class OneEnd : std::uint8_t {
  exhausted,      ///< there are no further solutions
  limit_reached,  ///< as many as asked for
  stopped,        ///< on_solution said so
  interrupted,    ///< proceed said so
  out_of_guesses,
};

// In this order the two numbers, written one by one, cannot be copied as one pair: such a read has
// to wait until both writes have reached the cache.
struct OneReply {
  std::uint64_t solutions = 0;
  OneEnd end = OneEnd::exhausted;
  std::uint64_t guesses = 0;
};

using OneFunction = void (*)(const OneRequest&, OneReply&) noexcept;

}  // namespace nonet::engine
