// Crane: two strong links of a digit, joined, of which at least one is in a box.

#include "logic/techniques/two_link_search.hpp"

namespace nonet::logic {

namespace {

bool find_crane(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_two_links(self, board, is_crane, sink);
}

constexpr std::string_view kCraneAliases[] = {"Turbot Crane"};

}  // namespace

extern const TechniqueEntry kCrane{
    .info = {.key = "crane",
             .name = "Crane",
             .aliases = kCraneAliases,
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 150,
             .explanation =
                 "A digit has just two places in each of two houses, one of them a box. A place of "
                 "the first sees one of the second, so they do not both hold the digit; then at "
                 "least one of the other two does. A cell that sees both of those cannot have the "
                 "digit. Skyscraper and two-string kite are the same with rows and columns alone; "
                 "all three are turbot fishes.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4."
                        "94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1::::"},
    .reason =
        "{digit} has two places in {house1}, {cell1} and {cell2}, and two in {house2}, {cell3} and "
        "{cell4}. {cell2} and {cell3} share {cover1} and are not both {digit}, so at least one of "
        "{cell1} and {cell4} is.",
    .find = find_crane};

}  // namespace nonet::logic
