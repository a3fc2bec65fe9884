#include "watch/glyphs.hpp"

namespace nonet::cli {

const Glyphs& unicode_glyphs() {
  static constexpr Glyphs glyphs{
      .horizontal = "─",
      .vertical = "│",
      .thick_horizontal = "━",
      .thick_vertical = "┃",
      .joints = {{{"┏", "┳", "┯", "┓"},
                  {"┣", "╋", "┿", "┫"},
                  {"┠", "╂", "┼", "┨"},
                  {"┗", "┻", "┷", "┛"}}},
      .heat = {" ", "·", "░", "▒", "▓", "█"},
      .bar_full = "█",
      .bar_empty = "░",
      .playing = "▶",
      .paused = "‖",
  };
  return glyphs;
}

const Glyphs& ascii_glyphs() {
  static constexpr Glyphs glyphs{
      .horizontal = "-",
      .vertical = ":",
      .thick_horizontal = "=",
      .thick_vertical = "|",
      .joints = {{{"+", "+", "=", "+"},
                  {"+", "+", "=", "+"},
                  {"|", "|", "+", "|"},
                  {"+", "+", "=", "+"}}},
      .heat = {" ", ".", ":", "+", "*", "#"},
      .bar_full = "#",
      .bar_empty = ".",
      .playing = ">",
      .paused = "=",
  };
  return glyphs;
}

}  // namespace nonet::cli
