// bench_parts: Google Benchmark over the parts of the engines; its own flags apply, such as
// --benchmark_filter=solve and --benchmark_repetitions=9.

#include <benchmark/benchmark.h>

#include "bench/parts/parts.hpp"

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  nonet::bench::add_calls();
  nonet::bench::add_passes();
  benchmark::RunSpecifiedBenchmarks();
}
