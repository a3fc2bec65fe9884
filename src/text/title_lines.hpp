#pragma once
// TitleLines: words above a drawn grid ("Grid 07", "Stuck here, can anyone help?"). They are kept
// until the next line shows what they are: the text of the grid that begins there, or no puzzle, to
// be refused each for itself.

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

#include "nonet/text.hpp"

namespace nonet::text {

class TitleLines {
 public:
  /// Whether a line that is no puzzle can be meant as words: it has some, and hardly any cells. One
  /// that can be meant as a puzzle is never taken for a title.
  static bool fits(std::string_view plain);

  bool empty() const { return lines_.empty(); }
  bool full() const { return lines_.size() == kMost; }

  /// `refused`: what to say of the line if it is no title.
  void add(std::string_view line, Record refused);
  /// The oldest one is none.
  void take_refused(Record& record);
  void clear() { lines_.clear(); }
  /// They are what stands above this grid.
  void give_to(Record& grid);

 private:
  static constexpr std::size_t kMost = 8;  // a paragraph; more are told as they come

  struct TitleLine {
    std::string words;
    Record refused;
  };
  std::deque<TitleLine> lines_;
};

}  // namespace nonet::text
