#include "explain_options.hpp"

#include <fmt/format.h>

#include <chrono>
#include <vector>

#include "nearest_word.hpp"

namespace nonet::cli {

namespace {

std::string unknown(const std::string& name) {
  if (name.empty()) return "nonet: --techniques leaves none; leave it out to use all of them\n";
  std::vector<std::string> known;
  for (Technique technique : all_techniques()) known.emplace_back(technique.key());
  return fmt::format("nonet: there is no technique '{}'{}; 'nonet techniques' lists them\n", name,
                     did_you_mean(name, known));
}

}  // namespace

std::expected<ExplainOptions, std::string> explain_options(const Invocation& invocation) {
  ExplainOptions options;
  options.uniqueness = !invocation.given("no-uniqueness");
  if (invocation.given("techniques")) {
    auto techniques = techniques_of(invocation.text("techniques"));
    if (!techniques) return std::unexpected(unknown(techniques.error()));
    options.techniques = std::move(*techniques);
  }
  if (find_flag(invocation.verb->name, "scale") != nullptr && invocation.text("scale") == "se")
    options.scale = Scale::se;
  return options;
}

ExplainOptions within(ExplainOptions options, double seconds, const std::stop_token& stop) {
  using Clock = std::chrono::steady_clock;
  options.bounds.stop = stop;
  if (seconds > 0)
    options.bounds.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                                 std::chrono::duration<double>(seconds));
  return options;
}

}  // namespace nonet::cli
