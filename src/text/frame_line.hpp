#pragma once
// Lines of a drawn grid that hold no cells: borders and the rules between boxes.

#include <string_view>

#include "text/grid_row.hpp"

namespace nonet::text {

/// `frame` for a line that can only be drawing, `dashes` for one that could as well be nine blanks,
/// else `none`.
GridRow::Kind frame_kind(std::string_view line);

}  // namespace nonet::text
