#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "help_text.hpp"
#include "output.hpp"

namespace {

using namespace nonet::cli;

int run(const std::vector<std::string>& words) {
  const auto invocation = parse_command_line(words);
  if (!invocation) {
    complain(fmt::format("nonet: {} (nonet --help tells more)\n", invocation.error().message));
    return kExitError;
  }
  const Verb* verb = invocation->verb;
  if (invocation->given("help")) return print_all(verb ? help_for(*verb) : general_help());
  if (invocation->given("version")) return print_all(version_line() + "\n");
  return verb->run(*invocation);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(std::vector<std::string>(argv + (argc > 0), argv + argc));
  } catch (const std::exception& error) {  // no memory, no threads
    complain(std::string("nonet: ") + error.what() + '\n');
    return kExitError;
  }
}
