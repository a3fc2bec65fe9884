#pragma once

#include <cstdint>

#include "command_line.hpp"

namespace nonet::cli {

/// The value of --seed. Without it a new one, which is told on standard error, so that the run can
/// be repeated.
std::uint64_t choose_seed(const Invocation& invocation);

}  // namespace nonet::cli
