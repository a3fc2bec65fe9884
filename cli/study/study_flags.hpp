#pragma once

#include <string>
#include <vector>

#include "flag.hpp"

namespace nonet::cli {

/// The flags that only the verbs of study/ have: rows of the flag table.
std::vector<Flag> study_flags();

/// The notations that can be written, as choices.
std::vector<std::string> notation_names();

}  // namespace nonet::cli
