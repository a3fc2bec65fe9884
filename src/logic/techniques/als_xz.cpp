// ALS-XZ: two almost locked sets with a restricted common. One of them lacks it and is locked, so
// every other common digit stands in one of the two. With two restricted commons both are locked.

#include "logic/step_sink.hpp"
#include "logic/techniques/almost_locked_sets.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

constexpr int kMostXzCells = 6;

void draw(Step& step, const Board& board, const AlmostLockedSet& a, const AlmostLockedSet& b,
          DigitSet pivots) {
  step.cells = listed(a.cells | b.cells);
  step.houses = {a.house, b.house};
  for (const AlmostLockedSet* set : {&a, &b})
    for (Cell cell : set->cells)
      for (Digit digit : board.candidates(cell))
        step.marks.push_back({{cell, digit},
                              pivots.contains(digit) ? Role::pivot
                              : set == &a            ? Role::set_a
                                                     : Role::set_b});
}

template <class Offer>
bool for_each_pair(const Board& board, bool doubly, Offer&& offer) {
  const auto sets = find_almost_locked_sets(board, kMostXzCells);
  for (std::size_t i = 0; i < sets.size(); ++i)
    for (std::size_t k = i + 1; k < sets.size(); ++k) {
      const DigitSet common = sets[i].digits & sets[k].digits;
      if (common.size() < 2) continue;
      const DigitSet restricted = restricted_commons(board, sets[i], sets[k]);
      if (restricted.empty() || (restricted.size() > 1) != doubly) continue;
      if (offer(sets[i], sets[k], restricted)) return true;
    }
  return false;
}

bool find_als_xz(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_pair(
      board, false, [&](const AlmostLockedSet& a, const AlmostLockedSet& b, DigitSet restricted) {
        for (Digit digit : (a.digits & b.digits) - restricted) {
          const CellSet struck = board.cells(digit) & a.seen_by(digit) & b.seen_by(digit);
          if (struck.empty()) continue;
          Step& step = sink.draft(self);
          step.digits = restricted;
          strike(step, struck, digit);
          if (sink.wants_pattern()) draw(step, board, a, b, restricted);
          if (sink.offer()) return true;
        }
        return false;
      });
}

// Both commons restricted: each set gets one of them, and all its other digits are locked in it.
bool find_doubly_linked(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_pair(
      board, true, [&](const AlmostLockedSet& a, const AlmostLockedSet& b, DigitSet restricted) {
        Step& step = sink.draft(self);
        step.digits = restricted;
        for (Digit digit : DigitSet::all()) {
          CellSet struck;
          if (restricted.contains(digit)) {
            struck = a.seen_by(digit) & b.seen_by(digit);
          } else {
            if (a.digits.contains(digit)) struck |= a.seen_by(digit);
            if (b.digits.contains(digit)) struck |= b.seen_by(digit);
          }
          strike(step, board.cells(digit) & struck, digit);
        }
        if (step.eliminations.empty()) return false;
        if (sink.wants_pattern()) draw(step, board, a, b, {});
        return sink.offer();
      });
}

constexpr std::string_view kAlsXzAliases[] = {"Almost Locked Set XZ-Rule", "ALS-XZ Rule"};
constexpr std::string_view kDoublyAliases[] = {"ALS-XZ Rule 2"};

}  // namespace

extern const TechniqueEntry kAlsXz{
    .info = {.key = "als-xz",
             .name = "ALS-XZ",
             .aliases = kAlsXzAliases,
             .family = TechniqueFamily::sets,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "An almost locked set is a number of cells in a house with one digit more than "
                 "cells, such as a cell with two candidates. Take two of them and a digit X of "
                 "both whose places in one all see its places in the other: only one set can have "
                 "X. The other lacks it, so it has just enough digits and needs them all. Whatever "
                 "other digit Z both have therefore stands in one of them, and a cell that sees "
                 "all places of Z in both sets cannot have it.",
             .example = ":0000:x:8+9+1.7+62..56+2..1..+8+4+73+2+859+61.+2..68..9+6..5..8.+2....2.+"
                        "6..2.+6.53.+97........671.6....3:427 344 147 447 547 148 358 458 462 463 "
                        "963 484 984 188 488 588 498 598:::"},
    .reason =
        "{digit} can be in only one of the sets A ({set_a}) and B ({set_b}), because its places "
        "there "
        "see each other. Each set has one digit more than cells, so the one that lacks {digit} "
        "needs "
        "all its others: {struck} is in A or in B.",
    .find = find_als_xz};

extern const TechniqueEntry kDoublyLinkedAlsXz{
    .info = {.key = "als-xz-doubly-linked",
             .name = "Doubly Linked ALS-XZ",
             .aliases = kDoublyAliases,
             .family = TechniqueFamily::sets,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "Two almost locked sets (cells of a house with one digit more than cells) have "
                 "two digits in common that only one of them can have at a time. Each set can "
                 "spare only one digit, so each has one of the two, and needs all its others. A "
                 "cell outside that sees all places of such a digit cannot have it.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4."
                        "94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1::::"},
    .reason =
        "Each of {digits} can be in only one of the sets A ({set_a}) and B ({set_b}), and each set "
        "can spare just one digit, so they share these between them. "
        "All other digits of A are locked in A, and those of B in B.",
    .find = find_doubly_linked};

}  // namespace nonet::logic
