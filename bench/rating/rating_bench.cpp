// bench_ratings FILE: rates the puzzles of a table (puzzle, ER, EP, ED, set, milliseconds of CPU
// that the Java rater took, technique) on one thread and writes, by band of ER: how many there are,
// how many get the same three numbers, milliseconds of CPU a puzzle (mean, median, 90th and 99th
// percentile, greatest), puzzles a second, and how much faster than the recorded Java times that
// is. See README.md.

#include <time.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "nonet/rate.hpp"
#include "nonet/text.hpp"

namespace nonet::bench {
namespace {

double thread_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

struct Row {
  std::string puzzle;
  double er = 0, ep = 0, ed = 0;
  double java = 0;  // milliseconds
  double ours = 0;
  bool equal = false;
};

std::vector<Row> read_rows(const char* file) {
  std::vector<Row> rows;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    Row row;
    std::string set;
    if (fields >> row.puzzle >> row.er >> row.ep >> row.ed >> set >> row.java) rows.push_back(row);
  }
  return rows;
}

bool same(double a, double b) {
  return std::abs(a - b) < 0.05;
}

void rate_rows(std::vector<Row>& rows) {
  Rater rater;
  for (Row& row : rows) {
    const auto puzzle = parse(row.puzzle);
    if (!puzzle) continue;
    const double start = thread_milliseconds();
    const Rating rating = rater.rate(*puzzle);
    row.ours = thread_milliseconds() - start;
    row.equal = same(rating.er, row.er) && same(rating.ep, row.ep) && same(rating.ed, row.ed);
  }
}

struct Band {
  const char* name;
  double from, below;
};
constexpr std::array kBands{Band{"below 2.6", 0, 2.55},        Band{"2.6 to 6.2", 2.55, 6.45},
                            Band{"6.5 to 6.9", 6.45, 6.95},    Band{"7.0 to 7.4", 6.95, 7.45},
                            Band{"7.5 to 8.6", 7.45, 8.65},    Band{"8.7 to 8.9", 8.65, 8.95},
                            Band{"9.0 to 9.4", 8.95, 9.45},    Band{"9.5 to 9.9", 9.45, 9.95},
                            Band{"10.0 to 10.4", 9.95, 10.45}, Band{"10.5 to 10.9", 10.45, 10.95},
                            Band{"11 and more", 10.95, 99},    Band{"all", 0, 99}};

double quantile(const std::vector<double>& sorted, double q) {
  return sorted[static_cast<std::size_t>(q * static_cast<double>(sorted.size() - 1))];
}

void write_band(const Band& band, const std::vector<Row>& rows) {
  std::vector<double> times;
  double ours = 0, java = 0;
  int equal = 0;
  for (const Row& row : rows) {
    if (row.er < band.from || row.er >= band.below) continue;
    times.push_back(row.ours);
    ours += row.ours;
    java += row.java;
    equal += row.equal;
  }
  if (times.empty()) return;
  std::ranges::sort(times);
  const double count = static_cast<double>(times.size());
  std::printf("%-13s %6zu %6d %9.3f %9.3f %9.3f %9.3f %9.3f %9.0f %8.0f\n", band.name, times.size(),
              equal, ours / count, quantile(times, 0.5), quantile(times, 0.9),
              quantile(times, 0.99), times.back(), 1e3 * count / ours, java / ours);
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  using namespace nonet::bench;
  std::vector<Row> rows = argc == 2 ? read_rows(argv[1]) : std::vector<Row>();
  if (rows.empty()) {
    std::fprintf(stderr, "bench_ratings FILE: a table of puzzles with ER, EP, ED, set and ms\n");
    return 2;
  }
  rate_rows(rows);
  std::printf("%-13s %6s %6s %9s %9s %9s %9s %9s %9s %8s\n", "ER", "number", "equal", "ms", "p50",
              "p90", "p99", "greatest", "a second", "x Java");
  for (const Band& band : kBands) write_band(band, rows);
  return 0;
}
