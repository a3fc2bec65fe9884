#include "generate/puzzle_taker.hpp"

#include <array>
#include <chrono>
#include <limits>
#include <string>
#include <string_view>

#include "core/counted.hpp"
#include "generate/feasible.hpp"
#include "generate/grade_check.hpp"

namespace nonet {

std::string_view name_of(GenerateEnd end) {
  constexpr std::array<std::string_view, 5> names{"done", "stopped", "out of tries", "out of time",
                                                  "impossible"};
  return names[static_cast<std::size_t>(end)];
}

}  // namespace nonet

namespace nonet::generate {
namespace {

// What the nearest had instead. Its grade may take a second to find out, even out of time.
std::string nearest_in_words(const NearMiss& nearest, const GenerateOptions& options) {
  if (nearest.misses_grade) {
    Bounds bounds;
    bounds.stop = options.bounds.stop;
    bounds.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    return GradeCheck(options).grade_in_words(nearest.grid, bounds);
  }
  if (!nearest.what.empty()) return nearest.what;
  return std::to_string(nearest.grid.filled()) + " givens";
}

// Nobody has met one, though none of it is proven.
std::string known_limit(const GenerateOptions& options) {
  constexpr int kMostKnownGivens = 40;
  const bool is_plain = options.symmetry == GivenSymmetry::none && !options.from;
  if (options.minimal && is_plain && options.least_givens > kMostKnownGivens)
    return "; no minimal puzzle with more than 40 givens is known";
  return "";
}

std::string shortfall_of(const GenerateReport& report, const std::optional<NearMiss>& nearest,
                         std::uint64_t in_vain, bool is_early, const GenerateOptions& options) {
  std::string text = report.end == GenerateEnd::out_of_time
                         ? "out of time after " + counted(report.tries, "try", "tries")
                         : "gave up after " + counted(in_vain, "try", "tries") +
                               (is_early ? " that all ended far off" : " in vain");
  text += ", with " + counted(report.made, "puzzle", "puzzles") + " made";
  if (nearest)
    if (const std::string words = nearest_in_words(*nearest, options); !words.empty())
      text += "; the nearest had " + words;
  return text + known_limit(options);
}

}  // namespace

std::optional<GenerateReport> report_without_tries(const GenerateOptions& options,
                                                   std::uint64_t number) {
  GenerateReport report;
  if (number == 0) return report;
  if (auto reason = why_impossible(options)) {
    report.end = GenerateEnd::impossible;
    report.shortfall = *std::move(reason);
    return report;
  }
  return std::nullopt;
}

PuzzleTaker::PuzzleTaker(const GenerateOptions& options, std::uint64_t number,
                         std::uint64_t usual_tries)
    : options_(options),
      number_(number),
      most_in_vain_(options.tries != 0 ? options.tries : usual_tries),
      outlook_(usual_tries),
      seen_(std::numeric_limits<std::size_t>::max()) {}

bool PuzzleTaker::take(Item& item, const std::function<bool(const GeneratedPuzzle&)>& on_puzzle) {
  ++report_.tries;
  ++in_vain_;
  outlook_.took(item);
  for (std::size_t i = 0; i < item.made.size(); ++i) {
    const GeneratedPuzzle& made = item.made[i];
    if (is_unwanted_repeat(item, i)) continue;
    in_vain_ = 0;
    ++report_.made;
    if (!on_puzzle(made)) return end_with(GenerateEnd::stopped);
    if (report_.made == number_) return end_with(GenerateEnd::done);
  }
  if (item.miss && (!nearest_ || item.miss->distance < nearest_->distance)) nearest_ = item.miss;
  const bool goes_on = in_vain_ < most_in_vain_ && (options_.tries != 0 || !outlook_.is_poor());
  return goes_on || end_with(GenerateEnd::out_of_tries);
}

bool PuzzleTaker::is_unwanted_repeat(const Item& item, std::size_t made) {
  if (item.keys.empty()) return false;
  const std::string& key = item.keys[made];
  return seen_.add(key, symmetry::hash_of(key)) != symmetry::ClassSet::Added::added;
}

bool PuzzleTaker::end_with(GenerateEnd end) {
  report_.end = end;
  return false;
}

GenerateReport PuzzleTaker::report(bool ran) const {
  GenerateReport report = report_;
  if (!ran)
    report.end =
        options_.bounds.stop.stop_requested() ? GenerateEnd::stopped : GenerateEnd::out_of_time;
  if (report.end == GenerateEnd::out_of_tries || report.end == GenerateEnd::out_of_time) {
    report.shortfall = shortfall_of(report, nearest_, in_vain_, in_vain_ < most_in_vain_, options_);
    if (nearest_ && nearest_->is_unique) report.nearest = nearest_->grid;
  }
  return report;
}

}  // namespace nonet::generate
