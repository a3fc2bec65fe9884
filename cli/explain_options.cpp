#include "explain_options.hpp"

#include <chrono>

#include "technique_flags.hpp"

namespace nonet::cli {

std::expected<ExplainOptions, std::string> explain_options(const Invocation& invocation) {
  ExplainOptions options;
  options.uniqueness = !invocation.given("no-uniqueness");
  if (invocation.given("techniques")) {
    auto techniques = techniques_allowed(invocation);
    if (!techniques) return std::unexpected("nonet: " + techniques.error() + '\n');
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
