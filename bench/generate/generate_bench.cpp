// bench_generate [--seconds S] [--threads N] [--wish NAME]... How many puzzles a second come out,
// wish by wish. See README.md.

#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/generate.hpp"

namespace {

using namespace nonet;

double seconds_of(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Wish {
  std::string_view name;
  void (*set)(GenerateOptions&);
};

const Technique& technique(const char* name) {
  static std::vector<Technique> kept;
  kept.push_back(*find_technique(name));
  return kept.back();
}

constexpr Wish kWishes[] = {
    {"minimal", [](GenerateOptions&) {}},
    {"distinct", [](GenerateOptions& o) { o.distinct = true; }},
    {"rotate180", [](GenerateOptions& o) { o.symmetry = GivenSymmetry::rotate180; }},
    {"full", [](GenerateOptions& o) { o.symmetry = GivenSymmetry::full; }},
    {"redundant",
     [](GenerateOptions& o) {
       o.minimal = false;
       o.least_givens = 28;
       o.most_givens = 34;
     }},
    {"22-givens", [](GenerateOptions& o) { o.least_givens = o.most_givens = 22; }},
    {"20-givens", [](GenerateOptions& o) { o.least_givens = o.most_givens = 20; }},
    {"controlled", [](GenerateOptions& o) { o.sampling = Sampling::controlled; }},
    {"easy", [](GenerateOptions& o) { o.level = {Level::easy, Level::easy}; }},
    {"medium", [](GenerateOptions& o) { o.level = {Level::medium, Level::medium}; }},
    {"hard", [](GenerateOptions& o) { o.level = {Level::hard, Level::hard}; }},
    {"expert", [](GenerateOptions& o) { o.level = {Level::expert, Level::expert}; }},
    {"extreme", [](GenerateOptions& o) { o.level = {Level::extreme, Level::extreme}; }},
    {"rating-4.2", [](GenerateOptions& o) { o.rating = {4.2, 4.2}; }},
    {"rating-8", [](GenerateOptions& o) { o.rating = {8.0, 8.9}; }},
    {"rating-9", [](GenerateOptions& o) { o.rating = {9.0, 9.0}; }},
    {"rating-9.1", [](GenerateOptions& o) { o.rating = {9.1, 9.9}; }},
    {"hardest-x-wing", [](GenerateOptions& o) { o.hardest = technique("x-wing"); }},
};

double at(const std::vector<double>& sorted, double part) {
  if (sorted.empty()) return 0;
  const auto place = static_cast<std::size_t>(part * static_cast<double>(sorted.size()));
  return sorted[std::min(place, sorted.size() - 1)];
}

void measure(const Wish& wish, double seconds, unsigned threads) {
  GenerateOptions options;
  options.seed = 1;
  options.threads = threads;
  options.tries = ~std::uint64_t{0};
  wish.set(options);
  options.bounds.deadline = std::chrono::steady_clock::now() +
                            std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                std::chrono::duration<double>(seconds));
  // What comes at the same moment, a block of items, is one arrival; the gaps are between these.
  std::vector<double> gaps;
  const double cpu = seconds_of(CLOCK_PROCESS_CPUTIME_ID), begin = seconds_of(CLOCK_MONOTONIC);
  double last = begin;
  std::uint64_t before = 0;
  options.on_progress = [&](std::uint64_t, std::uint64_t made) {
    if (made == before) return;
    before = made;
    const double now = seconds_of(CLOCK_MONOTONIC);
    gaps.push_back(1e3 * (now - last));
    last = now;
  };
  const auto report = generate_puzzles(options, ~std::uint64_t{0} >> 1,
                                       [](const GeneratedPuzzle&) { return true; });
  if (!report) {
    std::fprintf(stderr, "%s\n", report.error().c_str());
    return;
  }
  const double used = seconds_of(CLOCK_PROCESS_CPUTIME_ID) - cpu;
  const double passed = seconds_of(CLOCK_MONOTONIC) - begin;
  std::ranges::sort(gaps);
  const auto made = static_cast<double>(report->made);
  std::printf("%-16.*s %7u %10.0f %10.1f %12.1f %12.1f %9.2f %9.2f %9.2f\n",
              static_cast<int>(wish.name.size()), wish.name.data(), threads, made, made / used,
              made / passed, static_cast<double>(report->tries) / std::max(1.0, made),
              at(gaps, 0.5), at(gaps, 0.99), gaps.empty() ? 0 : gaps.back());
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
  double seconds = 3;
  std::vector<unsigned> threads;
  std::vector<std::string_view> names;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string_view flag = arguments[i];
    const char* value = arguments[i + 1];
    if (flag == "--seconds")
      seconds = std::atof(value);
    else if (flag == "--threads")
      threads.push_back(static_cast<unsigned>(std::atoi(value)));
    else if (flag == "--wish")
      names.emplace_back(value);
    else
      count = 0;
  }
  if (count % 2 == 0) {
    std::fprintf(stderr, "usage: bench_generate [--seconds S] [--threads N]... [--wish NAME]...\n");
    return 2;
  }
  if (threads.empty()) threads = {1, 2};
  std::printf("%-16s %7s %10s %10s %12s %12s %9s %9s %9s\n", "wish", "threads", "puzzles",
              "per CPU s", "per second", "tries each", "gap p50", "p99", "worst ms");
  for (const Wish& wish : kWishes) {
    if (!names.empty() && std::ranges::find(names, wish.name) == names.end()) continue;
    for (unsigned number : threads) measure(wish, seconds, number);
  }
}
