#include <fmt/format.h>

#include <string>

#include "command_line.hpp"
#include "help_text.hpp"
#include "nonet/kernel.hpp"
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

std::string kernel_lines() {
  std::string names;
  for (const KernelInfo& info : kernels())
    names += fmt::format("{}{}{}", names.empty() ? "" : ", ", info.name,
                         info.supported ? "" : " (not on this processor)");
  const auto used = kernel_in_use();
  return fmt::format("kernels: {}\nkernel in use: {}\n", names,
                     used ? std::string(used->name) : "none; " + used.error());
}

}  // namespace

int run_version(const Invocation&) {
  return print_all(fmt::format("{}\ncompiler: {}\nbuild: {}\n{}licence: MIT\n", version_line(),
                               kCompiler, NONET_BUILD_TYPE, kernel_lines()));
}

}  // namespace nonet::cli
