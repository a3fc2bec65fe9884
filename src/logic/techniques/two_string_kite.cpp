// Two-string kite: a row and a column with two places each for a digit, joined in a box.

#include "logic/techniques/two_link_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kTwoStringKiteAliases[] = {"2-String Kite", "Kite"};

bool find_two_string_kite(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_two_links(self, board, is_two_string_kite, sink);
}

}  // namespace

extern const TechniqueEntry kTwoStringKite{
    .info =
        {.key = "two-string-kite",
         .name = "Two-String Kite",
         .aliases = kTwoStringKiteAliases,
         .family = TechniqueFamily::one_digit,
         .level = Level::hard,
         .score = 150,
         .explanation =
             "A digit has just two places in a row and just two in a column. One place of the "
             "row and one of the column stand in the same box, so they do not both hold the "
             "digit; then at least one of the two at the far ends of these strings does. The "
             "cell that sees both far ends cannot have the digit.",
         .example =
             ":0000:x:..+4.+5....+5.8.+42....6.3.8.54.....5+4.7...4..+51.+4+56...9.....5.+43.+1..+"
             "5.17.4.1+49+8+362+7+5:211 212 914 918 924 341 342 144 644 351 352 755 264:::"},
    .reason =
        "{digit} has two places in {house1}, {cell1} and {cell2}, and two in {house2}, {cell3} and "
        "{cell4}. {cell2} and {cell3} share {cover1} and are not both {digit}, so at least one of "
        "{cell1} and {cell4} is.",
    .find = find_two_string_kite};

}  // namespace nonet::logic
