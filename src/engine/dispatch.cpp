// The only file that knows every kernel. Which of them are built is up to
// cmake/nonet_kernels.cmake; what is asked of the processor here covers every flag given there.
#include "engine/dispatch.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdlib>

#include "nonet/kernel.hpp"

// The entry points of a kernel live in a namespace with the name of its instruction set.
#define NONET_DECLARE_KERNEL(isa)                                                \
  namespace nonet::isa::one {                                                    \
  void run(const engine::OneRequest& request, engine::OneReply& reply) noexcept; \
  }                                                                              \
  namespace nonet::isa::many {                                                   \
  extern const engine::many::ManyKernel many_kernel;                             \
  }
#define NONET_KERNEL_ENTRIES(isa)           \
  engine::Kernel {                          \
    &isa::one::run, &isa::many::many_kernel \
  }

#ifdef NONET_HAS_avx512
NONET_DECLARE_KERNEL(avx512)
#endif
#ifdef NONET_HAS_avx2
NONET_DECLARE_KERNEL(avx2)
#endif
NONET_DECLARE_KERNEL(portable)

namespace nonet {
namespace {

#if defined(NONET_HAS_avx2) || defined(NONET_HAS_avx512)
// The compiler's own test also asks whether the operating system saves the wide registers. A macro,
// for the built-in takes nothing but a literal.
#define NONET_CPU_HAS(feature) (__builtin_cpu_supports(feature) != 0)

bool has_avx2() {
  __builtin_cpu_init();
  return NONET_CPU_HAS("avx2") && NONET_CPU_HAS("bmi") && NONET_CPU_HAS("bmi2") &&
         NONET_CPU_HAS("popcnt");
}
#endif

#ifdef NONET_HAS_avx512
bool has_avx512() {
  return has_avx2() && NONET_CPU_HAS("avx512f") && NONET_CPU_HAS("avx512bw") &&
         NONET_CPU_HAS("avx512vl") && NONET_CPU_HAS("avx512dq") && NONET_CPU_HAS("avx512vbmi") &&
         NONET_CPU_HAS("avx512bitalg") && NONET_CPU_HAS("avx512vpopcntdq") && NONET_CPU_HAS("gfni");
}
#endif

constexpr engine::Kernel kEntries[] = {
#ifdef NONET_HAS_avx512
    NONET_KERNEL_ENTRIES(avx512),
#endif
#ifdef NONET_HAS_avx2
    NONET_KERNEL_ENTRIES(avx2),
#endif
    NONET_KERNEL_ENTRIES(portable),
};
constexpr std::size_t kKernelCount = std::size(kEntries);

// In the order of kEntries: best first.
std::array<KernelInfo, kKernelCount> make_kernel_infos() {
  return {{
#ifdef NONET_HAS_avx512
      {"avx512", "x86-64 with AVX-512 as of Ice Lake and Zen 4 (BW, VBMI, BITALG, GFNI)",
       has_avx512()},
#endif
#ifdef NONET_HAS_avx2
      {"avx2", "x86-64 with AVX2 and BMI2, as of Haswell and Zen 1", has_avx2()},
#endif
      {"portable", "any processor: the compiler's 128-bit vectors", true},
  }};
}

const std::array<KernelInfo, kKernelCount>& kernel_infos() {
  static const std::array<KernelInfo, kKernelCount> infos = make_kernel_infos();
  return infos;
}

std::expected<std::size_t, std::string> kernel_named(std::string_view name) {
  const auto& infos = kernel_infos();
  std::string supported;
  for (std::size_t i = 0; i < kKernelCount; ++i) {
    if (infos[i].name == name && infos[i].supported) return i;
    if (infos[i].supported) supported.append(supported.empty() ? "" : ", ").append(infos[i].name);
  }
  bool known = false;
  for (const KernelInfo& info : infos) known |= info.name == name;
  return std::unexpected((known ? "this processor lacks what kernel '" : "unknown kernel '") +
                         std::string(name) + (known ? "' needs" : "'") +
                         "; kernels for this processor: " + supported);
}

// The number of the kernel in use, or one of the two below.
constexpr std::size_t kNotChosen = kKernelCount;
constexpr std::size_t kNone = kKernelCount + 1;
std::atomic<std::size_t> kernel_number = kNotChosen;

std::expected<std::size_t, std::string> choose() {
  if (const char* name = std::getenv("NONET_KERNEL"); name != nullptr && *name != '\0') {
    auto number = kernel_named(name);
    if (!number) number.error().insert(0, "NONET_KERNEL: ");
    return number;
  }
  std::size_t best = 0;
  while (!kernel_infos()[best].supported) ++best;
  return best;
}

// Choosing twice at once does no harm: both threads come to the same kernel, and neither takes the
// place of one that use_kernel() has named meanwhile.
std::size_t number_in_use() {
  std::size_t number = kernel_number.load(std::memory_order_relaxed);
  if (number != kNotChosen) return number;
  const std::size_t chosen = choose().value_or(kNone);
  return kernel_number.compare_exchange_strong(number, chosen) ? chosen : number;
}

}  // namespace

std::span<const KernelInfo> kernels() {
  return kernel_infos();
}

std::expected<KernelInfo, std::string> kernel_in_use() {
  const std::size_t number = number_in_use();
  if (number != kNone) return kernel_infos()[number];
  auto chosen = choose();
  return std::unexpected(chosen ? "NONET_KERNEL has changed since the first call" : chosen.error());
}

std::expected<KernelInfo, std::string> use_kernel(std::string_view name) {
  const auto number = kernel_named(name);
  if (!number) return std::unexpected(number.error());
  kernel_number.store(*number, std::memory_order_relaxed);
  return kernel_infos()[*number];
}

namespace engine {

const Kernel* kernel() {
  const std::size_t number = number_in_use();
  return number == kNone ? nullptr : &kEntries[number];
}

}  // namespace engine
}  // namespace nonet
