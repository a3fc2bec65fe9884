#pragma once
// counted(): a number with its noun, "1 given", "26 givens".

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

inline std::string counted(std::uint64_t number, std::string_view one, std::string_view many) {
  return std::to_string(number) + ' ' + std::string(number == 1 ? one : many);
}

}  // namespace nonet
