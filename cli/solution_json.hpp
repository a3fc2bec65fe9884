#pragma once
// The members of a JSON answer that hold solutions.

#include <nlohmann/json_fwd.hpp>

#include "finding.hpp"

namespace nonet::cli {

/// "solution" and "second": 81 digits, or null where there is none.
void add_solutions(const Finding& finding, nlohmann::ordered_json& object);

}  // namespace nonet::cli
