// Claiming: in a row or column, a digit is confined to one box.

#include "logic/techniques/locked_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kClaimingAliases[] = {"Locked Candidates Type 2", "Box-Line Reduction"};

}  // namespace

extern const TechniqueEntry kClaiming{
    .info = {.key = "claiming",
             .name = "Claiming",
             .aliases = kClaimingAliases,
             .family = TechniqueFamily::locked,
             .rating = 2.8,
             .level = Level::medium,
             .score = 50,
             .explanation =
                 "A row or column needs its digit. When all places left for it there lie in one "
                 "box, the digit of that box is among them, so it can stand nowhere else in the "
                 "box.",
             .example = ":0000:x:..1..2..........122938147..9341256876853472911276984.....25.17.."
                        "127..5..5794.132.:"
                        "411 412 315 819 919 926 676 679:::"},
    .reason =
        "In {house1}, {digit} can only be at {cells_or}, all in {cover1}. That is where {cover1} "
        "has "
        "its {digit}, too, and nowhere else.",
    .find = find_claiming};

}  // namespace nonet::logic
