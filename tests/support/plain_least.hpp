#pragma once
// The canonical form by its definition: every one of the 3,359,232 ways to move the cells is tried.

#include <cstdint>
#include <string>

#include "nonet/grid.hpp"

namespace nonet::test {

struct PlainLeast {
  std::string line;                 ///< 81 characters
  std::uint32_t automorphisms = 0;  ///< how many ways lead to it
};

/// Shares nothing with the library. Takes a tenth of a second or more.
PlainLeast plain_least(const std::string& line);

}  // namespace nonet::test
