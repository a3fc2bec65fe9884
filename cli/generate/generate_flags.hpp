#pragma once
// From the flags of `nonet generate` to what the library is asked for.

#include <cstdint>
#include <expected>
#include <string>

#include "command_line.hpp"
#include "nonet/generate.hpp"

namespace nonet::cli {

struct GenerateRequest {
  std::uint64_t number = 1;
  GenerateOptions options;
};

/// The error is a line for standard error.
std::expected<GenerateRequest, std::string> read_generate_flags(const Invocation& invocation);

}  // namespace nonet::cli
