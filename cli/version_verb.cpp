#include <fmt/format.h>

#include "command_line.hpp"
#include "help_text.hpp"
#include "output.hpp"

namespace nonet::cli {

namespace {

#if defined(__clang__)
constexpr const char* kCompiler = "Clang " __clang_version__;
#elif defined(__GNUC__)
constexpr const char* kCompiler = "GCC " __VERSION__;
#else
constexpr const char* kCompiler = "a compiler without a name";
#endif

}  // namespace

int run_version(const Invocation&) {
  return print_all(fmt::format("{}\ncompiler: {}\nbuild: {}\nlicence: MIT\n", version_line(),
                               kCompiler, NONET_BUILD_TYPE));
}

}  // namespace nonet::cli
