#include "watch/grouped_number.hpp"

namespace nonet::cli {

std::string grouped(std::string_view digits) {
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i != 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

std::string grouped(std::uint64_t number) {
  return grouped(std::to_string(number));
}

std::string counted(std::uint64_t number, std::string_view one, std::string_view many) {
  return grouped(number) + ' ' + std::string(number == 1 ? one : many);
}

}  // namespace nonet::cli
