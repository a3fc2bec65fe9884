// nonet-serve HOST PORT FOLDER: what `nonet serve` becomes once it has looked at its flags.

#include <fmt/format.h>

#include <cstdlib>
#include <exception>

#include "exit_status.hpp"
#include "output.hpp"
#include "serve/page_server.hpp"

int main(int argc, char** argv) {
  using namespace nonet::cli;
  if (argc != 4) {
    complain("nonet-serve: is started by nonet serve\n");
    return kExitError;
  }
  try {
    const auto files = PageFiles::read(argv[3]);
    if (!files) {
      complain(fmt::format("nonet serve: {}\n", files.error()));
      return kExitError;
    }
    return serve_page(*files, {.host = argv[1], .port = std::atoi(argv[2])});
  } catch (const std::exception& error) {  // no memory, no threads
    complain(fmt::format("nonet serve: {}\n", error.what()));
    return kExitError;
  }
}
