#pragma once
// The board of a trace on a canvas, in three sizes. What is marked by colour is also marked by
// signs: [4] the cell of the event, (4) the cell that forbids it.

#include "watch/canvas.hpp"
#include "watch/glyphs.hpp"
#include "watch/trace_state.hpp"

namespace nonet::cli {

enum class BoardSize : std::uint8_t {
  large,  ///< 37 by 19, a line around every cell
  small,  ///< 25 by 13, lines around the boxes
  tiny,   ///< 20 by 9, no lines
};
int board_width(BoardSize size);
int board_height(BoardSize size);

/// Draws with the upper left corner at (left, top).
void draw_trace_board(Canvas& canvas, int left, int top, BoardSize size, const TraceState& state,
                      bool heat, const Glyphs& glyphs);

}  // namespace nonet::cli
