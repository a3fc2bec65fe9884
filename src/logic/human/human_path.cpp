#include "logic/human/human_path.hpp"

#include <algorithm>
#include <utility>

#include "core/is_over.hpp"
#include "logic/human/human_order.hpp"
#include "logic/human/trial.hpp"
#include "logic/starting_position.hpp"
#include "logic/technique_table.hpp"

namespace nonet::logic {

namespace {

// What a person still follows with patience. What lies beyond costs minutes and explains nothing.
constexpr ChainLevel kChainLevels[] = {ChainLevel::nishio, ChainLevel::multiple,
                                       ChainLevel::dynamic, ChainLevel::dynamic_plus};

// Techniques without a search of their own are found at levels of chains: those of the easier ones
// at the plain level, which only the rating scale uses.
bool is_found_at_these(Technique technique) {
  constexpr double kLeastRating = 7.5;
  return technique.entry().find == nullptr && technique.info().rating >= kLeastRating;
}

}  // namespace

void HumanPath::restrict_to(std::vector<Technique> techniques) {
  wants_forcing_ = techniques.empty() || std::ranges::any_of(techniques, is_found_at_these);
  choice_.restrict_to(std::move(techniques));
}

void HumanPath::start(const Board& board, const Grid& solution, bool one_solution) {
  board_ = board;
  solution_ = solution;
  last_ = {};
  choice_.use_uniqueness(one_solution);
}

bool HumanPath::find(const Bounds& bounds) {
  choice_.begin(last_);
  for (const HumanChoice& together : human_order()) {
    if (std::ranges::none_of(together.techniques,
                             [&](const TechniqueEntry* entry) { return choice_.wants(*entry); }))
      continue;
    if (together.cost >= 100 && is_over(bounds)) return false;
    together.find(*together.techniques.front(), board_, choice_);
    if (choice_.found()) return true;
  }
  choice_.expect_order();
  for (ChainLevel level : kChainLevels) {
    if (!wants_forcing_) break;
    if (is_over(bounds)) return false;
    chains_.find(board_, level, bounds, choice_);
    if (choice_.found()) return true;
  }
  if (is_over(bounds) || !choice_.wants(kTrial)) return false;
  find_trial(board_, solution_, choice_);
  return choice_.found();
}

const Step* HumanPath::next(const Bounds& bounds) {
  if (board_.solved() || !find(bounds)) return nullptr;
  board_.apply(choice_.step());
  last_ = cells_changed(choice_.step());
  return &choice_.step();
}

}  // namespace nonet::logic
