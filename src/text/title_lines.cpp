#include "text/title_lines.hpp"

#include <utility>

#include "text/cell_sign.hpp"
#include "text/letter.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kWord = 3;        // letters in a row that can only be a word
constexpr std::size_t kMostCells = 8;   // in one piece, fewer than a house has
constexpr std::size_t kMostInAll = 19;  // more are a line of cells (docs/formats.md)

// "[b]", "[/size]": what else is in brackets may be the beginning of an array.
bool opens_tag(std::string_view behind) {
  return !behind.empty() && (is_letter(behind[0]) || behind[0] == '/');
}

}  // namespace

bool TitleLines::fits(std::string_view plain) {
  std::size_t letters = 0, cells = 0, in_all = 0;
  bool has_word = false;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    const char c = plain[i];
    if (c == '{' || (c == '[' && !opens_tag(plain.substr(i + 1)))) return false;
    letters = is_letter(c) && !is_blank_sign(c) ? letters + 1 : 0;
    cells = is_cell(c) ? cells + 1 : 0;
    has_word |= letters == kWord;
    in_all += is_cell(c);
    if (cells > kMostCells || in_all > kMostInAll) return false;
  }
  return has_word;
}

void TitleLines::add(std::string_view line, Record refused) {
  lines_.push_back({std::string(line), std::move(refused)});
}

void TitleLines::take_refused(Record& record) {
  record = std::move(lines_.front().refused);
  lines_.pop_front();
}

void TitleLines::give_to(Record& grid) {
  if (lines_.empty()) return;
  std::string text;
  for (const TitleLine& line : lines_) (text += line.words) += ' ';
  text += grid.text;
  grid.text = trim(text);
  lines_.clear();
}

}  // namespace nonet::text
