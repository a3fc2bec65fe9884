#include "logic/rating_path.hpp"

#include <algorithm>
#include <chrono>
#include <variant>

#include "logic/technique_table.hpp"
#include "logic/techniques/deadly_loop_search.hpp"

namespace nonet::logic {

namespace {

// What is tried at one place of the order: a technique by itself, several whose steps are sorted
// together, or a level of chains.
using Together = bool (*)(const Board& board, StepSink& sink);
struct Producer {
  std::variant<const TechniqueEntry*, Together, ChainLevel> what;
  bool needs_uniqueness = false;
};

constexpr Producer kOrder[] = {
    {&kLastCell},
    {&kHiddenSingle},
    {&kDirectPointing},
    {&kDirectClaiming},
    {&kDirectHiddenPair},
    {&kNakedSingle},
    {&kDirectHiddenTriplet},
    {&kPointing},
    {&kClaiming},
    {&kNakedPair},
    {&kXWing},
    {&kHiddenPair},
    {&kNakedTriplet},
    {&kSwordfish},
    {&kHiddenTriplet},
    {&kXyWing},
    {&kXyzWing},
    {find_any_deadly_loop, true},
    {&kNakedQuad},
    {&kJellyfish},
    {&kHiddenQuad},
    {&kBug1, true},
    {&kBug2, true},
    {&kBug4, true},
    {&kBug3, true},
    {&kAlignedPairExclusion},
    {ChainLevel::plain},
    {ChainLevel::nishio},
    {ChainLevel::multiple},
    {ChainLevel::dynamic},
    {ChainLevel::dynamic_plus},
    {ChainLevel::nested_plain},
    {ChainLevel::nested_multiple},
    {ChainLevel::nested_dynamic},
    {ChainLevel::nested_deeper},
};

bool ended(const Bounds& bounds) {
  return bounds.stop.stop_requested() ||
         (bounds.deadline && std::chrono::steady_clock::now() >= *bounds.deadline);
}

}  // namespace

void RatingPath::restrict_to(std::span<const Technique> techniques) {
  allowed_.assign(techniques.begin(), techniques.end());
}

void RatingPath::start(const Board& board, bool one_solution) {
  board_ = board;
  one_solution_ = one_solution;
}

const Step* RatingPath::next(const Bounds& bounds) {
  if (board_.solved()) return nullptr;
  found_.clear();
  for (const Producer& producer : kOrder) {
    if (producer.needs_uniqueness && !one_solution_) continue;
    if (const auto* technique = std::get_if<const TechniqueEntry*>(&producer.what))
      (*technique)->find(**technique, board_, found_);
    else if (const auto* together = std::get_if<Together>(&producer.what))
      (*together)(board_, found_);
    else {
      if (ended(bounds)) return nullptr;
      chains_.find(board_, std::get<ChainLevel>(producer.what), bounds, found_);
    }
    if (found_.found()) {
      board_.apply(found_.step());
      return &found_.step();
    }
  }
  return nullptr;
}

}  // namespace nonet::logic
