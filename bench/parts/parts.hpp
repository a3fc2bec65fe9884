#pragma once
// The parts that bench_parts times, a file each. Each function registers its benchmarks.

namespace nonet::bench {

/// Each pass of the throughput engine over 256 lanes, on every kernel this processor has.
void add_passes();
/// Single calls of the library: parse, solve, check, true candidates.
void add_calls();

}  // namespace nonet::bench
