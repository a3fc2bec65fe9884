// Skyscraper: two rows with two places each for a digit, of which one pair shares a column.

#include "logic/techniques/two_link_search.hpp"

namespace nonet::logic {

namespace {

bool find_skyscraper(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_two_links(self, board, is_skyscraper, sink);
}

}  // namespace

extern const TechniqueEntry kSkyscraper{
    .info = {.key = "skyscraper",
             .name = "Skyscraper",
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 130,
             .explanation =
                 "A digit has just two places in each of two rows. One place of the first row and "
                 "one of the second stand in the same column, so they do not both hold the digit; "
                 "then at least one of the other two does. A cell that sees both of those cannot "
                 "have the digit. The same with rows and columns exchanged.",
             .example = ":0000:x:+9..8..1.2.3..4...91.....+37.+2.4.8.71..9.4..+2......2.+9....."
                        "+69+84+2+77+2953+4..+1+4+86..25+9+3:::"},
    .reason =
        "{digit} has two places in {house1}, {cell1} and {cell2}, and two in {house2}, {cell3} and "
        "{cell4}. {cell2} and {cell3} share {cover1} and are not both {digit}, so at least one of "
        "{cell1} and {cell4} is.",
    .find = find_skyscraper};

}  // namespace nonet::logic
