#include "tabbed_row.hpp"

#include <utility>

#include "one_field.hpp"

namespace nonet::cli {

void TabbedRow::add(std::string_view field) {
  part();
  text_ += one_field(field);
}

void TabbedRow::add(const Grid& grid) {
  part();
  char characters[kCellCount];
  for (int i = 0; i < kCellCount; ++i) {
    const int value = grid.value_at(Cell(i));
    characters[i] = static_cast<char>(value == 0 ? '.' : '0' + value);
  }
  text_.append(characters, kCellCount);
}

void TabbedRow::pad(std::size_t fields) {
  while (fields_ < fields) part();
}

std::string TabbedRow::take() {
  text_ += '\n';
  return std::move(text_);
}

}  // namespace nonet::cli
