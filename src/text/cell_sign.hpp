#pragma once
// The signs that stand for a cell in a puzzle text, after plain_line.hpp has brought Unicode dress
// down to ASCII: the digits and the usual signs for a blank.

#include <array>
#include <cstdint>
#include <string_view>

namespace nonet::text {

inline constexpr std::string_view kBlankSigns = ".0_*-xX?";
inline constexpr std::uint8_t kNoCell = 0xff;

/// 1 to 9 for a digit, 0 for a blank, kNoCell for everything else.
inline constexpr std::array<std::uint8_t, 256> kCellValues = [] {
  std::array<std::uint8_t, 256> values{};
  values.fill(kNoCell);
  for (char sign : kBlankSigns) values[static_cast<unsigned char>(sign)] = 0;
  for (int digit = 1; digit <= 9; ++digit)
    values[static_cast<std::size_t>('0' + digit)] = static_cast<std::uint8_t>(digit);
  return values;
}();

constexpr std::uint8_t cell_value(char sign) {
  return kCellValues[static_cast<unsigned char>(sign)];
}
constexpr bool is_cell(char sign) {
  return cell_value(sign) != kNoCell;
}
constexpr bool is_digit(char sign) {
  return sign >= '1' && sign <= '9';
}
constexpr bool is_blank_sign(char sign) {
  return cell_value(sign) == 0;
}
constexpr bool is_space(char sign) {
  return sign == ' ' || sign == '\t';
}

/// `text` without the spaces around it.
constexpr std::string_view trim(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace nonet::text
