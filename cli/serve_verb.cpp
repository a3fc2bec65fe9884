// `nonet serve` looks at its flags and then becomes nonet-serve, a program beside it. The two are
// apart because the library for HTTP loads one for TLS, which would slow the start of every verb.

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "output.hpp"

namespace nonet::cli {

namespace {

namespace fs = std::filesystem;

/// The first of these places that is there, else empty.
fs::path first_that_exists(const std::vector<fs::path>& places) {
  std::error_code error;
  for (const fs::path& place : places)
    if (fs::exists(place, error)) return place;
  return {};
}

/// Where this program lies: what belongs to it is found from there, so that an installation can be
/// moved.
fs::path own_folder() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).parent_path();
}

int fail(const std::string& message) {
  complain(fmt::format("nonet serve: {}\n", message));
  return kExitError;
}

}  // namespace

int run_serve(const Invocation& invocation) {
  const fs::path here = own_folder();
  fs::path page = here.parent_path() / "share/nonet/page";
  if (invocation.given("page")) page = invocation.text("page");
  std::error_code error;
  if (!fs::is_directory(page, error))
    return fail(fmt::format("{}: no such folder; --page names the folder of the built page",
                            page.string()) +
                (invocation.given("page") ? "" : "; in a checkout, ./run serve builds it"));

  const fs::path server =
      first_that_exists({here / "nonet-serve", here.parent_path() / "libexec/nonet/nonet-serve"});
  if (server.empty())
    return fail("this nonet was built without its server, for want of the library cpp-httplib");
  // The library would take an empty one for all addresses of the machine.
  const std::string host = invocation.text("host");
  if (host.empty())
    return fail("--host is empty; 0.0.0.0 stands for all addresses of this machine");
  const std::string port = std::to_string(invocation.number("port"));
  execl(server.c_str(), "nonet-serve", host.c_str(), port.c_str(), page.c_str(), nullptr);
  return fail(fmt::format("{}: {}", server.string(), std::strerror(errno)));
}

}  // namespace nonet::cli
