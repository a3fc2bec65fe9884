#include "logic/chains/chain_finder.hpp"

#include <algorithm>
#include <optional>

#include "logic/chains/chain_step.hpp"
#include "logic/chains/hint_builder.hpp"
#include "logic/chains/nested_chains.hpp"
#include "logic/chains/static_chains.hpp"
#include "logic/chains/trail_chains.hpp"

namespace nonet::logic {

// One by one: several files of this namespace are compiled as one, and it has a Chain of its own.
using chains::candidate_of;
using chains::CandidateId;
using chains::ChainBoard;
using chains::ChainFamily;
using chains::ChainFinding;
using chains::ChainFindings;
using chains::ChainHint;
using chains::ImplicationClosure;
using chains::InnerLevel;
using chains::Interrupt;
using chains::is_cycle;
using chains::is_on;
using chains::kDynamicTrails;
using chains::kMultipleTrails;
using chains::kNishioTrails;
using chains::NestedRules;
using chains::StaticChains;
using chains::TrailChains;
using chains::TrailRules;
using chains::TrailStore;
using chains::TrailTechnique;

class ChainFinder::Search {
 public:
  bool find(const Board& board, ChainLevel level, const Bounds& bounds, StepSink& sink);

 private:
  void look_at(const Board& board);
  void search(ChainLevel level, const Changed& changed, ChainFindings& findings,
              Interrupt& interrupt);
  bool offer(const ChainFinding& finding, const ChainFindings& findings, ChainLevel level,
             StepSink& sink);
  NestedRules& rules_of(InnerLevel level);

