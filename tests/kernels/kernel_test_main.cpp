// Runs the suites on the kernel that NONET_KERNEL names, and on no other.

#include <gmock/gmock.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "nonet/kernel.hpp"

namespace {

constexpr int kSkipped = 77;

bool is_known(std::string_view name) {
  for (const nonet::KernelInfo& kernel : nonet::kernels())
    if (kernel.name == name) return true;
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleMock(&argc, argv);
  const char* forced = std::getenv("NONET_KERNEL");
  const auto used = nonet::kernel_in_use();
  if (!used) {
    std::fprintf(stderr, "%s\n", used.error().c_str());
    return forced != nullptr && is_known(forced) ? kSkipped : EXIT_FAILURE;
  }
  const char* expected = forced != nullptr ? forced : std::getenv("NONET_EXPECT_KERNEL");
  if (expected != nullptr && used->name != expected) {
    std::fprintf(stderr, "kernel %s is in use instead of %s\n", used->name.data(), expected);
    return EXIT_FAILURE;
  }
  std::printf("kernel: %s\n", used->name.data());
  return RUN_ALL_TESTS();
}
