#pragma once
// How each type of puzzle becomes a row for the engines, and which of them is to have it.

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/many/many.hpp"
#include "nonet/candidates.hpp"
#include "nonet/grid.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::engine {

// A row is the object itself: these types hold just their 81 values.
static_assert(std::is_standard_layout_v<Grid> && sizeof(Grid) == 81 * sizeof(std::uint8_t));
static_assert(std::is_standard_layout_v<Candidates> && std::is_standard_layout_v<DigitSet> &&
              sizeof(Candidates) == 81 * sizeof(std::uint16_t));
static_assert(std::is_trivially_copyable_v<Grid>);

inline const std::uint8_t* bytes_of(const Grid& grid) {
  return reinterpret_cast<const std::uint8_t*>(&grid);
}
inline const std::uint16_t* sets_of(const Candidates& candidates) {
  return reinterpret_cast<const std::uint16_t*>(&candidates);
}
inline Grid grid_from(const std::uint8_t* digits) {
  Grid grid;
  std::memcpy(static_cast<void*>(&grid), digits, sizeof grid);
  return grid;
}

// With fewer givens than any puzzle needs to be unique there are so many solutions that a search
// for two is over at once, where 256 lanes do not help.
inline constexpr int kFewGivens = 17;
inline constexpr int kManyCandidates = 81 * 9 - 8 * kFewGivens;

/// The row of a puzzle that is for the throughput engine, else null.
inline const void* row_of(const Grid& grid) {
  return grid.filled() < kFewGivens ? nullptr : &grid;
}
inline const void* row_of(const Candidates& candidates) {
  return candidates.size() > kManyCandidates ? nullptr : &candidates;
}
inline const void* row_of(const Puzzle& puzzle) {
  return puzzle.marks || puzzle.entries != Grid() ? nullptr : row_of(puzzle.givens);
}

template <class P>
inline constexpr many::RowKind kRowKind =
    std::is_same_v<P, Candidates> ? many::RowKind::sets : many::RowKind::givens;

/// Puzzles whose digits break a rule have no completion, but the verdict is another.
inline Grid digits_of(const Grid& grid) {
  return grid;
}
inline Grid digits_of(const Candidates&) {
  return {};
}
inline Grid digits_of(const Puzzle& puzzle) {
  return puzzle.digits();
}

}  // namespace nonet::engine
