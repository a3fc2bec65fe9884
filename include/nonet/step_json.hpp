#pragma once
// Steps and paths as JSON, one object on one line. The members are stable (docs/explaining.md):
// later versions add members and change none.

#include <string>

#include "nonet/explain.hpp"
#include "nonet/step.hpp"

namespace nonet {

[[nodiscard]] std::string to_json(const Step& step);
[[nodiscard]] std::string to_json(const Explanation& explanation);
[[nodiscard]] std::string to_json(Technique technique);

}  // namespace nonet
