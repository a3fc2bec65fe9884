// Sashimi X-Wing: a finned X-wing that lacks a corner.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_sashimi_x_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 2, /*sashimi=*/true, sink);
}

}  // namespace

extern const TechniqueEntry kSashimiXWing{
    .info = {.key = "sashimi-x-wing",
             .name = "Sashimi X-Wing",
             .family = TechniqueFamily::fishes,
             .level = Level::hard,
             .score = 150,
             .explanation =
                 "A finned X-wing that is broken: in one of its two rows the digit has just one place beside its fins, so without the fins that row would hold a single. The reasoning is the same: either a fin is true, or the digit is locked into the columns of the pattern. What both strike goes. The same with rows and columns exchanged.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1:118 318 418 518 718 818 918 119 319 419 519 719 819 919 142 442 542 642 742 842 942 145 345 445 545 845 945 146 346 446 746 846 946 147 447 547 747 947 148 448 748 848 948 149 349 449 549 949 356 456 556 656 756 856 956 358 458 558 658 758 858 958 162 462 562 662 762 862 962 264 364 464 664 764 864 964 165 365 465 565 865 965 167 467 567 767 867 967 468 768 868 968 169 369 469 569 869 969 274 374 474 674 774 974 175 375 475 575 775 875 975 376 476 776 876 976 177 377 477 577 777 977 179 379 479 779 979 184 284 384 484 684 784 984 185 285 485 585 685 785 885 186 386 486 686 786 886 986 187 487 587 687 787 189 389 489 689 789 989 195 295 495 595 695 795 895 197 297 497 597 797 897 198 298 498 598 798 898 998:::"},
    .reason =
        "Without {extra}, {digit} in {houses} would be locked where they cross {covers} and leave the rest of those. So either that holds or {digit} is at {extra_or}: both times it is taken for a cell of {covers} that sees {extra}.",
    .find = find_sashimi_x_wing};

}  // namespace nonet::logic
