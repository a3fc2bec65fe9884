#pragma once
// The kernel that the user wants: --kernel, else NONET_KERNEL, else the best there is.

#include <optional>
#include <string>

#include "command_line.hpp"

namespace nonet::cli {

/// Uses it from now on; returns what is wrong with its name.
std::optional<std::string> choose_kernel(const Invocation& invocation);

}  // namespace nonet::cli
