#include "text/string_list.hpp"

#include <algorithm>

#include "text/cell_sign.hpp"

namespace nonet::text {

namespace {

// A string of so many characters is meant as a puzzle, even when it is not 81 long.
constexpr std::size_t kMeantLength = 60;

bool is_filled(std::string_view text) {
  return text.size() == 81 && std::ranges::all_of(text, is_digit);
}

}  // namespace

std::vector<StringSpan> find_string_list(std::string_view plain, std::size_t begin,
                                         std::size_t end) {
  if (end - begin < 2 * kMeantLength || !std::string_view("[({").contains(plain[begin])) return {};
  std::vector<StringSpan> found;
  for (std::size_t at = begin; at < end; ++at) {
    const char c = plain[at];
    if (c == '"' || c == '\'') {
      const std::size_t stop = plain.find(c, at + 1);
      if (stop >= end || stop - at - 1 < kMeantLength) return {};
      found.push_back({at + 1, stop});
      at = stop;
    } else if (!std::string_view("[](){},; \t").contains(c)) {
      return {};
    }
  }
  const auto text = [plain](StringSpan span) {
    return plain.substr(span.begin, span.end - span.begin);
  };
  if (found.size() < 2) return {};
  if (found.size() == 2 && is_filled(text(found[1])) && !is_filled(text(found[0]))) return {};
  std::ranges::reverse(found);
  return found;
}

}  // namespace nonet::text
