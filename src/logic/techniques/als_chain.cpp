// ALS chain: almost locked sets in a row, each with a restricted common with the next. What one set
// holds of a common the next lacks, so it holds its own next one: if the first set lacks a digit,
// the last one has it. Breadth first from each set, so the shortest chains come first.

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "logic/step_sink.hpp"
#include "logic/techniques/almost_locked_sets.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

constexpr int kMostChainSetCells = 4;       // larger ones make chains that nobody follows
constexpr std::size_t kLeastChainSets = 4;  // two are ALS-XZ, three an ALS-XY-wing
constexpr std::size_t kMostChainSets = 6;

class AlsChainSearch {
 public:
  AlsChainSearch(const TechniqueEntry& self, const Board& board, StepSink& sink)
      : self_(self),
        board_(board),
        sink_(sink),
        sets_(find_almost_locked_sets(board, kMostChainSetCells)),
        links_(sets_.size()),
        met_(sets_.size()) {
    for (std::size_t a = 0; a < sets_.size(); ++a)
      for (std::size_t b = a + 1; b < sets_.size(); ++b) {
        if ((sets_[a].digits & sets_[b].digits).empty()) continue;
        for (Digit digit : restricted_commons(board, sets_[a], sets_[b])) {
          links_[a].push_back({b, digit});
          links_[b].push_back({a, digit});
        }
      }
  }

  bool run() {
    for (std::size_t first = 0; first < sets_.size(); ++first) {
      DigitSet begun;
      for (const Link& link : links_[first]) {
        if (begun.contains(link.digit)) continue;
        begun.insert(link.digit);
        if (search(first, link.digit)) return true;
      }
    }
    return false;
  }

 private:
  struct Link {
    std::size_t set;
    Digit digit;
  };
  // A set that was come to by a common, from an earlier visit.
  struct Visit {
    std::size_t set;
    Digit by;
    std::size_t from;
    std::size_t length;  // sets so far
  };

  // Chains that leave the first set by this digit.
  bool search(std::size_t first, Digit out) {
    std::ranges::fill(met_, DigitSet());
    met_[first] = DigitSet::all();
    visits_.clear();
    for (const Link& link : links_[first])
      if (link.digit == out) visit(link, 0, 2);
    for (std::size_t i = 0; i < visits_.size(); ++i) {
      const Visit at = visits_[i];
      // Backwards each chain is the same.
      if (at.length >= kLeastChainSets && first < at.set && offer(first, out, i)) return true;
      if (at.length == kMostChainSets) continue;
      for (const Link& link : links_[at.set])
        if (link.digit != at.by) visit(link, i, at.length + 1);
    }
    return false;
  }

  void visit(const Link& link, std::size_t from, std::size_t length) {
    if (met_[link.set].contains(link.digit)) return;
    met_[link.set].insert(link.digit);
    visits_.push_back({link.set, link.digit, from, length});
  }

  bool offer(std::size_t first, Digit out, std::size_t last) {
    const AlmostLockedSet &a = sets_[first], &b = sets_[visits_[last].set];
    for (Digit z : (a.digits & b.digits) - DigitSet{out, visits_[last].by}) {
      const CellSet struck = board_.cells(z) & a.seen_by(z) & b.seen_by(z);
      if (struck.empty()) continue;
      Step& step = sink_.draft(self_);
      strike(step, struck, z);
      if (!draw(step, first, last, z)) continue;
      if (sink_.offer()) return true;
    }
    return false;
  }

  // False when the chain runs through cells that it strikes, or twice through a set, as it may: it
  // holds, but nobody would tell it so.
  bool draw(Step& step, std::size_t first, std::size_t last, Digit z) {
    std::array<const AlmostLockedSet*, kMostChainSets> sets;
    std::array<Digit, kMostChainSets> commons{Digit(1), Digit(1), Digit(1),
                                              Digit(1), Digit(1), Digit(1)};
    const std::size_t length = visits_[last].length;
    CellSet cells = sets_[first].cells;
    sets[0] = &sets_[first];
    for (std::size_t i = length - 1, at = last; i > 0; at = visits_[at].from, --i) {
      sets[i] = &sets_[visits_[at].set];
      commons[i - 1] = visits_[at].by;
      if (!(cells & sets[i]->cells).empty()) return false;
      cells |= sets[i]->cells;
    }
    for (Candidate struck : step.eliminations)
      if (cells.contains(struck.cell)) return false;
    step.length = static_cast<int>(2 * length);
    if (!sink_.wants_pattern()) return true;
    step.cells = listed(cells);
    for (std::size_t i = 0; i < length; ++i) {
      step.houses.push_back(sets[i]->house);
      const Role role = i == 0 ? Role::set_a : i == length - 1 ? Role::set_b : Role::set_c;
      for (Cell cell : sets[i]->cells) mark(step, board_, cell, role);
    }
    for (Digit common : std::span(commons).first(length - 1)) step.digits.insert(common);
    step.chains.push_back(chain_along(board_, std::span(sets).first(length),
                                      std::span(commons).first(length - 1), z));
    return true;
  }

  const TechniqueEntry& self_;
  const Board& board_;
  StepSink& sink_;
  std::vector<AlmostLockedSet> sets_;
  std::vector<std::vector<Link>> links_;
  std::vector<DigitSet> met_;
  std::vector<Visit> visits_;
};

bool find_als_chain(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return AlsChainSearch(self, board, sink).run();
}

constexpr std::string_view kAlsChainAliases[] = {"ALS-XY-Chain", "Almost Locked Set Chain"};

}  // namespace

extern const TechniqueEntry kAlsChain{
    .info = {.key = "als-chain",
             .name = "ALS Chain",
             .aliases = kAlsChainAliases,
             .family = TechniqueFamily::sets,
             .level = Level::expert,
             .score = 340,
             .explanation =
                 "Four or more almost locked sets (cells of a house with one digit more than "
                 "cells) in a row, each with a digit that only it or the next one can have, no "
                 "set with the same one on both sides. If the first set lacks a digit Z, it needs "
                 "all its others, so the next set lacks the common one and needs all its others, "
                 "and so on. When the last set has Z too, it then holds it. So Z is in the first "
                 "or in the last set, and a cell that sees all places of Z in both cannot have "
                 "it.",
             .example = ":0000:x:...4.6+2.7..2.9...6......15......892+55......7...7.5.4..63.1..+7.."
                        "....89....19...5.2:821 522 828 831 255 284 388 491:::"},
    .reason =
        "Each of the sets has one digit more than cells, so without one of its digits it needs all "
        "the others. {chain} So {struck} is in the first set or in the last.",
    .find = find_als_chain};

}  // namespace nonet::logic
