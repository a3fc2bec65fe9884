#include "technique_example.hpp"

#include "nonet/hint.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

std::optional<TechniqueExample> example_of(Technique technique) {
  const auto puzzle = parse(technique.info().example);
  if (!puzzle) return std::nullopt;
  ExplainOptions options;
  options.techniques = {technique};
  // What people do not use as such, and what only the rating path finds.
  const TechniqueInfo& info = technique.info();
  options.scale = info.score == 0 || info.rating >= 6.5 ? Scale::se : Scale::human;
  const Hint hint = nonet::hint(*puzzle, options);
  if (!hint.step) return std::nullopt;
  return TechniqueExample{hint.position, *hint.step};
}

}  // namespace nonet::cli
