#pragma once
// What crosses the border to C, in both directions: texts, grids and bounds.

#include <cstddef>
#include <string_view>

#include "nonet/bounds.hpp"
#include "nonet/candidates.hpp"
#include "nonet/grid.hpp"
#include "nonet/nonet.h"
#include "nonet/pattern.hpp"
#include "nonet/text.hpp"

namespace nonet::capi {

/// The puzzle of a text that need not end in NUL; NULL is an empty text.
Expected<Puzzle> puzzle_from(const char* text, std::size_t length);

/// A timeout counts from this call on.
Bounds bounds_from(const nonet_bounds* bounds);

/// Stores a result where the caller wants it.
template <class To, class From>
void give(To* to, From from) {
  if (to != nullptr) *to = static_cast<To>(from);
}

/// Reads 81 characters without NUL. Returns the place of the first that is neither a digit nor a
/// sign for a blank (. or 0); kCellCount when there is none.
int read_grid(const char* text, Grid& grid);

/// 81 characters without NUL.
void give_grid(char* to, const Grid& grid);

/// 81 characters, `1` for a cell of the pattern.
void give_pattern(char* to, const Pattern& pattern);

/// 729 characters, nine for each cell, each its digit or `.`.
void give_candidates(char* to, const Candidates& candidates);

/// As snprintf does it. NONET_OK, or NONET_TRUNCATED when there is a buffer and it is too small.
int give_text(std::string_view text, char* buffer, std::size_t size, std::size_t* length);

}  // namespace nonet::capi
