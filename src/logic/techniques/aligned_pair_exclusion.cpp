// Aligned pair exclusion.

#include "logic/techniques/exclusion_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAlignedPairExclusionAliases[] = {"APE"};

bool find_aligned_pair_exclusion(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_aligned_exclusion(self, board, 2, sink);
}

}  // namespace

extern const TechniqueEntry kAlignedPairExclusion{
    .info = {.key = "aligned-pair-exclusion",
             .name = "Aligned Pair Exclusion",
             .aliases = kAlignedPairExclusionAliases,
             .family = TechniqueFamily::sets,
             .rating = 6.2,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "Go through all ways to fill two cells. A way is out if it puts the same digit "
                 "into two cells that see each other, or takes both candidates of a bivalue cell "
                 "that sees both. A candidate that occurs in no way left cannot be true.",
             .example = ":0000:x:7.....658..48.5..7..5...4...3.6.8..9..64193..9...328.........1..."
                        "9..7..4.5....9.3:"
                        "314 228 238 743 871 872 881 882 891:::"},
    .reason =
        "Every way to fill {cells} that has it would repeat a digit where the cells see each "
        "other, or take the last candidate of one of {extra}.",
    .find = find_aligned_pair_exclusion};

}  // namespace nonet::logic
