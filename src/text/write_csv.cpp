#include "text/notation_writers.hpp"

namespace nonet::text {

std::string write_csv(const Grid& grid) {
  std::string text;
  for (int i = 0; i < kCellCount; ++i) {
    if (const auto digit = grid[Cell(i)]) text += digit->symbol();
    text += i % 9 == 8 ? '\n' : ',';
  }
  return text;
}

}  // namespace nonet::text
