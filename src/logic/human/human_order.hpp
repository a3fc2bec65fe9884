#pragma once
// The order in which a person tries techniques: by the cost of a step on HoDoKu's scale.

#include <span>
#include <vector>

#include "logic/technique_entry.hpp"

namespace nonet::logic {

/// Techniques that are found together, in one search.
struct HumanChoice {
  StepFinder find;
  int cost;  // the least score of them, or more where people see others sooner
  std::vector<const TechniqueEntry*> techniques;
};

/// Cheapest first. The same for everybody; made at the first call.
std::span<const HumanChoice> human_order();

}  // namespace nonet::logic
