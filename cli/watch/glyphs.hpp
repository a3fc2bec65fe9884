#pragma once
// Glyphs: the signs a board is drawn with, in Unicode or in plain ASCII.

#include <array>
#include <string_view>

namespace nonet::cli {

struct Glyphs {
  std::string_view horizontal, vertical;              // thin lines between cells
  std::string_view thick_horizontal, thick_vertical;  // around boxes
  /// Where lines meet: [row kind][column kind]; kinds: first edge, thick, thin, last edge.
  std::array<std::array<std::string_view, 4>, 4> joints;
  std::array<std::string_view, 6> heat;  // from never visited to most
  std::string_view bar_full, bar_empty;
  std::string_view playing, paused;
};

const Glyphs& unicode_glyphs();
const Glyphs& ascii_glyphs();

}  // namespace nonet::cli
