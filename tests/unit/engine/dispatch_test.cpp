#include "engine/dispatch.hpp"

#include <gmock/gmock.h>

#include <cstdlib>

#include "nonet/kernel.hpp"
#include "nonet/solve.hpp"

namespace nonet {
namespace {

using testing::HasSubstr;

TEST(Dispatch, TheLastKernelRunsAnywhere) {
  ASSERT_FALSE(kernels().empty());
  EXPECT_EQ(kernels().back().name, "portable");
  EXPECT_TRUE(kernels().back().supported);
}

TEST(Dispatch, TheBestSupportedKernelIsInUse) {
  if (std::getenv("NONET_KERNEL") != nullptr) GTEST_SKIP() << "NONET_KERNEL is set";
  const auto used = kernel_in_use();
  ASSERT_TRUE(used);
  for (const KernelInfo& kernel : kernels()) {
    if (!kernel.supported) continue;
    EXPECT_EQ(used->name, kernel.name);
    break;
  }
}

TEST(Dispatch, AKernelCanBeChosenByName) {
  const std::string_view before = kernel_in_use()->name;
  for (const KernelInfo& kernel : kernels()) {
    const auto used = use_kernel(kernel.name);
    ASSERT_EQ(used.has_value(), kernel.supported);
    if (!used) continue;
    EXPECT_EQ(kernel_in_use()->name, kernel.name);
  }
  ASSERT_TRUE(use_kernel(before));
}

TEST(Dispatch, AnUnknownNameIsRefusedAndChangesNothing) {
  const std::string_view before = kernel_in_use()->name;
  const engine::Kernel* const entries = engine::kernel();
  const auto used = use_kernel("sse9");
  ASSERT_FALSE(used);
  EXPECT_THAT(used.error(), HasSubstr("unknown kernel 'sse9'; kernels for this processor: "));
  EXPECT_THAT(used.error(), HasSubstr("portable"));
  EXPECT_EQ(kernel_in_use()->name, before);
  EXPECT_EQ(engine::kernel(), entries);
}

// In a process of its own, for the environment is read once.
TEST(DispatchDeathTest, NoKernelTakesThePlaceOfABadOneInTheEnvironment) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const auto refuses = [] {
    setenv("NONET_KERNEL", "sse9", 1);
    const auto used = kernel_in_use();
    return !used && used.error().starts_with("NONET_KERNEL: unknown kernel 'sse9'") &&
           solve(Puzzle()).verdict == Verdict::undecided && !count(Puzzle(), 5).exact &&
           use_kernel("portable") && kernel_in_use()->name == "portable" &&
           solve(Puzzle()).verdict == Verdict::multiple;
  };
  EXPECT_EXIT(std::exit(refuses() ? 0 : 1), testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace nonet
