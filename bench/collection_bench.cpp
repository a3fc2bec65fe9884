// bench_collections [--limit N] [--rounds N] [--kernel NAME]... [--many] [--public] [--peer
// LIBRARY]... FILE... Times solvers on collections of puzzles, in turns within one run. See
// README.md.

#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string_view>

#include "bench/contender.hpp"
#include "nonet/kernel.hpp"

namespace nonet::bench {
namespace {

/// CPU time of this thread in nanoseconds: other processes take their turns unseen.
double thread_time() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

double wall_time() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

double quantile(std::vector<double>& values, double q) {
  const auto at = static_cast<std::size_t>(q * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(at));
  return values[at];
}

std::string percent(double share) {
  return share > 0 ? std::to_string(std::lround(100 * share)) + " %" : "";
}

struct Measured {
  std::vector<double> rounds;  ///< nanoseconds per puzzle, one for each round
  Outcome outcome;
  double p50 = 0, p99 = 0, worst = 0;  ///< single calls, clock included
};

void measure_round(Contender& contender, const Puzzles& puzzles, std::uint64_t limit,
                   Measured& measured) {
  const double start = thread_time();
  measured.outcome = contender.solve(puzzles, 0, puzzles.size(), limit);
  measured.rounds.push_back((thread_time() - start) / static_cast<double>(puzzles.size()));
}

// Twice each, the quicker counts: what an interrupt adds is not the solver's.
void measure_single_calls(Contender& contender, const Puzzles& puzzles, std::uint64_t limit,
                          Measured& measured) {
  std::vector<double> times(puzzles.size(), 1e18);
  for (int round = 0; round < 2; ++round)
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const double start = wall_time();
      contender.solve(puzzles, i, i + 1, limit);
      times[i] = std::min(times[i], wall_time() - start);
    }
  measured.p50 = quantile(times, 0.5);
  measured.p99 = quantile(times, 0.99);
  measured.worst = quantile(times, 1);
}

Puzzles read_collection(const std::string& file) {
  Puzzles puzzles;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.size() < 81 || line.starts_with('#')) continue;
    line.resize(81);
    for (char& c : line)
      if (c < '1' || c > '9') c = '.';
    puzzles.push_back(line);
  }
  return puzzles;
}

void bench(const std::string& file, const std::vector<std::unique_ptr<Contender>>& contenders,
           std::uint64_t limit, int rounds) {
  const Puzzles puzzles = read_collection(file);
  if (puzzles.empty()) {
    std::printf("%s: no puzzles\n", file.c_str());
    return;
  }
  std::vector<Measured> measured(contenders.size());
  for (const auto& contender : contenders) contender->prepare(puzzles);
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < contenders.size(); ++i)
      measure_round(*contenders[i], puzzles, limit, measured[i]);
  for (std::size_t i = 0; i < contenders.size(); ++i)
    measure_single_calls(*contenders[i], puzzles, limit, measured[i]);

  std::printf("\n%s: %zu puzzles, limit %llu\n", file.substr(file.rfind('/') + 1).c_str(),
              puzzles.size(), static_cast<unsigned long long>(limit));
  std::printf("%-22s %10s %10s %7s %9s %9s %9s %9s %6s\n", "", "least ns", "median ns", "ratio",
              "p50", "p99", "worst", "guesses", "lanes");
  const double first = quantile(measured[0].rounds, 0.5);
  for (std::size_t i = 0; i < contenders.size(); ++i) {
    Measured& m = measured[i];
    const double median = quantile(m.rounds, 0.5);
    std::printf("%-22s %10.1f %10.1f %7.2f %9.0f %9.0f %9.0f %9.3f %6s%s\n",
                contenders[i]->name().c_str(), *std::ranges::min_element(m.rounds), median,
                median / first, m.p50, m.p99, m.worst,
                static_cast<double>(m.outcome.guesses) / static_cast<double>(puzzles.size()),
                percent(m.outcome.lane_use).c_str(),
                m.outcome.solutions == measured[0].outcome.solutions ? "" : "  DIFFERENT ANSWERS");
  }
}

int run(const std::vector<std::string>& arguments) {
  std::uint64_t limit = 2;
  int rounds = 5;
  std::vector<std::string> files, kernels;
  std::vector<std::unique_ptr<Contender>> contenders;
  bool public_solve = false, many = false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (!argument.starts_with("--")) {
      files.push_back(argument);
      continue;
    }
    if (argument == "--public" || argument == "--many") {
      (argument == "--many" ? many : public_solve) = true;
      continue;
    }
    if (++i == arguments.size()) {
      std::fprintf(stderr, "%s needs a value\n", argument.c_str());
      return 2;
    }
    const std::string& value = arguments[i];
    if (argument == "--limit") {
      limit = std::strtoull(value.c_str(), nullptr, 10);
    } else if (argument == "--rounds") {
      rounds = std::atoi(value.c_str());
    } else if (argument == "--kernel") {
      kernels.push_back(value);
    } else if (argument == "--peer") {
      contenders.push_back(make_peer(value));
    } else {
      std::fprintf(stderr, "unknown option %s\n", argument.c_str());
      return 2;
    }
    if (limit < 1 || rounds < 1 || (!contenders.empty() && !contenders.back())) return 2;
  }
  if (kernels.empty()) {
    const auto used = kernel_in_use();
    if (!used) {
      std::fprintf(stderr, "%s\n", used.error().c_str());
      return 2;
    }
    kernels.emplace_back(used->name);
  }
  if (public_solve) contenders.insert(contenders.begin(), make_public_solve());
  for (auto kernel = kernels.rbegin(); kernel != kernels.rend(); ++kernel) {
    const auto used = use_kernel(*kernel);
    if (!used) {
      std::fprintf(stderr, "%s\n", used.error().c_str());
      return 2;
    }
    if (many) contenders.insert(contenders.begin(), make_many(*kernel));
    contenders.insert(contenders.begin(), make_one(*kernel));
  }
#ifdef __clang__
  std::printf("compiled by clang %s\n", __clang_version__);
#else
  std::printf("compiled by gcc %s\n", __VERSION__);
#endif
  for (const std::string& file : files) bench(file, contenders, limit, rounds);
  return 0;
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  return nonet::bench::run({argv + 1, argv + argc});
}
