#include "support/textbook_solutions.hpp"

#include <algorithm>

#include "nonet/search.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {

std::vector<std::string> textbook_solutions(const Puzzle& puzzle, std::uint64_t limit) {
  std::vector<std::string> lines;
  SearchOptions options;
  options.limit = limit;
  options.on_solution = [&](const Grid& grid) {
    lines.push_back(line_of(grid));
    return true;
  };
  (void)search(Algorithm::exact_cover, puzzle, options);
  std::ranges::sort(lines);
  return lines;
}

}  // namespace nonet
