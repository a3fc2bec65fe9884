// Jellyfish: four lines in which a digit has four places across.

#include "logic/techniques/fish_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kJellyfishAliases[] = {"Fish of Size 4"};

bool find_jellyfish(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_fish(self, board, 4, sink);
}

}  // namespace

extern const TechniqueEntry kJellyfish{
    .info = {.key = "jellyfish",
             .name = "Jellyfish",
             .aliases = kJellyfishAliases,
             .family = TechniqueFamily::fishes,
             .rating = 5.2,
             .level = Level::hard,
             .score = 160,
             .explanation =
                 "Take four rows in which all places of a digit lie in the same four columns. Each "
                 "of the rows has the digit once, so they put it once into each of those columns: "
                 "it can stand nowhere else in them. The same with rows and columns exchanged.",
             .example = ":0000:x:..6....35............98.....4.3..6.79..64752.367.9.4..7.3........"
                        "8....54...5...8.:"
                        ":::"},
    .reason =
        "In {houses}, {digit} can only be where they cross {covers}. They put one {digit} into "
        "each of these, which can have no other.",
    .find = find_jellyfish};

}  // namespace nonet::logic
