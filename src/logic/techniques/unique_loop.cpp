// Unique loops, types 1 to 4.

#include "logic/techniques/deadly_loop_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kUniqueLoopType1Aliases[] = {"UL Type 1"};
constexpr std::string_view kUniqueLoopType2Aliases[] = {"UL Type 2"};
constexpr std::string_view kUniqueLoopType3Aliases[] = {"UL Type 3"};
constexpr std::string_view kUniqueLoopType4Aliases[] = {"UL Type 4"};

}  // namespace

extern const TechniqueEntry kUniqueLoop1{
    .info = {.key = "unique-loop-1",
             .name = "Unique Loop Type 1",
             .aliases = kUniqueLoopType1Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 4.6,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "A closed walk of six or more cells with the same two candidates, two cells in "
                 "every house it meets, could exchange them, which gives two solutions. A puzzle "
                 "with one solution has no such pattern. If only one of the cells has other "
                 "candidates, it must take one of them, so it loses the two.",
             .example = ":0000:x:.7.25984.2486.759.59.8.4267487396152..5.42.89.29.856.49...78.2..."
                        "4.23.1...2.61...:"
                        "379 681 391 594 397 797 399:::"},
    .reason =
        "If {cells} held nothing but {digits}, the two digits could be exchanged along them and "
        "the puzzle would have two solutions. {extra} is the only one with other candidates, so it "
        "is one of these.",
    .find = find_deadly_loop,
    .finds_kin = true};

extern const TechniqueEntry kUniqueLoop2{
    .info = {.key = "unique-loop-2",
             .name = "Unique Loop Type 2",
             .aliases = kUniqueLoopType2Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 4.6,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "A closed walk of six or more cells with the same two candidates, two cells in "
                 "every house it meets, could exchange them, which gives two solutions. A puzzle "
                 "with one solution has no such pattern. If the cells that have more all have the "
                 "same one more candidate, it stands in one of them, and whoever sees them all "
                 "cannot have it.",
             .example = ":0000:x:8.1.26543.46..58125231846792.86.135441..5.268365248197.3."
                        "5124861824697356548..921:"
                        ":::"},
    .reason =
        "If {cells} held nothing but {digits}, the two digits could be exchanged along them and "
        "the puzzle would have two solutions. The only way out is the other candidate of {extra}: "
        "one of these cells holds it.",
    .find = find_deadly_loop,
    .finds_kin = true};

extern const TechniqueEntry kUniqueLoop3{
    .info = {.key = "unique-loop-3",
             .name = "Unique Loop Type 3",
             .aliases = kUniqueLoopType3Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 4.6,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "A closed walk of six or more cells with the same two candidates, two cells in "
                 "every house it meets, could exchange them, which gives two solutions. A puzzle "
                 "with one solution has no such pattern. If two cells have more, one of those "
                 "other candidates stands in one of the two. They act as one cell that has just "
                 "those, and make a naked set with other cells of a house they share, or a hidden "
                 "set.",
             .example =
                 ":0000:x:.578...43948367512..3.457.....5.84..58.6.4.3.47.132......75.8647.4.8.3.."
                 "8.54.....:"
                 "111 915 632 641 642 957 968 669 969 282 988 989 192 292 992 995 196 996 997 "
                 "298 199:::"},
    .reason =
        "If {cells} held nothing but {digits}, the two digits could be exchanged along them and "
        "the puzzle would have two solutions. The only way out is one of the other candidates of "
        "{extra}. Together these act as one cell with those candidates, and make a closed set with "
        "{set_a} in {house1}.",
    .find = find_deadly_loop,
    .finds_kin = true};

extern const TechniqueEntry kUniqueLoop4{
    .info = {.key = "unique-loop-4",
             .name = "Unique Loop Type 4",
             .aliases = kUniqueLoopType4Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 4.6,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "A closed walk of six or more cells with the same two candidates, two cells in "
                 "every house it meets, could exchange them, which gives two solutions. A puzzle "
                 "with one solution has no such pattern. If two cells have more and one of the two "
                 "digits can stand nowhere else in a house they share, it stands in one of them, "
                 "so the second digit stands in neither.",
             .example =
                 ":0000:x:13....6.9.6.2..54..4..6..7..147.....62..8.7.47.9.461....1.3........15..."
                 "4968..315:"
                 "513 813 726 826 926 829 831 833 534 934 136 336 239 839 247 248 249 349 369 "
                 "276 776 278 783 287:::"},
    .reason =
        "If {cells} held nothing but {digits}, the two digits could be exchanged along them and "
        "the puzzle would have two solutions. So {extra} cannot hold both digits. {kept} has no "
        "other place in {house1} and takes one of them, so {struck} has none.",
    .find = find_deadly_loop,
    .finds_kin = true};

}  // namespace nonet::logic
