#pragma once
// The flags that only `nonet generate` has, as rows of the flag table.

#include <vector>

#include "flag.hpp"

namespace nonet::cli {

std::vector<Flag> generate_flag_rows();

}  // namespace nonet::cli
