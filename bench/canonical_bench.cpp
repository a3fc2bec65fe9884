// bench_canonical [--rounds N] [--grids | --puzzles] FILE... Times canonical forms on collections
// of boards. See README.md.

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/canonical.hpp"
#include "nonet/solve.hpp"

namespace nonet::bench {
namespace {

double nanoseconds_of(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

std::vector<Grid> read_boards(const char* name, bool solved) {
  std::vector<Grid> boards;
  std::ifstream file(name);
  for (std::string line; std::getline(file, line);) {
    if (line.size() < kCellCount) continue;
    Grid board;
    for (int i = 0; i < kCellCount; ++i)
      if (const char sign = line[static_cast<std::size_t>(i)]; sign >= '1' && sign <= '9')
        board.set(Cell(i), Digit(sign - '0'));
    boards.push_back(solved ? solve(board).solution : board);
  }
  return boards;
}

void measure(const char* name, bool solved, int rounds) {
  const std::vector<Grid> boards = read_boards(name, solved);
  if (boards.empty()) {
    std::fprintf(stderr, "%s: no board in it\n", name);
    return;
  }
  // The whole collection by the thread's time, which other processes do not count in; single calls
  // by the wall clock, the quickest of the rounds.
  double least = 1e18;
  std::uint64_t automorphisms = 0;
  std::vector<double> single(boards.size(), 1e18);
  for (int round = 0; round < rounds; ++round) {
    const double start = nanoseconds_of(CLOCK_THREAD_CPUTIME_ID);
    for (const Grid& board : boards) automorphisms += canonical_form(board).automorphisms;
    least = std::min(least, nanoseconds_of(CLOCK_THREAD_CPUTIME_ID) - start);
    for (std::size_t i = 0; i < boards.size(); ++i) {
      const double begin = nanoseconds_of(CLOCK_MONOTONIC);
      automorphisms += canonical_form(boards[i]).automorphisms;
      single[i] = std::min(single[i], nanoseconds_of(CLOCK_MONOTONIC) - begin);
    }
  }
  std::ranges::sort(single);
  const auto at = [&](double part) {
    return single[static_cast<std::size_t>(part * static_cast<double>(single.size() - 1))];
  };
  std::printf("%-40s %8zu %9.0f %9.0f %9.0f %9.0f %9.0f\n", name, boards.size(),
              least / static_cast<double>(boards.size()), at(0.5), at(0.9), at(0.99), at(1));
  if (automorphisms == 0) std::abort();  // keeps the calls from being left out
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  int rounds = 5;
  bool solved = false;
  std::printf("%-40s %8s %9s %9s %9s %9s %9s\n", "nanoseconds a board", "boards", "mean", "p50",
              "p90", "p99", "worst");
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--grids")
      solved = true;
    else if (word == "--puzzles")
      solved = false;
    else if (word == "--rounds" && i + 1 < argc)
      rounds = std::max(1, std::atoi(argv[++i]));
    else
      nonet::bench::measure(argv[i], solved, rounds);
  }
  return 0;
}
