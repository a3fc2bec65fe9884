#include "logic/rating_path.hpp"

#include <algorithm>
#include <variant>

#include "core/is_over.hpp"
#include "logic/technique_table.hpp"

namespace nonet::logic {

namespace {

// What is tried at one place of the order: a technique, with those that its search finds as well,
// or a level of chains.
struct Producer {
  std::variant<const TechniqueEntry*, ChainLevel> what;
  double least;  ///< the least rating that it gives
  bool needs_uniqueness = false;
};

constexpr std::array kOrder = std::to_array<Producer>({
    {&kLastCell, 1.0},
    {&kHiddenSingle, 1.2},
    {&kDirectPointing, 1.7},
    {&kDirectClaiming, 1.9},
    {&kDirectHiddenPair, 2.0},
    {&kNakedSingle, 2.3},
    {&kDirectHiddenTriplet, 2.5},
    {&kPointing, 2.6},
    {&kClaiming, 2.8},
    {&kNakedPair, 3.0},
    {&kXWing, 3.2},
    {&kHiddenPair, 3.4},
    {&kNakedTriplet, 3.6},
    {&kSwordfish, 3.8},
    {&kHiddenTriplet, 4.0},
    {&kXyWing, 4.2},
    {&kXyzWing, 4.4},
    {&kUniqueRectangle1, 4.5, true},
    {&kNakedQuad, 5.0},
    {&kJellyfish, 5.2},
    {&kHiddenQuad, 5.4},
    {&kBug1, 5.6, true},
    {&kBug2, 5.7, true},
    {&kBug4, 5.7, true},
    {&kBug3, 5.8, true},
    {&kAlignedPairExclusion, 6.2},
    {ChainLevel::plain, 6.5},
    {&kAlignedTripletExclusion, 7.5},
    {ChainLevel::nishio, 7.5},
    {ChainLevel::multiple, 8.0},
    {ChainLevel::dynamic, 8.5},
    {ChainLevel::dynamic_plus, 9.0},
    {ChainLevel::nested_plain, 9.5},
    {ChainLevel::nested_multiple, 10.0},
    {ChainLevel::nested_dynamic, 10.5},
    {ChainLevel::nested_deeper, 10.5},
});

// Whether the techniques include one of a level of chains: those whose least rating is within half
// a point of the level's.
bool includes_level(std::span<const Technique> techniques, double least) {
  return techniques.empty() || std::ranges::any_of(techniques, [&](Technique technique) {
           const double rating = technique.info().rating;
           return technique.entry().find == nullptr && rating >= least && rating < least + 0.55;
         });
}

// What applying the step changes.
Changed changes_by(const Step& step, const Board& board) {
  Changed changed{{}, {}};
  for (const Candidate placed : step.placements) {
    changed.cells |=
        (peer_set(placed.cell) & board.cells(placed.digit)) | CellSet::only(placed.cell);
    changed.digits |= board.candidates(placed.cell);
  }
  for (const Candidate struck : step.eliminations) {
    changed.cells.insert(struck.cell);
    changed.digits.insert(struck.digit);
  }
  return changed;
}

}  // namespace

bool RatingPath::Found::accept(Step& offered) {
  if (!allowed.empty() && std::ranges::find(allowed, offered.technique) == allowed.end())
    return false;
  std::swap(step, offered);
  return any = true;
}

void RatingPath::start(const Board& board, const PathOptions& options) {
  board_ = board;
  uniqueness_ = options.uniqueness;
  max_rating_ = options.max_rating;
  stop_ = Stop::none;
  found_.allowed.assign(options.techniques.begin(), options.techniques.end());
  changed_.fill({});
}

const Step* RatingPath::next(const Bounds& bounds) {
  const auto end = [&](Stop why) {
    stop_ = why;
    return nullptr;
  };
  if (board_.solved()) return end(Stop::solved);
  found_.any = false;
  static_assert(kOrder.size() == kProducers);
  for (std::size_t i = 0; i < kOrder.size(); ++i) {
    const Producer& producer = kOrder[i];
    if (producer.needs_uniqueness && !uniqueness_) continue;
    if (producer.least > max_rating_) return end(Stop::too_hard);
    found_.look_only_at(changed_[i]);
    if (const auto* technique = std::get_if<const TechniqueEntry*>(&producer.what)) {
      (*technique)->find(**technique, board_, found_);
    } else if (includes_level(found_.allowed, producer.least)) {
      if (is_over(bounds)) return end(Stop::bounds);
      chains_.find(board_, std::get<ChainLevel>(producer.what), bounds, found_);
      if (!found_.any && is_over(bounds)) return end(Stop::bounds);
    } else {
      continue;
    }
    if (!found_.any) {
      changed_[i] = {{}, {}};
    } else {
      const Changed changed = changes_by(found_.step, board_);
      for (Changed& since : changed_) since |= changed;
      board_.apply(found_.step);
      return &found_.step;
    }
  }
  return end(is_over(bounds) ? Stop::bounds : Stop::stuck);
}

}  // namespace nonet::logic
