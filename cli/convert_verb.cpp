#include "command_line.hpp"
#include "exit_status.hpp"

namespace nonet::cli {

int run_convert(const Invocation&) {
  return kExitError;
}

}  // namespace nonet::cli
