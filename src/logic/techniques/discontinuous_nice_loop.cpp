// Discontinuous nice loop: an alternating chain from a candidate to itself, which proves it.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAliases[] = {"Discontinuous Nice Loop Type 1"};
constexpr std::string_view kGroupedAliases[] = {"Grouped Discontinuous Nice Loop Type 1"};

}  // namespace

extern const TechniqueEntry kDiscontinuousNiceLoop{
    .info = {.key = "discontinuous-nice-loop",
             .name = "Discontinuous Nice Loop",
             .aliases = kAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An alternating inference chain (see AIC type 1) that comes back to the candidate "
                 "where it began, by a strong link both times. If the candidate were false it "
                 "would follow that it is true: so it is true.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1:118 318 418 518 718 818 918 119 319 419 519 719 819 919 142 442 542 642 742 842 942 145 345 445 545 845 945 146 346 446 746 846 946 147 447 547 747 947 148 448 748 848 948 149 349 449 949 356 456 556 656 756 856 956 358 458 558 658 758 858 958 162 462 562 662 762 862 962 264 364 464 664 764 864 964 165 365 465 565 865 965 167 467 567 767 867 967 468 768 868 968 169 369 469 869 969 274 374 474 674 774 974 175 375 475 575 775 875 975 376 476 776 876 976 177 377 477 577 777 977 179 379 479 779 979 184 284 384 484 684 784 984 185 485 585 685 785 885 186 386 486 686 786 886 986 187 487 587 687 787 189 389 489 689 789 989 195 295 495 595 795 895 197 297 497 597 797 897 198 298 498 598 798 898 998:::"},
    .reason = "{chain} It would be {first_digit} after all: assuming that it is not ends in a "
              "contradiction.",
    .find = find_plain_aic};

extern const TechniqueEntry kGroupedDiscontinuousNiceLoop{
    .info = {.key = "grouped-discontinuous-nice-loop",
             .name = "Grouped Discontinuous Nice Loop",
             .aliases = kGroupedAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "A discontinuous nice loop in which two or three places of a digit, where a box "
                 "and a line cross, can stand for one candidate: the group is true when one of "
                 "them is.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1:118 318 418 518 718 818 918 119 319 419 519 719 819 919 142 442 542 642 742 842 942 145 345 445 545 845 945 146 346 446 746 846 946 147 447 547 747 947 148 448 748 848 948 149 349 449 549 949 356 456 556 656 756 856 956 358 458 558 658 758 858 958 162 462 562 662 762 862 962 264 364 464 664 764 864 964 165 365 465 565 865 965 167 467 567 767 867 967 468 768 868 968 169 369 469 569 869 969 274 374 474 674 774 974 175 375 475 575 775 875 975 376 476 776 876 976 177 377 477 577 677 777 977 179 379 479 679 779 979 184 284 384 484 684 784 984 185 285 485 585 685 785 885 186 386 486 686 786 886 986 187 287 487 587 687 787 887 189 389 489 689 789 989 195 295 495 595 695 795 895 197 297 497 597 797 897 198 298 498 598 798 898 998:::"},
    .reason = "{chain} It would be {first_digit} after all: assuming that it is not ends in a "
              "contradiction.",
    .find = find_grouped_aic};

}  // namespace nonet::logic
