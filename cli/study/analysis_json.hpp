#pragma once

#include <nlohmann/json_fwd.hpp>

#include "nonet/analysis.hpp"

namespace nonet::cli {

/// Adds all that was found to an object.
void add_analysis(const Analysis& analysis, nlohmann::ordered_json& object);

/// An array of r1c1.
nlohmann::ordered_json cell_names(const Pattern& cells);

}  // namespace nonet::cli
