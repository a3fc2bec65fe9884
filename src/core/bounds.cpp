#include "nonet/bounds.hpp"

#include <array>
#include <cstddef>

namespace nonet {

std::string_view name_of(SearchEnd end) {
  constexpr std::array<std::string_view, 5> names{"exhausted", "limit reached", "stopped",
                                                  "out of steps", "out of time"};
  return names[static_cast<std::size_t>(end)];
}

}  // namespace nonet
