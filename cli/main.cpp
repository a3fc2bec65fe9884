#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <vector>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "help_text.hpp"

int main(int argc, char** argv) {
  using namespace nonet::cli;
  const std::vector<std::string> words(argv + (argc > 0), argv + argc);
  const auto invocation = parse_command_line(words);
  if (!invocation) {
    fmt::print(stderr, "nonet: {} (nonet --help tells more)\n", invocation.error().message);
    return kExitError;
  }
  if (invocation->given("help")) {
    fmt::print("{}", invocation->verb == nullptr ? general_help() : help_for(*invocation->verb));
    return kExitPositive;
  }
  if (invocation->given("version")) {
    fmt::print("{}\n", version_line());
    return kExitPositive;
  }
  return invocation->verb->run(*invocation);
}
