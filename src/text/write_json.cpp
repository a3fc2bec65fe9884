#include "text/notation_writers.hpp"

namespace nonet::text {

std::string write_json(const Grid& grid) {
  std::string text = "[";
  for (int i = 0; i < kCellCount; ++i) {
    if (i % 9 == 0) text += i == 0 ? "[" : ",[";
    text += symbol_of(grid, Cell(i), '0');
    text += i % 9 == 8 ? ']' : ',';
  }
  return text += ']';
}

}  // namespace nonet::text
