#include "logic/human/human_order.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

// Techniques of the rating scale that people do not use as such have no score.
std::vector<HumanChoice> make_order() {
  std::vector<HumanChoice> order;
  for (Technique technique : all_techniques()) {
    const TechniqueEntry& entry = technique.entry();
    if (entry.find == nullptr || entry.info.score == 0) continue;
    const auto known = std::ranges::find(order, entry.find, &HumanChoice::find);
    if (known == order.end() || !entry.finds_kin) {
      order.push_back({entry.find, entry.info.score, {&entry}});
    } else {
      known->score = std::min(known->score, entry.info.score);
      known->techniques.push_back(&entry);
    }
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const HumanChoice& a, const HumanChoice& b) { return a.score < b.score; });
  return order;
}

}  // namespace

std::span<const HumanChoice> human_order() {
  static const std::vector<HumanChoice> order = make_order();
  return order;
}

}  // namespace nonet::logic
