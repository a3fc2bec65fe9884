#include "help_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "flag.hpp"

namespace nonet::cli {

namespace {

constexpr std::size_t kWidth = 80;

/// `text` broken between words, every line but the first indented.
std::string wrapped(std::string_view text, std::size_t indent) {
  std::string result;
  std::size_t column = indent;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (column + word.size() > kWidth && column > indent) {
      result.back() = '\n';
      result.append(indent, ' ');
      column = indent;
    }
    result.append(word).push_back(' ');
    column += word.size() + 1;
  }
  if (!result.empty()) result.pop_back();
  return result;
}

std::string two_columns(const std::vector<std::pair<std::string, std::string>>& rows) {
  std::size_t width = 0;
  for (const auto& [left, right] : rows) width = std::max(width, left.size());
  std::string result;
  for (const auto& [left, right] : rows)
    result += fmt::format("  {:<{}}  {}\n", left, width, wrapped(right, width + 4));
  return result;
}

std::string paragraphs(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::string_view paragraph = text.substr(0, text.find("\n\n"));
    text.remove_prefix(std::min(text.size(), paragraph.size() + 2));
    result += wrapped(paragraph, 0) + "\n\n";
  }
  return result;
}

std::string flag_rows(std::string_view verb) {
  std::vector<std::pair<std::string, std::string>> rows;
  for (const Flag* flag : flags_of(verb)) {
    std::string left = flag->letter == '\0' ? "    " : fmt::format("-{}, ", flag->letter);
    left += "--" + flag->name;
    if (!flag->value.empty()) left += " " + flag->value;
    std::string right = flag->summary;
    if (!flag->choices.empty()) right += fmt::format(" ({})", fmt::join(flag->choices, ", "));
    if (!flag->fallback.empty()) right += fmt::format(" [{}]", flag->fallback);
    rows.emplace_back(std::move(left), std::move(right));
  }
  return two_columns(rows);
}

}  // namespace

std::string version_line() {
  return "nonet " NONET_VERSION;
}

std::string general_help() {
  std::vector<std::pair<std::string, std::string>> verbs;
  for (const Verb& verb : verb_table()) verbs.emplace_back(verb.name, verb.summary);
  return fmt::format(
      "{}, a Sudoku engine\n\nUsage: nonet VERB [FLAGS] [OPERANDS]\n\nVerbs:\n{}\nFlags without a "
      "verb:\n{}\nnonet help VERB tells more; nonet help --man writes the manual page.\n",
      version_line(), two_columns(verbs), flag_rows(kNoVerb));
}

std::string help_for(const Verb& verb) {
  std::string text =
      fmt::format("nonet {}: {}\n\nUsage: nonet {} [FLAGS]{}{}\n\n", verb.name, verb.summary,
                  verb.name, verb.operands.empty() ? "" : " ", verb.operands);
  text += paragraphs(verb.doc);
  text += "Flags (with their choices, and what holds without them in brackets):\n" +
          flag_rows(verb.name);
  if (!verb.examples.empty()) {
    text += "\nExamples:\n";
    for (const std::string& example : verb.examples) text += "  " + example + "\n";
  }
  return text;
}

}  // namespace nonet::cli
