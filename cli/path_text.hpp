#pragma once
// A path as plain text.

#include <string>

#include "nonet/explain.hpp"

namespace nonet::cli {

/// "hard, score 1240, 58 steps", or why there is no path to the end.
std::string path_summary(const Explanation& path);

/// A step's level and score, or its rating on the scale se.
std::string step_numbers(const Step& step, Scale scale);

/// A line for each step and the summary.
std::string path_text(const Explanation& path);

}  // namespace nonet::cli
