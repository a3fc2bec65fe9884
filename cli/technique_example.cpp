#include "technique_example.hpp"

#include "nonet/hint.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

std::optional<TechniqueExample> example_of(Technique technique) {
  const auto puzzle = parse(technique.info().example);
  if (!puzzle) return std::nullopt;
  ExplainOptions options;
  options.techniques = {technique};
  options.scale = technique.info().score == 0 ? Scale::se : Scale::human;
  const Hint hint = nonet::hint(*puzzle, options);
  if (!hint.step) return std::nullopt;
  return TechniqueExample{hint.position, *hint.step};
}

}  // namespace nonet::cli
