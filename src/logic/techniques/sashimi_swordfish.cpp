// Sashimi Swordfish: a finned swordfish with a line of one place.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_sashimi_swordfish(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 3, /*sashimi=*/true, sink);
}

}  // namespace

extern const TechniqueEntry kSashimiSwordfish{
    .info = {.key = "sashimi-swordfish",
             .name = "Sashimi Swordfish",
             .family = TechniqueFamily::fishes,
             .level = Level::expert,
             .score = 240,
             .explanation =
                 "A finned swordfish that is broken: in one of its three rows the digit has just one place beside its fins, so without the fins that row would hold a single. The reasoning is the same: either a fin is true, or the digit is locked into the columns of the pattern. What both strike goes. The same with rows and columns exchanged.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+8..9...3+49....7.6+1+7.+3.+94.+8+5+2+7+94+6+31:118 318 418 518 718 818 918 119 319 419 519 719 819 919 142 442 542 642 742 842 942 145 345 445 545 845 945 146 346 446 746 846 946 147 447 547 647 747 947 148 348 448 748 848 948 149 349 449 549 949 356 456 556 656 756 856 956 358 458 558 658 758 858 958 162 462 562 662 762 862 962 264 364 464 664 764 864 964 165 265 365 465 565 865 965 167 467 567 667 767 867 967 268 368 468 668 768 868 968 169 269 369 469 569 869 969 274 374 474 674 774 974 175 375 475 575 775 875 975 376 476 776 876 976 177 377 477 577 677 777 977 179 379 479 679 779 979 184 284 384 484 684 784 984 186 386 486 686 786 886 986 189 389 489 689 789 989:::"},
    .reason =
        "Without {extra}, {digit} in {houses} would be locked where they cross {covers} and leave the rest of those. So either that holds or {digit} is at {extra_or}: both times it is taken for a cell of {covers} that sees {extra}.",
    .find = find_sashimi_swordfish};

}  // namespace nonet::logic
