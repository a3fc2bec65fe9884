// Unique rectangles, types 1 to 4.

#include "logic/techniques/deadly_loop_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kUniqueRectangleType1Aliases[] = {"Uniqueness Test 1", "UR Type 1"};
constexpr std::string_view kUniqueRectangleType2Aliases[] = {"Uniqueness Test 2", "UR Type 2"};
constexpr std::string_view kUniqueRectangleType3Aliases[] = {"Uniqueness Test 3", "UR Type 3"};
constexpr std::string_view kUniqueRectangleType4Aliases[] = {"Uniqueness Test 4", "UR Type 4"};

}  // namespace

extern const TechniqueEntry kUniqueRectangle1{
    .info = {.key = "unique-rectangle-1",
             .name = "Unique Rectangle Type 1",
             .aliases = kUniqueRectangleType1Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 4.5,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "Four cells in two rows, two columns and two boxes that had the same two "
                 "candidates could exchange them, which gives two solutions. A puzzle with one "
                 "solution has no such pattern. If only one of the corners has other candidates, "
                 "it must take one of them, so it loses the two.",
             .example =
                 ":0000:x:....632.7.......6..63....9...8.72639.....68..6.....17...261.9..9.482..."
                 "68.639....:"
                 "112 114 122 124 424 524 924 426 526 726 131 431 531 134 434 534 436 536 736 "
                 "142 152 466 566:::"},
    .reason =
        "If {cells} held nothing but {digits}, the two digits could be exchanged along them and "
        "the puzzle would have two solutions. {extra} is the only one with other candidates, so it "
        "is one of these.",
    .find = find_deadly_loop,
    .finds_kin = true};

extern const TechniqueEntry kUniqueRectangle2{
    .info = {.key = "unique-rectangle-2",
             .name = "Unique Rectangle Type 2",
             .aliases = kUniqueRectangleType2Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 4.5,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "Four cells in two rows, two columns and two boxes that had the same two "
                 "candidates could exchange them, which gives two solutions. A puzzle with one "
                 "solution has no such pattern. If the corners that have more all have the same "
                 "one more candidate, it stands in one of them, and whoever sees them all cannot "
                 "have it.",
             .example = ":0000:x:913.62.45675...2.1824.15.962.61.75.93596284177.1.5.62..62.7.95."
                        "538296174.975...62:"
                        ":::"},
    .reason =
        "If {cells} held nothing but {digits}, the two digits could be exchanged along them and "
        "the puzzle would have two solutions. The only way out is the other candidate of {extra}: "
        "one of these cells holds it.",
    .find = find_deadly_loop,
    .finds_kin = true};

extern const TechniqueEntry kUniqueRectangle3{
    .info = {.key = "unique-rectangle-3",
             .name = "Unique Rectangle Type 3",
             .aliases = kUniqueRectangleType3Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 4.5,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "Four cells in two rows, two columns and two boxes that had the same two "
                 "candidates could exchange them, which gives two solutions. A puzzle with one "
                 "solution has no such pattern. If two corners have more, one of those other "
                 "candidates stands in one of the two. They act as one cell that has just those, "
                 "and make a naked set with other cells of a house they share, or a hidden set.",
             .example = ":0000:x:6451928..1297..546387465219491..67.28.29..4617.624198.2.8..9..45.."
                        ".2..9.9..6...2.:"
                        "545 355 372 375 575 378 382 782 387 389 392 395 895 399:::"},
    .reason =
        "If {cells} held nothing but {digits}, the two digits could be exchanged along them and "
        "the puzzle would have two solutions. The only way out is one of the other candidates of "
        "{extra}. Together these act as one cell with those candidates, and make a closed set with "
        "{set_a} in {house1}.",
    .find = find_deadly_loop,
    .finds_kin = true};

extern const TechniqueEntry kUniqueRectangle4{
    .info = {.key = "unique-rectangle-4",
             .name = "Unique Rectangle Type 4",
             .aliases = kUniqueRectangleType4Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 4.5,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "Four cells in two rows, two columns and two boxes that had the same two "
                 "candidates could exchange them, which gives two solutions. A puzzle with one "
                 "solution has no such pattern. If two corners have more and one of the two digits "
                 "can stand nowhere else in a house they share, it stands in one of them, so the "
                 "second digit stands in neither.",
             .example = ":0000:x:6451928..1297..546387465219491..67.28.29..4617.624198.2.8.19..45.."
                        ".2..9.9..6...2.:"
                        "545 355 372 378 382 782 387 389 392 395 895 399:::"},
    .reason =
        "If {cells} held nothing but {digits}, the two digits could be exchanged along them and "
        "the puzzle would have two solutions. So {extra} cannot hold both digits. {kept} has no "
        "other place in {house1} and takes one of them, so {struck} has none.",
    .find = find_deadly_loop,
    .finds_kin = true};

}  // namespace nonet::logic
