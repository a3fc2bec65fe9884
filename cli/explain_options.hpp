#pragma once
// The flags that hint and explain share.

#include <expected>
#include <string>

#include "command_line.hpp"
#include "nonet/explain.hpp"

namespace nonet::cli {

/// From --techniques, --no-uniqueness and, where the verb has it, --scale. The error is a whole
/// line for standard error.
std::expected<ExplainOptions, std::string> explain_options(const Invocation& invocation);

/// The same with the bounds of one puzzle: a deadline so many seconds from now (none for 0).
ExplainOptions within(ExplainOptions options, double seconds, const std::stop_token& stop);

}  // namespace nonet::cli
