#pragma once
// PuzzleSheet: puzzles to be printed, as one HTML page that needs nothing else: boards are inline
// SVG, a style for print breaks the pages, and the solutions stand small on the last ones.

#include <cstddef>
#include <string>
#include <vector>

#include "nonet/grid.hpp"

namespace nonet::cli {

class PuzzleSheet {
 public:
  /// `per_page` is 1 to 12.
  explicit PuzzleSheet(std::size_t per_page) : per_page_(per_page) {}

  std::string open() const;
  std::string add(const Grid& puzzle, const Grid& solution);
  /// The pages of solutions, and the end.
  std::string close() const;

 private:
  struct Entry {
    Grid puzzle, solution;
  };
  std::size_t per_page_;
  std::vector<Entry> entries_;  // whose solutions are owed
};

}  // namespace nonet::cli
