#pragma once
// The space of brute force: every way to fill the blanks, 9^blanks boards.

#include <cstdint>
#include <string>

namespace nonet::cli {

/// "9^51 = 4,638,397,686,588,101,979,328,150,167,890,591,454,318,967,698,009", to the last digit.
std::string space_in_full(int blanks);
/// "9^51 = 4.6*10^48"; small ones in full.
std::string space_in_short(int blanks);
/// How little of it `boards` are: "all of it", "1 in 1,234", "1 in 3.7*10^42", "none of it".
std::string share_of_space(std::uint64_t boards, int blanks);

}  // namespace nonet::cli
