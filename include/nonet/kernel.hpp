#pragma once
// Kernels: the fast engines exist once for each instruction set, and the first call picks the best
// one the processor has. All of them give the same answers after the same guesses; only tests,
// measurements and the curious need to choose.
//
//   for (const KernelInfo& kernel : kernels()) std::cout << kernel.name << '\n';
//   if (auto used = use_kernel("avx2"); !used) std::cerr << used.error() << '\n';
//
// The environment variable NONET_KERNEL names the kernel to use. When it names one that is unknown
// or that the processor lacks, no other takes its place: kernel_in_use() tells what is wrong, and
// until use_kernel() names a good one solve() answers `undecided` and count() nothing exact.
//
// Thread safety: all functions may be called from any thread at any time; calls that already run
// finish on the kernel they began with.

#include <expected>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

struct KernelInfo {
  std::string_view name;     ///< "avx512", "avx2", "portable"
  std::string_view summary;  ///< one line: what the processor must have
  bool supported = false;    ///< whether this processor has it
};

/// The kernels that this build holds, best first.
[[nodiscard]] std::span<const KernelInfo> kernels();

/// The kernel that calls use, or what is wrong with NONET_KERNEL.
[[nodiscard]] std::expected<KernelInfo, std::string> kernel_in_use();

/// Uses a kernel from now on, in all threads. The error says what is wrong with the name and which
/// names are right; the kernel in use then stays as it was.
std::expected<KernelInfo, std::string> use_kernel(std::string_view name);

}  // namespace nonet
