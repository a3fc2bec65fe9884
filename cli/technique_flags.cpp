#include "technique_flags.hpp"

#include <fmt/format.h>

#include "nearest_word.hpp"
#include "nonet/explain.hpp"
#include "one_field.hpp"

namespace nonet::cli {

std::string no_such_technique(std::string_view name) {
  std::vector<std::string> known;
  for (Technique technique : all_techniques()) known.emplace_back(technique.key());
  const std::string shown = one_field(name);
  return fmt::format("there is no technique '{}'{}; 'nonet techniques' lists them", shown,
                     did_you_mean(shown, known));
}

std::expected<std::vector<Technique>, std::string> techniques_allowed(
    const Invocation& invocation) {
  auto techniques = techniques_of(invocation.text("techniques"));
  if (techniques) return techniques;
  if (techniques.error().empty())
    return std::unexpected(
        "--techniques leaves none, or has a comma too many; leave it out to use all of them");
  return std::unexpected(no_such_technique(techniques.error()));
}

}  // namespace nonet::cli
