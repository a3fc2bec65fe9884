#include "study/seed_choice.hpp"

#include <fmt/format.h>

#include <random>

#include "output.hpp"

namespace nonet::cli {

std::uint64_t choose_seed(const Invocation& invocation) {
  if (invocation.given("seed")) return invocation.number("seed");
  std::random_device device;
  const std::uint64_t seed = device();  // 32 bits: short enough to type
  complain(fmt::format("nonet: --seed {}\n", seed));
  return seed;
}

}  // namespace nonet::cli
