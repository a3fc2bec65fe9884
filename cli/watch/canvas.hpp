#pragma once
// Canvas: a screenful of styled signs, drawn in memory. What puts it on a terminal is
// terminal_screen.hpp; tests read it as text.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// The colour of a sign, by meaning.
enum class Ink : std::uint8_t { plain, faint, strong, given, entry, refusal, success };

/// The colour behind a sign, by meaning.
enum class Paper : std::uint8_t {
  none,
  house,    ///< the house that forbids a digit
  current,  ///< the cell of the event
  blocker,  ///< the cell that forbids a digit
  solved,
  heat1,  ///< seldom visited
  heat2,
  heat3,
  heat4,
  heat5,  ///< most visited
};

struct CanvasCell {
  std::string sign = " ";  ///< one character that takes one column, in UTF-8
  Ink ink = Ink::plain;
  Paper paper = Paper::none;
};

class Canvas {
 public:
  Canvas(int width, int height);

  int width() const { return width_; }
  int height() const { return height_; }
  const CanvasCell& at(int x, int y) const;

  /// Writes from column `x` on; what lies outside is left out.
  void put(int x, int y, std::string_view text, Ink ink = Ink::plain);
  /// Colours what is there.
  void set_paper(int x, int y, Paper paper);
  void set_ink(int x, int y, Ink ink);

  /// A row without its trailing blanks.
  std::string row(int y) const;

 private:
  CanvasCell* find(int x, int y);

  int width_, height_;
  std::vector<CanvasCell> cells_;
};

}  // namespace nonet::cli
