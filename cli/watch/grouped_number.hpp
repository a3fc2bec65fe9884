#pragma once
// Numbers for people: digits in groups of three, whatever the locale.

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::cli {

/// "1,234,567"; `digits` may be of any length.
std::string grouped(std::string_view digits);
std::string grouped(std::uint64_t number);
/// "1 try", "1,234 tries".
std::string counted(std::uint64_t number, std::string_view one, std::string_view many);

}  // namespace nonet::cli
