// Aligned triplet exclusion.

#include "logic/techniques/exclusion_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAlignedTripletExclusionAliases[] = {"ATE", "Aligned Triple Exclusion"};

bool find_aligned_triplet_exclusion(const TechniqueEntry& self, const Board& board,
                                    StepSink& sink) {
  return find_aligned_exclusion(self, board, 3, sink);
}

}  // namespace

extern const TechniqueEntry kAlignedTripletExclusion{
    .info = {.key = "aligned-triplet-exclusion",
             .name = "Aligned Triplet Exclusion",
             .aliases = kAlignedTripletExclusionAliases,
             .family = TechniqueFamily::sets,
             .rating = 7.5,
             .level = Level::extreme,
             .score = 400,
             .explanation =
                 "Go through all ways to fill three cells. A way is out if it puts the same digit "
                 "into two cells that see each other, or takes all candidates of a cell that sees "
                 "all three. A candidate that occurs in no way left cannot be true.",
             .example =
                 ":0000:x:85..9....1.....6.....3.8.....8.4...9514.......3....24.........4.8...6.."
                 "77..15..6.:"
                 "416 117 528 529 631 632 137 138 244 246 654 663 964 966 273 373 673 973 877 "
                 "878 283 383 983 393:::"},
    .reason =
        "Every way to fill {cells} that has it would repeat a digit where the cells see each "
        "other, or take the last candidate of one of {extra}.",
    .find = find_aligned_triplet_exclusion};

}  // namespace nonet::logic
