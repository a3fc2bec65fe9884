#include "command_line.hpp"
#include "exit_status.hpp"

namespace nonet::cli {

int run_count(const Invocation&) {
  return kExitError;
}

}  // namespace nonet::cli