  ChainBoard board_;
  ImplicationClosure closure_;
  bool closed_ = false;
  StaticChains static_chains_;
  TrailChains trail_chains_;
  TrailStore nishio_, multiple_, dynamic_;
  int nested_levels_ = 0;  ///< rules that dynamic_ uses by now
  std::array<std::unique_ptr<NestedRules>, 6> rules_;
  ChainFindings best_{ChainFindings::Keep::best}, all_{ChainFindings::Keep::all};
};

namespace {

constexpr TrailRules kOneDigit{.through_cells = false, .dynamic = true};
constexpr TrailRules kStatic{.through_cells = true, .dynamic = false};
constexpr TrailRules kDynamicRules{.through_cells = true, .dynamic = true};

// The levels of inner rules that one level of the path goes through, first to last.
struct InnerLevels {
  InnerLevel first, last;
  double base_rating;
};
constexpr InnerLevels inner_levels(ChainLevel level) {
  switch (level) {
    case ChainLevel::dynamic_plus:
      return {InnerLevel::patterns, InnerLevel::patterns, 9.0};
    case ChainLevel::nested_plain:
      return {InnerLevel::plain, InnerLevel::plain, 9.5};
    case ChainLevel::nested_multiple:
      return {InnerLevel::multiple, InnerLevel::multiple, 10.0};
    case ChainLevel::nested_dynamic:
      return {InnerLevel::dynamic, InnerLevel::dynamic, 10.5};
    default:
      return {InnerLevel::dynamic_patterns, InnerLevel::dynamic_plain, 10.5};
  }
}

constexpr ChainFamily family_of(ChainLevel level) {
  return static_cast<ChainFamily>(std::min(level, ChainLevel::nested_dynamic));
}

}  // namespace

// Forgets what it knows if the candidates are not those of the last call.
void ChainFinder::Search::look_at(const Board& board) {
  const ChainBoard now(board.all_candidates());
  if (closed_ && now == board_) return;
  board_ = now;
  closure_.close(board_);
  closed_ = true;
  multiple_.reset(board_, kStatic);
  dynamic_.reset(board_, kDynamicRules);
  nested_levels_ = 0;
}

NestedRules& ChainFinder::Search::rules_of(InnerLevel level) {
  auto& rules = rules_[static_cast<std::size_t>(level)];
  if (rules == nullptr) rules = std::make_unique<NestedRules>(level);
  return *rules;
}

void ChainFinder::Search::search(ChainLevel level, const Changed& changed, ChainFindings& findings,
                                 Interrupt& interrupt) {
  findings.clear();
  switch (level) {
    case ChainLevel::plain:
      return static_chains_.find(board_, closure_, findings);
    case ChainLevel::nishio: {
      // Trails along one digit are the same as long as that has the same places.
      TrailTechnique where_changed = kNishioTrails;
      where_changed.digits = static_cast<chains::Mask>(changed.digits.bits());
      nishio_.reset(board_, kOneDigit);
      return trail_chains_.find(nishio_, where_changed, findings, interrupt);
    }
    case ChainLevel::multiple:
      return trail_chains_.find(multiple_, kMultipleTrails, findings, interrupt, &closure_);
    case ChainLevel::dynamic:
      if (nested_levels_ > 0) {
        dynamic_.reset(board_, kDynamicRules);
        nested_levels_ = 0;
      }
      return trail_chains_.find(dynamic_, kDynamicTrails, findings, interrupt);
    default:
      break;
  }
  const InnerLevels levels = inner_levels(level);
  for (int inner = static_cast<int>(levels.first); inner <= static_cast<int>(levels.last);
       ++inner) {
    // Trails go on from one level to the next as long as that has the rules of the one before.
    const auto inner_level = static_cast<InnerLevel>(inner);
    if (nested_levels_ != inner + 1) {
      if (nested_levels_ > inner || inner_level >= InnerLevel::dynamic)
        dynamic_.reset(board_, kDynamicRules);
      dynamic_.raise(&rules_of(inner_level));
    }
    nested_levels_ = inner + 1;
    trail_chains_.find(dynamic_, {levels.base_rating, true, true}, findings, interrupt);
    if (!findings.empty()) return;
  }
}

bool ChainFinder::Search::offer(const ChainFinding& finding, const ChainFindings& findings,
                                ChainLevel level, StepSink& sink) {
  if (sink.wants_pattern()) {
    const ChainHint hint = level == ChainLevel::plain
                               ? build_static_hint(board_, findings, finding)
                               : build_trail_hint(level == ChainLevel::nishio     ? nishio_
                                                  : level == ChainLevel::multiple ? multiple_
                                                                                  : dynamic_,
                                                  finding);
    return sink.offer(make_step(hint, family_of(level)));
  }
  Step& step = sink.draft(entry_of(finding.kind, family_of(level), finding.order.rating),
                          finding.order.rating);
  step.length = finding.order.complexity;
  if (is_cycle(finding.kind)) {
    for (CandidateId gone : cycle_eliminations(board_, findings.path(finding)))
      step.eliminations.push_back(Candidate::from_index(gone));
  } else {
    const Candidate target = Candidate::from_index(candidate_of(finding.target));
    (is_on(finding.target) ? step.placements : step.eliminations).push_back(target);
  }
  return sink.offer();
}

// The best hint alone is found much faster than all of them, so it comes first, and the rest only
// if the sink asks for more.
bool ChainFinder::Search::find(const Board& board, ChainLevel level, const Bounds& bounds,
                               StepSink& sink) {
  look_at(board);
  Interrupt interrupt(bounds);
  const auto interrupted = [&] {
    if (interrupt.due()) closed_ = false;  // trails may be incomplete
    return interrupt.due();
  };
  search(level, sink.changed(), best_, interrupt);
  if (interrupted() || best_.empty()) return false;
  if (offer(best_.items()[0], best_, level, sink)) return true;
  search(level, sink.changed(), all_, interrupt);
  if (interrupted()) return false;
  all_.sort();
  for (const ChainFinding& finding : std::span(all_.items()).subspan(1))
    if (offer(finding, all_, level, sink)) return true;
  return false;
}

ChainFinder::ChainFinder() : search_(std::make_unique<Search>()) {}
ChainFinder::~ChainFinder() = default;
ChainFinder::ChainFinder(ChainFinder&&) noexcept = default;
ChainFinder& ChainFinder::operator=(ChainFinder&&) noexcept = default;

bool ChainFinder::find(const Board& board, ChainLevel level, const Bounds& bounds, StepSink& sink) {
  return search_->find(board, level, bounds, sink);
}

}  // namespace nonet::logic
