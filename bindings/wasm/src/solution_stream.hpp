#pragma once
// SolutionStream: every completion of a puzzle once, a few at a time, in memory that does not grow
// with their number. The engine hands completions out by calling back and cannot be left and
// re-entered; so a puzzle with more completions than one call may return is split on a cell in
// which they differ, and its parts wait on a stack. At most kAtOnce completions of each part that
// is split are found in vain.

#include <cstddef>
#include <string>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::wasm {

class SolutionStream {
 public:
  static constexpr std::size_t kAtOnce = 512;

  explicit SolutionStream(const Puzzle& puzzle) : parts_{puzzle} {}

  /// Appends 81 digits for each of up to kAtOnce completions, none only at the end or when a bound
  /// was met. The bounds are for this call; which of them ended it is returned, `exhausted` when
  /// none did.
  SearchEnd next(std::string& digits, const Bounds& bounds);

  bool at_end() const { return parts_.empty(); }

 private:
  void split(const Puzzle& part, const std::vector<Grid>& found);

  std::vector<Puzzle> parts_;
};

}  // namespace nonet::wasm
