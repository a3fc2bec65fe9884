#include "nonet/generate.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <thread>
#include <utility>

#include "core/random.hpp"
#include "generate/feasible.hpp"
#include "generate/grade_check.hpp"
#include "generate/item_stream.hpp"
#include "generate/maker.hpp"
#include "generate/random_grid.hpp"
#include "symmetry/class_set.hpp"

namespace nonet {
namespace {

using generate::Item;
using generate::NearMiss;

constexpr unsigned kMostThreads = 256;

unsigned threads_for(unsigned wanted) {
  const unsigned threads = wanted != 0 ? wanted : std::thread::hardware_concurrency();
  return std::clamp(threads, 1u, kMostThreads);
}

// Takes items in order, and knows when it is over.
class Taker {
 public:
  Taker(std::uint64_t number, std::uint64_t most_in_vain, bool skips_repeats,
        const std::function<bool(const GeneratedPuzzle&)>& on_puzzle)
      : number_(number),
        most_in_vain_(most_in_vain),
        skips_repeats_(skips_repeats),
        on_puzzle_(on_puzzle) {}

  bool take(Item& item) {
    ++report.tries;
    ++in_vain_;
    for (std::size_t i = 0; i < item.made.size(); ++i) {
      const GeneratedPuzzle& made = item.made[i];
      if (skips_repeats_ && !is_new(item.keys[i])) continue;
      in_vain_ = 0;
      ++report.made;
      if (!on_puzzle_(made)) return end_with(GenerateEnd::stopped);
      if (report.made == number_) return end_with(GenerateEnd::done);
    }
    if (item.miss && (!nearest || item.miss->distance < nearest->distance)) nearest = item.miss;
    return in_vain_ < most_in_vain_ || end_with(GenerateEnd::out_of_tries);
  }

  GenerateReport report;
  std::optional<NearMiss> nearest;

 private:
  bool is_new(const std::string& key) {
    return seen_.add(key, symmetry::hash_of(key)) == symmetry::ClassSet::Added::added;
  }
  bool end_with(GenerateEnd end) {
    report.end = end;
    return false;
  }

  std::uint64_t number_, most_in_vain_;
  std::uint64_t in_vain_ = 0;  // items since the last puzzle
  bool skips_repeats_;         // items have keys
  symmetry::ClassSet seen_{std::numeric_limits<std::size_t>::max()};
  const std::function<bool(const GeneratedPuzzle&)>& on_puzzle_;
};

// What the nearest had instead. Its grade may take a second to find out, even out of time.
std::string nearest_in_words(const NearMiss& nearest, const GenerateOptions& options) {
  if (nearest.misses_grade) {
    Bounds bounds;
    bounds.stop = options.bounds.stop;
    bounds.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    return generate::GradeCheck(options).grade_in_words(nearest.grid, bounds);
  }
  if (!nearest.what.empty()) return nearest.what;
  return std::to_string(nearest.grid.filled()) + " givens";
}

std::string shortfall_of(const GenerateReport& report, const std::optional<NearMiss>& nearest,
                         std::uint64_t in_vain, const GenerateOptions& options) {
  std::string text = report.end == GenerateEnd::out_of_time
                         ? "out of time after " + std::to_string(report.tries) + " tries"
                         : "gave up after " + std::to_string(in_vain) + " tries in vain";
  text += ", with " + std::to_string(report.made) +
          (report.made == 1 ? " puzzle made" : " puzzles made");
  if (nearest)
    if (const std::string words = nearest_in_words(*nearest, options); !words.empty())
      text += "; the nearest had " + words;
  return text;
}

}  // namespace

std::expected<GenerateReport, std::string> generate_puzzles(
    const GenerateOptions& options, std::uint64_t number,
    const std::function<bool(const GeneratedPuzzle&)>& on_puzzle) {
  if (auto fault = fault_of(options)) return std::unexpected(*std::move(fault));
  GenerateReport report;
  if (number == 0) return report;
  if (auto reason = generate::why_impossible(options)) {
    report.end = GenerateEnd::impossible;
    report.shortfall = *std::move(reason);
    return report;
  }

  const auto new_maker = [&] { return generate::maker_for(options); };
  const std::uint64_t tries = options.tries != 0 ? options.tries : new_maker()->usual_tries();
  Taker taker(number, tries, options.distinct || options.from, on_puzzle);
  const bool ran = generate::run_items(
      new_maker,
      {.threads = threads_for(options.threads), .bounds = options.bounds, .expected = number},
      [&](Item& item) { return taker.take(item); },
      [&] {
        if (options.on_progress) options.on_progress(taker.report.tries, taker.report.made);
      });
  report = taker.report;
  if (!ran)
    report.end =
        options.bounds.stop.stop_requested() ? GenerateEnd::stopped : GenerateEnd::out_of_time;
  if (report.end == GenerateEnd::out_of_tries || report.end == GenerateEnd::out_of_time) {
    report.shortfall = shortfall_of(report, taker.nearest, tries, options);
    if (taker.nearest && taker.nearest->is_unique) report.nearest = taker.nearest->grid;
  }
  return report;
}

Grid random_solution(std::uint64_t seed, std::uint64_t number) {
  Random random(seed, number);
  return generate::random_grid(random);
}

}  // namespace nonet
