#include <fmt/format.h>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "help_text.hpp"

namespace nonet::cli {

int run_help(const Invocation& invocation) {
  if (invocation.operands.empty()) {
    fmt::print("{}", general_help());
    return kExitPositive;
  }
  for (const std::string& name : invocation.operands) {
    const Verb* verb = find_verb(name);
    if (verb == nullptr) {
      fmt::print(stderr, "nonet: there is no verb '{}' (nonet help lists them)\n", name);
      return kExitError;
    }
    fmt::print("{}", help_for(*verb));
  }
  return kExitPositive;
}

}  // namespace nonet::cli
