#pragma once
// Drawn boards: cells between bars every third column and rules every third row.

#include <string>
#include <string_view>

#include "nonet/grid.hpp"

namespace nonet::text {

/// `top` also ends the board; `space` stands on both sides of a cell.
std::string draw_boxes(const Grid& grid, std::string_view top, std::string_view middle,
                       std::string_view space);

}  // namespace nonet::text
