#pragma once

#include <string>

namespace nonet::cli {

/// Three digits and a unit: "1.23 us", "45.6 ms", "7.89 s".
std::string duration_text(double seconds);

}  // namespace nonet::cli
