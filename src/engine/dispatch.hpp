#pragma once
// The kernels behind one table: for each instruction set the entry points of the engines.

#include "engine/many/many_kernel.hpp"
#include "engine/one/one_request.hpp"

namespace nonet::engine {

struct Kernel {
  OneFunction one;
  const many::ManyKernel* many;
};

/// The kernel in use; null when NONET_KERNEL names one that cannot be used. Cost: one load.
const Kernel* kernel();

}  // namespace nonet::engine
