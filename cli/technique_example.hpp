#pragma once
// The example of a technique: a position, and the step in it.

#include <optional>

#include "nonet/puzzle.hpp"
#include "nonet/step.hpp"

namespace nonet::cli {

struct TechniqueExample {
  Puzzle position;  ///< with its candidates
  Step step;
};

std::optional<TechniqueExample> example_of(Technique technique);

}  // namespace nonet::cli
