#include "text/notation_writers.hpp"

namespace nonet::text {

std::string write_rows(const Grid& grid) {
  std::string text;
  for (int i = 0; i < kCellCount; ++i) {
    text += symbol_of(grid, Cell(i));
    if (i % 9 == 8) text += '\n';
  }
  return text;
}

}  // namespace nonet::text
