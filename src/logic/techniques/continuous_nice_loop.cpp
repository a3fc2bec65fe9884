// Continuous nice loop: an alternating chain whose ends see each other.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAliases[] = {"Nice Loop", "AIC Ring", "AIC Loop"};
constexpr std::string_view kGroupedAliases[] = {"Grouped Nice Loop", "Grouped AIC Ring"};

}  // namespace

extern const TechniqueEntry kContinuousNiceLoop{
    .info = {.key = "continuous-nice-loop",
             .name = "Continuous Nice Loop",
             .aliases = kAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An alternating inference chain (see AIC type 1) whose two ends cannot both be "
                 "true, so that it closes into a loop. Then exactly one of any two neighbours in "
                 "the loop is true. Where neighbours are a digit in one house, no other cell that "
                 "sees both has it; where they are two digits of one cell, the cell has no others.",
             .example = ":0000:x:87+2.5.....+14.8...3.+3.2..+8...2.8.5..1.+61.+2.9.+83+8.+9+16...+74+8+16.5..2+9+6+5.+8...15+3.9..86:114 214 514 714 814 914 216 516 616 716 816 217 317 517 717 817 917 218 318 518 718 818 119 219 319 519 619 719 819 121 221 321 421 721 821 124 224 324 424 524 824 924 126 226 326 426 526 626 826 127 327 427 527 827 927 128 328 428 628 828 928 131 231 331 431 531 731 831 133 233 333 433 633 733 833 135 235 335 535 635 835 935 236 336 536 636 836 238 338 538 838 139 239 339 639 839 141 241 341 541 641 741 841 143 243 343 443 543 643 843 145 245 545 645 845 945 147 247 447 547 847 947 148 248 348 448 548 848 948 151 251 351 651 751 851 951 154 254 554 654 854 954 156 256 556 656 856 956 158 258 458 658 858 958 163 263 363 463 663 863 963 167 367 567 667 867 967 168 368 568 668 868 968 169 369 669 869 969 176 476 576 676 776 876 976 178 278 478 578 678 778 878 179 379 479 579 679 779 879 185 285 585 685 885 985 287 587 687 887 987 288 388 588 688 888 988 189 289 389 589 689 889 989 194 294 394 594 694 894 994 196 396 596 696 896 996 197 397 597 697 897 997:::"},
    .reason =
        "{chain} That takes us back to the start: all around this loop, exactly one of each two "
        "neighbours is true, so nothing else that sees both can be.",
    .find = find_plain_aic};

extern const TechniqueEntry kGroupedContinuousNiceLoop{
    .info = {.key = "grouped-continuous-nice-loop",
             .name = "Grouped Continuous Nice Loop",
             .aliases = kGroupedAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "A continuous nice loop in which two or three places of a digit, where a box and "
                 "a line cross, can stand for one candidate: the group is true when one of them "
                 "is.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1:118 318 418 518 718 818 918 119 319 419 519 719 819 919 142 442 542 642 742 842 942 145 345 445 545 845 945 146 346 446 746 846 946 147 447 547 747 947 148 448 748 848 948 149 349 449 949 356 456 556 656 756 856 956 358 458 558 658 758 858 958 162 462 562 662 762 862 962 264 364 464 664 764 864 964 165 365 465 565 865 965 167 467 567 767 867 967 468 768 868 968 169 369 469 869 969 274 374 474 674 774 974 175 375 475 575 775 875 975 376 476 776 876 976 177 377 477 577 777 977 179 379 479 779 979 184 284 384 484 684 784 984 185 485 585 685 785 885 186 386 486 686 786 886 986 187 487 587 687 787 189 389 489 689 789 989 195 295 495 595 795 895 197 297 497 597 797 897 198 298 498 598 798 898 998:::"},
    .reason =
        "{chain} That takes us back to the start: all around this loop, exactly one of each two "
        "neighbours is true, so nothing else that sees both can be.",
    .find = find_grouped_aic};

}  // namespace nonet::logic
