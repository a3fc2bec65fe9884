#pragma once
// Lanes: one vector of 16-bit lanes, each a set of digits (bit i stands for digit i + 1), and the
// operations on it that the latency engine is written in. One header for each instruction set gives
// them all under the same names; what differs is how many lanes there are, and with it the layout.

#include <cstdint>

#define NONET_INLINE [[gnu::always_inline]] inline

#if defined(NONET_ISA_avx512)
#include "engine/one/lanes_avx512.hpp"
#elif defined(NONET_ISA_avx2)
#include "engine/one/lanes_avx2.hpp"
#include "engine/one/two_operand_logic.hpp"
#else
#include "engine/one/lanes_portable.hpp"
#include "engine/one/two_operand_logic.hpp"
#endif

namespace nonet::NONET_ISA::one {

inline constexpr std::uint16_t kAllDigits = 511;

/// v - 1: the lowest bit of v cleared and all below it set. Only an empty lane gets bits above the
/// ninth.
NONET_INLINE Lanes decrement(Lanes v) {
  return v - every(1);
}

}  // namespace nonet::NONET_ISA::one
