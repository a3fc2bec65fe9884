// Swordfish: three lines in which a digit has three places across.

#include "logic/techniques/fish_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kSwordfishAliases[] = {"Fish of Size 3"};

bool find_swordfish(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_fish(self, board, 3, sink);
}

}  // namespace

extern const TechniqueEntry kSwordfish{
    .info = {.key = "swordfish",
             .name = "Swordfish",
             .aliases = kSwordfishAliases,
             .family = TechniqueFamily::fishes,
             .rating = 3.8,
             .level = Level::hard,
             .score = 150,
             .explanation =
                 "Take three rows in which all places of a digit lie in the same three columns. "
                 "Each of the rows has the digit once, so they put it once into each of those "
                 "columns: it can stand nowhere else in them. The same with rows and columns "
                 "exchanged.",
             .example = ":0000:x:258.76.9.31729.6..694.15....21.397..7.9.213.45.3.8...9..6952...9."
                        "216.5..1.5.439..:"
                        "828 838 839 668 472 872 177 478 878 879 798 898 799 899:::"},
    .reason =
        "In {houses}, {digit} can only be where they cross {covers}. They put one {digit} into "
        "each of these, which can have no other.",
    .find = find_swordfish};

}  // namespace nonet::logic
