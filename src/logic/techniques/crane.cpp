// Crane: two strong links of a digit, joined, of which at least one is in a box.

#include "logic/techniques/two_link_search.hpp"

namespace nonet::logic {

namespace {

bool find_crane(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_two_links(self, board, is_crane, sink);
}

constexpr std::string_view kAliases[] = {"Turbot Crane"};

}  // namespace

extern const TechniqueEntry kCrane{
    .info = {.key = "crane",
             .name = "Crane",
             .aliases = kAliases,
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 150,
             .explanation =
                 "A digit has just two places in each of two houses, one of them a box. A place of "
                 "the first sees one of the second, so they do not both hold the digit; then at "
                 "least one of the other two does. A cell that sees both of those cannot have the "
                 "digit. Skyscraper and two-string kite are the same with rows and columns alone; all three are turbot fishes.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1:118 318 418 518 718 818 918 119 319 419 519 719 819 919 142 442 542 642 742 842 942 145 345 445 545 845 945 146 346 446 746 846 946 147 447 547 747 947 148 448 748 848 948 149 349 449 949 356 456 556 656 756 856 956 358 458 558 658 758 858 958 162 462 562 662 762 862 962 264 364 464 664 764 864 964 165 365 465 565 865 965 167 467 567 767 867 967 468 768 868 968 169 369 469 869 969 274 374 474 674 774 974 175 375 475 575 775 875 975 376 476 776 876 976 177 377 477 577 777 977 179 379 479 779 979 184 284 384 484 684 784 984 185 485 585 685 785 885 186 386 486 686 786 886 986 187 487 587 687 787 189 389 489 689 789 989 195 295 495 595 795 895 197 297 497 597 797 897 198 298 498 598 798 898 998:::"},
    .reason =
        "{digit} has two places in {house1}, {cell1} and {cell2}, and two in {house2}, {cell3} and "
        "{cell4}. {cell2} and {cell3} share {cover1} and are not both {digit}, so at least one of "
        "{cell1} and {cell4} is.",
    .find = find_crane};

}  // namespace nonet::logic
