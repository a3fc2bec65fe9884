#include "logic/human/human_order.hpp"

#include <algorithm>

#include "logic/technique_table.hpp"

namespace nonet::logic {

namespace {

// HoDoKu scores some techniques lower than others that it tries before them, as people do, who see
// two pairs of places sooner than an empty corner of a box, and a fish without a fin, or a wing,
// sooner than one with a fin.
int cost_of(const TechniqueEntry& entry) {
  constexpr int kAfterKites = 151, kAfterWings = 181;
  if (&entry == &kEmptyRectangle || &entry == &kCrane)
    return std::max(entry.info.score, kAfterKites);
  if (&entry == &kFinnedXWing || &entry == &kSashimiXWing)
    return std::max(entry.info.score, kAfterWings);
  return entry.info.score;
}

// Techniques of the rating scale that people do not use as such have no score.
std::vector<HumanChoice> make_order() {
  std::vector<HumanChoice> order;
  for (Technique technique : all_techniques()) {
    const TechniqueEntry& entry = technique.entry();
    if (entry.find == nullptr || entry.info.score == 0) continue;
    const auto known = std::ranges::find(order, entry.find, &HumanChoice::find);
    if (known == order.end() || !entry.finds_kin) {
      order.push_back({entry.find, cost_of(entry), {&entry}});
    } else {
      known->cost = std::min(known->cost, cost_of(entry));
      known->techniques.push_back(&entry);
    }
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const HumanChoice& a, const HumanChoice& b) { return a.cost < b.cost; });
  return order;
}

}  // namespace

std::span<const HumanChoice> human_order() {
  static const std::vector<HumanChoice> order = make_order();
  return order;
}

}  // namespace nonet::logic
