#pragma once
// Lists as people write them: "4 and 7", "r1c2, r1c5 and r3c5", "rows 2 and 5".

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/cell.hpp"
#include "nonet/digit.hpp"
#include "nonet/house.hpp"

namespace nonet::logic {

/// `last` stands before the last name: " and ".
std::string join(const std::vector<std::string>& names, std::string_view last);

std::string list_of(DigitSet digits);
std::string list_of(std::span<const Cell> cells);
std::string list_of(std::span<const House> houses);

/// For "is not" and "one of": "r1c2 or r1c5".
std::string choice_of(std::span<const Cell> cells);
std::string choice_of(DigitSet digits);

/// As forums write cells: "r1c27", "r13c5", "r1c2,r4c7".
std::string short_list_of(std::span<const Cell> cells);

}  // namespace nonet::logic
