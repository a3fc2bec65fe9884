// Bivalue universal graves, types 1 to 4.

#include "logic/techniques/grave_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kBivalueGraveType1Aliases[] = {"BUG+1",
                                                          "Bivalue Universal Grave Type 1"};
constexpr std::string_view kBivalueGraveType2Aliases[] = {"BUG+n",
                                                          "Bivalue Universal Grave Type 2"};
constexpr std::string_view kBivalueGraveType3Aliases[] = {"Bivalue Universal Grave Type 3"};
constexpr std::string_view kBivalueGraveType4Aliases[] = {"Bivalue Universal Grave Type 4"};

}  // namespace

extern const TechniqueEntry kBug1{
    .info = {.key = "bug-1",
             .name = "BUG Type 1",
             .aliases = kBivalueGraveType1Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 5.6,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "When every open cell had two candidates and every digit two places in each house "
                 "that lacks it (a bivalue universal grave, BUG), the puzzle would have no "
                 "solution or several. So where only a few candidates beyond that are left, one of "
                 "those extra ones is true. If they are all in one cell, the cell takes one of "
                 "them.",
             .example = ":0000:x:412367589683259417...4813...61894.53..8.1394.3945..8.11.6945."
                        "38835...194.4.1386.5:"
                        "731 752 268 791:::"},
    .reason =
        "Without the extra candidates of {extra}, every open cell would have two candidates and "
        "every digit two places in each house, and the puzzle could not have just one solution. So "
        "one of the extra candidates is true. They are all in {cell1}.",
    .find = find_bug_1};

extern const TechniqueEntry kBug2{
    .info = {.key = "bug-2",
             .name = "BUG Type 2",
             .aliases = kBivalueGraveType2Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 5.7,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "When every open cell had two candidates and every digit two places in each house "
                 "that lacks it (a bivalue universal grave, BUG), the puzzle would have no "
                 "solution or several. So where only a few candidates beyond that are left, one of "
                 "those extra ones is true. If they are all the same digit, a cell that sees all "
                 "of them cannot have it.",
             .example = ":0000:x:85.2..149.42.8.653.16.4.827.2....4.84698..572.78.243.6.3."
                        "498261281657934694..2785:"
                        "315 934 336 541 144 344 544 145 345 146 346 164:::"},
    .reason =
        "Without the extra candidates of {extra}, every open cell would have two candidates and "
        "every digit two places in each house, and the puzzle could not have just one solution. So "
        "one of the extra candidates is true. All of them are {digit}, so one of {cells} is "
        "{digit}.",
    .find = find_bug_2};

extern const TechniqueEntry kBug3{
    .info = {.key = "bug-3",
             .name = "BUG Type 3",
             .aliases = kBivalueGraveType3Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 5.8,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "When every open cell had two candidates and every digit two places in each house "
                 "that lacks it (a bivalue universal grave, BUG), the puzzle would have no "
                 "solution or several. So where only a few candidates beyond that are left, one of "
                 "those extra ones is true. If their cells share a house, they act together as one "
                 "cell with the extra digits, and may make a naked set with other cells of the "
                 "house.",
             .example = ":0000:x:..58237411845679233279146..73.24.51625617.43..416352.74..7.13.2."
                        "734.21..512396874:"
                        "978:::"},
    .reason =
        "Without the extra candidates of {extra}, every open cell would have two candidates and "
        "every digit two places in each house, and the puzzle could not have just one solution. So "
        "one of the extra candidates is true. Together {cells} act as one cell with the candidates "
        "{digits}, and make a closed set with {set_a} in {house1}.",
    .find = find_bug_3};

extern const TechniqueEntry kBug4{
    .info = {.key = "bug-4",
             .name = "BUG Type 4",
             .aliases = kBivalueGraveType4Aliases,
             .family = TechniqueFamily::uniqueness,
             .rating = 5.7,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "When every open cell had two candidates and every digit two places in each house "
                 "that lacks it (a bivalue universal grave, BUG), the puzzle would have no "
                 "solution or several. So where only a few candidates beyond that are left, one of "
                 "those extra ones is true. If they are in two cells of a house in which another "
                 "digit has no other place, one of the cells takes that digit and the other its "
                 "extra candidate: all else in them can go.",
             .example = ":0000:x:1.6..2.547546.9.122.31456..34..265.151.4.723662.351.4..312.4.65."
                        "65.1342.472568193:"
                        "815 717 817 839 843 963:::"},
    .reason =
        "Without the extra candidates of {extra}, every open cell would have two candidates and "
        "every digit two places in each house, and the puzzle could not have just one solution. So "
        "one of the extra candidates is true. In {house1}, a digit that both {cells} have can "
        "stand nowhere else: one of them takes it, the other its extra candidate.",
    .find = find_bug_4};

}  // namespace nonet::logic
