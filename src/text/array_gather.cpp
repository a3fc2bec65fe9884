#include "text/array_gather.hpp"

#include "text/cell_sign.hpp"

namespace nonet::text {

namespace {

constexpr std::size_t kMostValues = 100;

}  // namespace

ArrayGather::Step ArrayGather::add(std::string_view plain, std::size_t line) {
  std::string_view text = trim(plain);
  const bool brackets =
      text.find_first_not_of("[]{}(),; ") == text.npos && text.find_first_of("[]{}()") != text.npos;
  if (brackets) {
    open_ = text.back() == '[';
    brace_open_ = text.back() == '{';
    if (!active()) return Step::taken;
    text_ += ']';
    return Step::row;
  }
  brace_open_ = false;
  if (!open_ || values_ >= kMostValues) return Step::other;
  // One value, with a comma unless it is the last.
  if (text.ends_with(',')) text = trim(text.substr(0, text.size() - 1));
  const bool value =
      text.size() == 1 || text == "null" || text == "None" ||
      (text.size() <= 3 && text.size() >= 2 && text.front() == '"' && text.back() == '"');
  if (!value) {
    if (!active()) open_ = false;
    return Step::other;
  }
  if (!active()) {
    text_ = '[';
    line_ = line;
  } else {
    text_ += ',';
  }
  text_ += text;
  ++values_;
  return Step::taken;
}

}  // namespace nonet::text
