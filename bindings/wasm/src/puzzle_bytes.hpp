#pragma once
// What both modules take from JavaScript: a puzzle as bytes, numbers as doubles.
//
//   0          81         162      163   164                 326
//   | givens   | entries  | marks? | 0   | 81 sets, 16 bits  |
//   | '1' '.'  | likewise | 0 or 1 |     | bit 0 is digit 1  |

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "nonet/bounds.hpp"
#include "nonet/puzzle.hpp"

/// A function that JavaScript can call, under its own name.
#define NONET_WASM_EXPORT(name) extern "C" [[clang::export_name(#name)]]

namespace nonet::wasm {

inline constexpr std::size_t kPuzzleBytes = 326;

inline Grid grid_from(const unsigned char* symbols) {
  Grid grid;
  for (int i = 0; i < kCellCount; ++i)
    if (symbols[i] >= '1' && symbols[i] <= '9') grid.set(Cell(i), Digit(symbols[i] - '0'));
  return grid;
}

inline Puzzle puzzle_from(const unsigned char* bytes) {
  Puzzle puzzle = grid_from(bytes);
  puzzle.entries = grid_from(bytes + kCellCount);
  if (bytes[2 * kCellCount] == 0) return puzzle;
  Candidates& marks = puzzle.marks.emplace();
  for (int i = 0; i < kCellCount; ++i) {
    const unsigned char* set = bytes + 2 * kCellCount + 2 + 2 * i;
    marks[Cell(i)] = DigitSet::from_bits(set[0] | static_cast<unsigned>(set[1]) << 8);
  }
  return puzzle;
}

/// A whole number, at most what 64 bits hold; 0 for what is none.
inline std::uint64_t whole(double number) {
  if (!(number > 0)) return 0;
  return number >= 0x1p64 ? kUnlimited : static_cast<std::uint64_t>(number);
}

/// 0 or less means no bound. The time counts from now on.
inline Bounds bounds_from(double max_steps, double timeout_ms) {
  // A year: longer waits are no bound to anybody, and the clock does not overflow.
  constexpr double kLongest = 366.0 * 24 * 3600 * 1000;
  Bounds bounds;
  if (max_steps > 0) bounds.max_steps = whole(max_steps);
  if (timeout_ms > 0 && timeout_ms < kLongest)
    bounds.deadline = std::chrono::steady_clock::now() +
                      std::chrono::microseconds(static_cast<std::int64_t>(timeout_ms * 1000));
  return bounds;
}

}  // namespace nonet::wasm
