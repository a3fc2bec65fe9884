#include "watch/search_space.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "watch/grouped_number.hpp"

namespace nonet::cli {

namespace {

// Up to here a number is easier to grasp written out than as a power of ten.
constexpr double kWrittenOut = 1e9;

std::string rounded(double number) {
  if (number < kWrittenOut) return grouped(static_cast<std::uint64_t>(std::llround(number)));
  int exponent = static_cast<int>(std::floor(std::log10(number)));
  double leading = std::round(number / std::pow(10.0, exponent) * 10) / 10;
  if (leading >= 10) {
    leading /= 10;
    ++exponent;
  }
  return fmt::format("{:.1f}*10^{}", leading, exponent);
}

}  // namespace

std::string space_in_full(int blanks) {
  std::string digits = "1";  // least significant first
  for (int i = 0; i < blanks; ++i) {
    int carry = 0;
    for (char& digit : digits) {
      carry += (digit - '0') * 9;
      digit = static_cast<char>('0' + carry % 10);
      carry /= 10;
    }
    if (carry != 0) digits += static_cast<char>('0' + carry);
  }
  std::ranges::reverse(digits);
  return fmt::format("9^{} = {}", blanks, grouped(digits));
}

std::string space_in_short(int blanks) {
  return fmt::format("9^{} = {}", blanks, rounded(std::pow(9.0, blanks)));
}

std::string share_of_space(std::uint64_t boards, int blanks) {
  if (boards == 0) return "none of it";
  const double share = std::pow(9.0, blanks) / static_cast<double>(boards);
  if (share <= 1) return "all of it";
  if (share < 10) return fmt::format("1 in {:.1f}", share);
  return "1 in " + rounded(share);
}

}  // namespace nonet::cli
