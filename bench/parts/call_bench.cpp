// Single calls of the library, as an editor or a service makes them: reading, judging and solving
// one board, from the everyday to the nearly empty.

#include <benchmark/benchmark.h>

#include <string>
#include <string_view>

#include "bench/parts/parts.hpp"
#include "nonet/nonet.hpp"

namespace nonet::bench {
namespace {

struct Sample {
  const char* name;
  std::string_view text;
};

constexpr Sample kSamples[] = {
    {"everyday",
     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    {"17_givens",
     "000000010400000000020000000000050407008000300001090000300400200050100000000806000"},
    {"hardest",
     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."},
    {"16_givens",
     "000000010400000000020000000000050407008000300001090000300400200050100000000800000"},
    {"one_given",
     "5................................................................................"},
    {"empty", "................................................................................."},
};

template <class Work>
void add_question(const std::string& question, Work work) {
  for (const Sample& sample : kSamples)
    benchmark::RegisterBenchmark((question + '/' + sample.name).c_str(),
                                 [&sample, work](benchmark::State& state) {
                                   const Puzzle puzzle = *parse(sample.text);
                                   for (auto _ : state) benchmark::DoNotOptimize(work(puzzle));
                                 });
}

}  // namespace

void add_calls() {
  add_question("solve", [](const Puzzle& puzzle) { return solve(puzzle); });
  add_question("solve_grid", [](const Puzzle& puzzle) { return solve(puzzle.givens); });
  add_question("check", [](const Puzzle& puzzle) { return check(puzzle); });
  add_question("true_candidates", [](const Puzzle& puzzle) { return true_candidates(puzzle); });
  for (const Sample& sample : kSamples)
    benchmark::RegisterBenchmark((std::string("parse/") + sample.name).c_str(),
                                 [&sample](benchmark::State& state) {
                                   for (auto _ : state)
                                     benchmark::DoNotOptimize(parse(sample.text));
                                 });
}

}  // namespace nonet::bench
