#pragma once
// GridRow: one line of a drawn grid, in whatever dress: nine signs, nine fields, nine groups of
// candidates, with bars, spaces, brackets and quotes, or nothing but frame.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/digit.hpp"
#include "nonet/error.hpp"
#include "text/plain_line.hpp"

namespace nonet::text {

/// What stands in one cell of a text: a set of digits, or a blank, which says nothing.
struct CellText {
  DigitSet digits;
  bool blank = true;
};

struct GridRow {
  enum class Kind : std::uint8_t {
    none,   ///< not part of a drawn grid
    row,    ///< cells
    frame,  ///< a rule or border without cells
    dashes  ///< nine of one sign that can be a border or nine blanks: the block has to tell
  };

  Kind kind = Kind::none;
  std::size_t line = 0;
  std::array<CellText, 9> cells{};
  int cell_count = 0;   ///< cells is filled when this is 9 and there is no error
  bool groups = false;  ///< some cell has several digits
  char blank = 0;       ///< the first sign that stands for a blank; ',' for an empty field
  char label = 0;       ///< A to I or 1 to 9 in front of the cells: the name of the row
  char index = 0;       ///< 0 to 9 as the first of ten: a number of the row, or one cell too many
  bool dashed = false;  ///< was a row of dashes, see Kind::dashes
  bool barred = false;  ///< has vertical bars
  bool bracketed = false;      ///< an array of some programming language
  bool separated = false;      ///< comma-separated or the like
  std::optional<Error> error;  ///< a character that cannot be
  std::string text;            ///< what stood beside the cells
};

/// `begin` and `end` bound the part of the line that is left when its dress is off.
GridRow read_grid_row(const PlainLine& line, std::size_t begin, std::size_t end);

}  // namespace nonet::text
