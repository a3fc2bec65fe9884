#include "text/drawn_boxes.hpp"

#include "text/notation_writers.hpp"

namespace nonet::text {

std::string draw_boxes(const Grid& grid, std::string_view top, std::string_view middle,
                       std::string_view space) {
  std::string text(top);
  for (int row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += middle;
    for (int column = 0; column < 9; ++column) {
      if (column % 3 == 0) (text += '|') += space;
      (text += symbol_of(grid, Cell::at(row, column))) += space;
    }
    text += "|\n";
  }
  return text += top;
}

}  // namespace nonet::text
