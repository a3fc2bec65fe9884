// ALS-XY-wing: three almost locked sets. The middle one has a restricted common with each of the
// others, two different digits; it can spare only one, so one of the outer sets lacks its own.

#include <array>
#include <vector>

#include "logic/step_sink.hpp"
#include "logic/techniques/almost_locked_sets.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

// Larger sets are hardly ever needed here and nobody sees them.
constexpr int kMostXyCells = 5;

struct Link {
  std::uint16_t set;
  Digit digit;
};

bool offer(const TechniqueEntry& self, const Board& board, const AlmostLockedSet& middle,
           const AlmostLockedSet& a, Digit x, const AlmostLockedSet& b, Digit y, StepSink& sink) {
  for (Digit z : (a.digits & b.digits) - DigitSet{x, y}) {
    const CellSet struck = (board.cells(z) & a.seen_by(z) & b.seen_by(z)) - middle.cells;
    if (struck.empty()) continue;
    Step& step = sink.draft(self);
    step.digits = DigitSet{x, y};
    strike(step, struck, z);
    if (sink.wants_pattern()) {
      step.cells = listed(a.cells | b.cells | middle.cells);
      step.houses = {a.house, middle.house, b.house};
      const std::pair<const AlmostLockedSet*, Role> parts[] = {
          {&a, Role::set_a}, {&b, Role::set_b}, {&middle, Role::set_c}};
      for (const auto& [set, role] : parts)
        for (Cell cell : set->cells) mark(step, board, cell, role);
      // The commons, once more, for the text: in the order X, Y.
      step.chains.push_back(chain_along(board, std::array{&a, &middle, &b}, std::array{x, y}, z));
    }
    if (sink.offer()) return true;
  }
  return false;
}

bool find_als_xy_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  const auto sets = find_almost_locked_sets(board, kMostXyCells);
  std::vector<Link> links;
  for (const AlmostLockedSet& middle : sets) {
    links.clear();
    for (std::size_t i = 0; i < sets.size(); ++i) {
      if ((sets[i].digits & middle.digits).empty()) continue;
      for (Digit digit : restricted_commons(board, middle, sets[i]))
        links.push_back({static_cast<std::uint16_t>(i), digit});
    }
    for (std::size_t i = 0; i < links.size(); ++i)
      for (std::size_t k = i + 1; k < links.size(); ++k) {
        if (links[i].digit == links[k].digit || links[i].set == links[k].set) continue;
        const AlmostLockedSet &a = sets[links[i].set], &b = sets[links[k].set];
        if (((a.digits & b.digits) - DigitSet{links[i].digit, links[k].digit}).empty()) continue;
        if (!(a.cells & b.cells).empty()) continue;
        if (offer(self, board, middle, a, links[i].digit, b, links[k].digit, sink)) return true;
      }
  }
  return false;
}

constexpr std::string_view kAlsXyWingAliases[] = {"ALS-Wing", "Almost Locked Set XY-Wing"};

}  // namespace

extern const TechniqueEntry kAlsXyWing{
    .info = {.key = "als-xy-wing",
             .name = "ALS-XY-Wing",
             .aliases = kAlsXyWingAliases,
             .family = TechniqueFamily::sets,
             .level = Level::expert,
             .score = 320,
             .explanation =
                 "An XY-wing made of almost locked sets (cells of a house with one digit more than "
                 "cells). The middle set C shares a digit X with set A and a digit Y with set B, "
                 "and only one of each two sets can have it. C can spare just one digit, so it has "
                 "X or Y: then A lacks X or B lacks Y, and the set that does needs all its other "
                 "digits. A digit Z of both A and B is therefore in one of them, and a cell that "
                 "sees all places of Z in both cannot have it.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4."
                        "94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1::::"},
    .reason =
        "Set C ({set_c}) has one digit more than cells, so it holds at least one of "
        "{digits}: of these it shares one with set A ({set_a}), the other with set B "
        "({set_b}), and what C holds the other set cannot. So A or B lacks a digit and needs "
        "all its others: {struck} is in A or in B.",
    .find = find_als_xy_wing};

}  // namespace nonet::logic
