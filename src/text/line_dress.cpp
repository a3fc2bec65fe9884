#include "text/line_dress.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "text/cell_sign.hpp"
#include "text/letter.hpp"

namespace nonet::text {

namespace {

// The length of the tag that text begins with, 0 if none: [code], [/quote], [size=9], <pre>, <br/>.
std::size_t tag_length(std::string_view text) {
  static constexpr std::string_view kTags[] = {
      "b",      "blockquote", "body",  "br",    "center", "code", "color", "div",  "font",
      "hidden", "html",       "i",     "p",     "plain",  "pre",  "quote", "size", "spoiler",
      "span",   "sudoku",     "table", "tbody", "td",     "tr",   "tt",    "u"};
  if (text.size() < 3 || (text[0] != '[' && text[0] != '<')) return 0;
  const char close = text[0] == '[' ? ']' : '>';
  const std::size_t stop = text.find(close);
  if (stop == text.npos) return 0;
  std::size_t at = text[1] == '/' ? 2 : 1;
  std::string name;
  while (at < stop && is_letter(text[at])) name += lower(text[at++]);
  if (at < stop && text[at] != '=' && text[at] != ' ' && text[at] != '/') return 0;
  return std::ranges::find(kTags, name) != std::end(kTags) ? stop + 1 : 0;
}

// The same for the end of text.
std::size_t last_tag_length(std::string_view text) {
  if (text.empty() || (text.back() != ']' && text.back() != '>')) return 0;
  const std::size_t from = text.rfind(text.back() == ']' ? '[' : '<');
  if (from == text.npos) return 0;
  return tag_length(text.substr(from)) == text.size() - from ? text.size() - from : 0;
}

bool is_section(std::string_view text, std::string_view name) {
  return std::ranges::equal(text, name, {}, lower);
}

// Where the arguments behind an array begin, "], dtype=int8)", else the length of the text.
std::size_t find_arguments(std::string_view text) {
  constexpr std::size_t kMost = 80;
  if (!text.ends_with(')') && !text.ends_with(");")) return text.size();
  for (std::size_t comma = text.find(','); comma != text.npos; comma = text.find(',', comma + 1)) {
    const std::string_view rest = trim(text.substr(comma + 1));
    const std::size_t name = static_cast<std::size_t>(
        std::ranges::find_if_not(rest, [](char c) { return is_letter(c) || c == '_'; }) -
        rest.begin());
    if (name == 0 || rest.size() > kMost || !trim(rest.substr(name)).starts_with('=')) continue;
    const std::string_view before = trim(text.substr(0, comma));
    if (before.ends_with(']') || before.ends_with(')') || before.ends_with('}')) return comma;
  }
  return text.size();
}

// """ alone or behind "name =": the quotes of a text of several lines.
bool is_text_quote(std::string_view text) {
  if (text.ends_with('\\')) text.remove_suffix(1);
  if (!text.ends_with("\"\"\"") && !text.ends_with("'''")) return false;
  text = trim(text.substr(0, text.size() - 3));
  return text.empty() ||
         ((text.ends_with('=') || text.ends_with('(')) && std::ranges::any_of(text, is_letter) &&
          text.size() < 80 && text.find_first_of("\"'") == text.npos);
}

}  // namespace

// Where the value begins in "int board[9][9] = {", "board = [[", "array([[": at its bracket or
// quote.
std::size_t find_value(std::string_view plain, std::size_t begin, std::size_t end) {
  const std::string_view text = plain.substr(begin, end - begin);
  for (char mark : {'=', '('}) {
    const std::size_t at = text.find(mark);
    if (at == text.npos || at > 80) continue;
    const std::string_view name = text.substr(0, at);
    const std::size_t value = text.find_first_not_of(" \t", at + 1);
    if (value == text.npos || !std::string_view("[{(\"'").contains(text[value])) continue;
    if (std::ranges::count_if(name, is_letter) > 0 && name.find_first_of("\"'{") == name.npos)
      return begin + value;
  }
  return begin;
}

LineDress undress(const PlainLine& line) {
  using Kind = LineDress::Kind;
  const std::string_view plain = line.plain();
  LineDress dress{Kind::content, 0, 0, plain.size()};
  const auto rest = [&] { return plain.substr(dress.begin, dress.end - dress.begin); };

  for (std::string_view text = trim(rest()); text.starts_with('>'); text = trim(rest())) {
    dress.begin = plain.find('>', dress.begin) + 1;
    if (rest().starts_with(' ')) ++dress.begin;
  }
  bool tags = false;
  for (std::string_view text = trim(rest());; text = trim(rest())) {
    std::size_t length = tag_length(text);
    if (length == 0 && (text.starts_with("```") || text.starts_with("~~~") || is_text_quote(text)))
      length = text.size();
    if (length != 0) {
      dress.begin = plain.find(text.front(), dress.begin) + length;
    } else if ((length = last_tag_length(text)) != 0) {
      dress.end = dress.begin + rest().find_last_not_of(" \t") + 1 - length;
    } else if (text.size() > 2 && text.starts_with('`') && text.ends_with('`')) {
      dress.begin = plain.find('`', dress.begin) + 1;
      dress.end = plain.rfind('`', dress.end - 1);
    } else {
      break;
    }
    tags = true;
  }
  if (const std::string_view text = trim(rest()); !text.empty()) {
    const auto from = static_cast<std::size_t>(text.data() - plain.data());
    if (const std::size_t size = find_arguments(text); size < text.size()) dress.end = from + size;
  }
  const std::string_view text = trim(rest());
  if (text.empty()) {
    // Nine spaces, or nine empty fields between tabs, may be a row of blanks.
    const bool fields = std::ranges::count(rest(), '\t') == 8 || rest() == "         ";
    if (!fields || tags) dress.kind = Kind::blank;
  } else if (text[0] == '#' || text[0] == '%' || text.starts_with("//") ||
             (text[0] == ';' && std::ranges::count(text, ';') % 8 != 0)) {
    const bool frame = text.find_first_not_of("#+-=| ") == text.npos && text.contains('-');
    if (!frame) dress.kind = Kind::comment;
  } else if (is_section(text, "[puzzle]")) {
    dress.kind = Kind::puzzle_section;
  } else if (is_section(text, "[state]")) {
    dress.kind = Kind::state_section;
  }
  dress.value =
      dress.kind == Kind::content ? find_value(plain, dress.begin, dress.end) : dress.begin;
  return dress;
}

}  // namespace nonet::text
