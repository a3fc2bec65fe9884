#pragma once
// What an Accept-Encoding header says of a coding (RFC 9110, section 12.5.3).

#include <string_view>

namespace nonet::cli {

/// The weight that the list gives to a coding, in thousandths: 1000 when it is named alone, 0 when
/// it is refused or not named at all. `*` stands for whatever is not named. Names do not mind their
/// case; what is no list of codings gives 0.
int weight_of_coding(std::string_view accepted, std::string_view coding);

}  // namespace nonet::cli
