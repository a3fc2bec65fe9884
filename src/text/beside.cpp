#include "text/beside.hpp"

#include <string_view>

#include "text/cell_sign.hpp"

namespace nonet::text {

namespace {

constexpr std::string_view kSeparators = ",;|";

}  // namespace

std::string text_beside(const PlainLine& line, std::size_t begin, std::size_t from, std::size_t to,
                        std::size_t end) {
  const auto bytes = [&line](std::size_t a, std::size_t b) {
    return line.bytes().substr(line.offset(a), line.offset(b) - line.offset(a));
  };
  std::string_view before = trim(bytes(begin, from));
  std::string_view after = trim(bytes(to, end));
  // Quotes around the puzzle are its own.
  if (!before.empty() && !after.empty() && before.back() == after.front() &&
      (after.front() == '"' || after.front() == '\'')) {
    before = trim(before.substr(0, before.size() - 1));
    after = trim(after.substr(1));
  }
  if (!before.empty() && kSeparators.contains(before.back()))
    before = trim(before.substr(0, before.size() - 1));
  if (!after.empty() && kSeparators.contains(after.front())) after = trim(after.substr(1));
  std::string text(before);
  if (!before.empty() && !after.empty()) text += ' ';
  text += after;
  return text;
}

}  // namespace nonet::text
