#include "watch/heat_text.hpp"

#include <fmt/format.h>

#include "watch/grouped_number.hpp"

namespace nonet::cli {

std::string heat_text(const HeatMap& heat, const Grid& givens) {
  const std::size_t width = std::max<std::size_t>(grouped(heat.greatest()).size(), 2);
  std::string text;
  for (int row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) {
      const std::string dashes(3 * (width + 1) + 1, '-');
      text += fmt::format("   {0}+{0}+{0}\n", dashes);
    }
    text += fmt::format("r{} ", row + 1);
    for (int column = 0; column < 9; ++column) {
      const Cell cell = Cell::at(row, column);
      if (column == 3 || column == 6) text += " |";
      text += fmt::format(" {:>{}}", givens.is_blank(cell) ? grouped(heat[cell]) : "-", width);
    }
    text += '\n';
  }
  std::string head = "   ";
  for (int column = 0; column < 9; ++column) {
    if (column == 3 || column == 6) head += "  ";
    head += fmt::format(" {:>{}}", fmt::format("c{}", column + 1), width);
  }
  return head + '\n' + text;
}

}  // namespace nonet::cli
