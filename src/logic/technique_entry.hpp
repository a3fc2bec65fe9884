#pragma once
// TechniqueEntry: what a file of techniques/ puts into the registry, all that is known of one
// technique: its description for people, its words for a step, and the function that finds it.
//
// All English about a technique stands in its entry and nowhere else, as templates without logic,
// so a translation is a second table by key. In `reason` a word in braces is filled in from the
// step:
//
//   {digit} {digits}                    Step::digits
//   {cells} {cell1} {cell2} ...         Step::cells; also {houses} {house1} {covers} {cover1} ...;
//                                       {cells_or} "r1c2 or r1c5"
//   {base} {extra} {pivot} {set_a} {set_b} {set_c} {colour_a} {colour_b}    cells of marks by role;
//                                       {extra_digits} their digits, {extra_or} "r1c2 or r1c5",
//                                       {extra_digits_or} "4 or 7"
//   {struck} {kept}                     the digits that are struck, the others of Step::digits
//   {chain} {chains}                    the chains, told link by link, each a sentence
//   {first_cells} {first_digit} {last_cells} {last_digit}    the ends of the first chain
//
// `reason` says why, in one to three sentences. The sentence about what follows ("So 5 can be
// struck from r1c2.") is made from the conclusions for all techniques alike.

#include <string_view>

#include "nonet/technique.hpp"

namespace nonet::logic {

class Board;
class StepSink;
struct TechniqueEntry;

/// Offers the steps of the technique that the board allows, until the sink says stop. True when it
/// did. `self` is the technique's own entry.
using StepFinder = bool (*)(const TechniqueEntry& self, const Board& board, StepSink& sink);

struct TechniqueEntry {
  TechniqueInfo info;
  std::string_view reason;
  StepFinder find = nullptr;  ///< nullptr: chains of the rating path, which are found together
  /// One call of `find` offers the steps of all techniques that have the same, not only of this
  /// one.
  bool finds_kin = false;
};

extern const TechniqueEntry kNoTechnique;  ///< of a step that is not filled in yet

}  // namespace nonet::logic
