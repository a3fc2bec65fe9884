// A Transform as text: "t r213456789 c123456789 d912345678".

#include <string>

#include "nonet/transform.hpp"

namespace nonet {
namespace {

constexpr std::string_view kHint =
    "right is, for example, \"t r213456789 c123456789 d912345678\": t for transposed, then from "
    "which rows and columns the new ones come, then what becomes of each digit";

std::unexpected<Error> fault(std::size_t at, std::string message) {
  return std::unexpected(Error{.code = ErrorCode::unknown_symbol,
                               .line = 1,
                               .column = at + 1,
                               .message = std::move(message),
                               .hint = std::string(kHint)});
}

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// The nine digits of a part, as numbers from 1; nothing when they are not nine.
std::optional<std::array<std::uint8_t, 9>> nine_digits(std::string_view text) {
  if (text.size() != 9) return std::nullopt;
  std::array<std::uint8_t, 9> numbers{};
  for (std::size_t i = 0; i < 9; ++i) {
    if (text[i] < '1' || text[i] > '9') return std::nullopt;
    numbers[i] = static_cast<std::uint8_t>(text[i] - '0');
  }
  return numbers;
}

Transform::Lines from_one(Transform::Lines lines) {
  for (std::uint8_t& line : lines) ++line;
  return lines;
}

Transform::Lines from_zero(Transform::Lines lines) {
  for (std::uint8_t& line : lines) --line;
  return lines;
}

void append_nine(std::string& text, char part, const std::array<std::uint8_t, 9>& numbers) {
  text += part;
  for (std::uint8_t number : numbers) text += static_cast<char>('0' + number);
}

}  // namespace

std::string to_text(const Transform& transform) {
  std::string text = transform.transposed() ? "t " : "";
  append_nine(text, 'r', from_one(transform.rows()));
  append_nine(text += ' ', 'c', from_one(transform.columns()));
  append_nine(text += ' ', 'd', transform.digits());
  return text;
}

Expected<Transform> parse_transform(std::string_view text) {
  bool transposed = false;
  const Transform identity;
  Transform::Lines rows = identity.rows(), columns = identity.columns();
  Transform::Labels digits = identity.digits();
  std::string seen;
  for (std::size_t at = 0; at < text.size();) {
    if (is_space(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && !is_space(text[end])) ++end;
    const std::string_view part = text.substr(at, end - at);
    const char name = part[0];
    if (std::string_view("trcd").find(name) == std::string_view::npos)
      return fault(at, "'" + std::string(part) + "' is no part of a map");
    if (seen.find(name) != std::string::npos)
      return fault(at, std::string("'") + name + "' stands there twice");
    seen += name;
    if (name == 't') {
      if (part.size() > 1) return fault(at, "'t' stands alone");
      transposed = true;
    } else {
      const auto numbers = nine_digits(part.substr(1));
      if (!numbers) return fault(at, std::string("'") + name + "' needs nine digits from 1 to 9");
      const bool fits =
          name == 'd' ? Transform::from(false, identity.rows(), columns, *numbers).has_value()
                      : Transform::from(false, from_zero(*numbers), columns, digits).has_value();
      if (!fits)
        return fault(at, name == 'd' ? "the digits are no permutation of 1 to 9"
                                     : std::string("'") + name +
                                           "' is no permutation of 1 to 9 that keeps the lines "
                                           "1-3, 4-6 and 7-9 together");
      if (name == 'd')
        digits = *numbers;
      else
        (name == 'r' ? rows : columns) = from_zero(*numbers);
    }
    at = end;
  }
  return *Transform::from(transposed, rows, columns, digits);
}

}  // namespace nonet
