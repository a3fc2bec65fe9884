#pragma once
// Techniques that the command line names.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "command_line.hpp"
#include "nonet/technique.hpp"

namespace nonet::cli {

/// "there is no technique 'x-whing'; did you mean x-wing?; 'nonet techniques' lists them"
std::string no_such_technique(std::string_view name);

/// What --techniques allows, which must be given. The error is a message without "nonet: ".
std::expected<std::vector<Technique>, std::string> techniques_allowed(const Invocation& invocation);

}  // namespace nonet::cli
