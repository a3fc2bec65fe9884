#include "explain_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

#include "nearest_word.hpp"

namespace nonet::cli {

namespace {

// What one name of the list stands for: a technique, a whole family, or all.
std::vector<Technique> named(std::string_view name) {
  std::vector<Technique> found;
  for (Technique technique : all_techniques())
    if (name == "all" || name == name_of(technique.info().family)) found.push_back(technique);
  if (!found.empty()) return found;
  if (const auto technique = find_technique(name)) found.push_back(*technique);
  return found;
}

std::string unknown(const std::string& name) {
  std::vector<std::string> known;
  for (Technique technique : all_techniques()) known.emplace_back(technique.key());
  return fmt::format("nonet: there is no technique '{}'{}; 'nonet techniques' lists them\n", name,
                     did_you_mean(name, known));
}

// "all,-xy-chain": names and families parted by commas, each added or, with a minus, taken away.
std::expected<std::vector<Technique>, std::string> technique_list(std::string_view text) {
  std::vector<Technique> techniques;
  for (bool first = true; !text.empty(); first = false) {
    const auto comma = std::min(text.find(','), text.size());
    std::string name(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
    const bool without = name.starts_with('-');
    if (without) name.erase(0, 1);
    const std::vector<Technique> meant = named(name);
    if (meant.empty()) return std::unexpected(unknown(name));
    if (without && first) techniques = named("all");
    for (Technique technique : meant) {
      std::erase(techniques, technique);
      if (!without) techniques.push_back(technique);
    }
  }
  if (techniques.empty())
    return std::unexpected("nonet: --techniques leaves none; leave it out to use all of them\n");
  return techniques;
}

}  // namespace

std::expected<ExplainOptions, std::string> explain_options(const Invocation& invocation) {
  ExplainOptions options;
  options.uniqueness = !invocation.given("no-uniqueness");
  if (invocation.given("techniques")) {
    auto techniques = technique_list(invocation.text("techniques"));
    if (!techniques) return std::unexpected(techniques.error());
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
