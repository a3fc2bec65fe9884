#include "kernel_choice.hpp"

#include "nonet/kernel.hpp"

namespace nonet::cli {

std::optional<std::string> choose_kernel(const Invocation& invocation) {
  if (!invocation.given("kernel")) {
    const auto used = kernel_in_use();
    return used ? std::nullopt : std::optional(used.error());
  }
  const auto used = use_kernel(invocation.text("kernel"));
  return used ? std::nullopt : std::optional("--kernel: " + used.error());
}

}  // namespace nonet::cli
