// Skyscraper: two rows with two places each for a digit, of which one pair shares a column.

#include "logic/techniques/two_link_search.hpp"

namespace nonet::logic {

namespace {

bool find_skyscraper(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_two_links(self, board, is_skyscraper, sink);
}

}  // namespace

extern const TechniqueEntry kSkyscraper{
    .info =
        {.key = "skyscraper",
         .name = "Skyscraper",
         .family = TechniqueFamily::one_digit,
         .level = Level::hard,
         .score = 130,
         .explanation =
             "A digit has just two places in each of two rows. One place of the first row and "
             "one of the second stand in the same column, so they do not both hold the digit; "
             "then at least one of the other two does. A cell that sees both of those cannot "
             "have the digit. The same with rows and columns exchanged.",
         .example =
             ":0000:x:..+918+6+2.+5+1+86...9+7.5..+9.7+6+18+6.1.5+9....4+3..+1+569.+9+54+63+1...6.."
             "9.3.+19+1.3.2.+5+635.6+1+84+9.:235 744 248 848 249 749 751 261 771 871 473:::"},
    .reason =
        "{digit} has two places in {house1}, {cell1} and {cell2}, and two in {house2}, {cell3} and "
        "{cell4}. {cell2} and {cell3} share {cover1} and are not both {digit}, so at least one of "
        "{cell1} and {cell4} is.",
    .find = find_skyscraper};

}  // namespace nonet::logic
