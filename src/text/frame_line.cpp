#include "text/frame_line.hpp"

#include <algorithm>

#include "text/text_span.hpp"

namespace nonet::text {

// A border is made of the characters people draw with, and either has a corner or a run of three.
// Nine dashes, in any spacing and with bars, could as well be nine blanks.
GridRow::Kind frame_kind(std::string_view text) {
  // As many as a puzzle has cells, and nothing else.
  const std::size_t end = text.find_last_not_of(" \t") + 1;
  if (end == 81 && std::string_view("-_*").contains(text[0]) &&
      text.find_first_not_of(text[0]) >= end)
    return GridRow::Kind::none;
  std::size_t dashes = 0, run = 0, longest = 0, other = 0;
  char sign = 0;
  bool mixed = false, corner = false;
  for (char c : text) {
    if (c == '-' || c == '_' || c == '=' || c == '~') {
      ++dashes;
      mixed |= sign != 0 && sign != c;
      run = c == sign ? run + 1 : 1;
      longest = std::max(longest, run);
      sign = c;
      continue;
    }
    run = 0;
    if (c == '+' || c == ':' || c == '\'' || c == '`' || c == '#' || c == '/' || c == '\\')
      corner = true;
    else if (c == '.' || c == '*')
      ++other;
    else if (!is_space(c) && !is_bar(c))
      return GridRow::Kind::none;
  }
  if (dashes == 0) {
    // Crosses alone, or stars too many for a row.
    if (corner && other == 0) return GridRow::Kind::frame;
    const bool stars = other > 9 && text.find('*') != text.npos && text.find('.') == text.npos;
    return stars ? GridRow::Kind::frame : GridRow::Kind::none;
  }
  if (dashes == 9 && !mixed && !corner && other == 0 && (sign == '-' || sign == '_'))
    return GridRow::Kind::dashes;
  if (corner || longest >= 3) return GridRow::Kind::frame;
  return GridRow::Kind::none;
}

}  // namespace nonet::text
