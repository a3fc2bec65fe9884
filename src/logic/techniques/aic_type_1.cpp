// AIC type 1: an alternating chain whose ends are the same digit.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAliases[] = {"AIC", "Alternating Inference Chain"};
constexpr std::string_view kGroupedAliases[] = {"Grouped AIC",
                                                "Grouped Alternating Inference Chain"};

}  // namespace

extern const TechniqueEntry kAicType1{
    .info = {.key = "aic-type-1",
             .name = "AIC Type 1",
             .aliases = kAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An alternating inference chain goes from candidate to candidate by strong links "
                 "(the last two digits of a cell, or the last two places in a house: one of both is "
                 "true) and weak links (the same cell, or the same digit in a house: not both are "
                 "true) in turn, and begins and ends with a strong one. If its first candidate is "
                 "false, its last is true: one of them is true in any case. In type 1 both are the "
                 "same digit, and a cell that sees both cannot have it.",
             .example = ":0000:x:234+1..9+5+7..+1..4+8+62.+8.5..+41+3+46+8.1...+9.97.4.+1.61..6...+48.1...73.+48..+4.+16.5.4..5.+2.+1:115 215 315 415 515 715 915 116 216 316 416 516 716 916 121 221 321 421 621 821 122 222 322 422 622 822 922 124 224 424 524 624 824 924 125 225 425 525 625 825 131 231 331 431 531 831 133 233 333 433 533 733 833 135 335 435 535 635 835 136 336 436 536 636 736 836 144 344 444 544 644 844 944 146 446 646 746 846 946 147 247 347 447 647 847 947 148 448 548 648 748 848 948 151 251 451 651 751 851 951 154 354 454 554 654 754 954 156 456 656 756 956 158 458 558 658 758 858 958 162 362 462 662 762 862 962 163 463 663 763 863 963 165 265 465 565 665 865 166 266 466 666 766 866 167 267 367 467 667 867 967 171 271 371 471 771 871 173 373 473 773 873 174 374 474 574 674 774 874 175 275 375 475 575 775 975 178 278 378 478 578 678 778 182 382 482 582 682 882 982 183 483 583 683 783 883 185 485 585 685 785 885 985 188 288 388 488 588 688 888 191 291 491 591 891 193 293 493 593 793 893 194 294 494 594 694 794 196 296 496 596 796 996 198 298 398 498 598 698:::"},
    .reason = "{chain} So {struck} is at {first_cells} or at {last_cells} in any case.",
    .find = find_plain_aic};

extern const TechniqueEntry kGroupedAicType1{
    .info = {.key = "grouped-aic-type-1",
             .name = "Grouped AIC Type 1",
             .aliases = kGroupedAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "An AIC type 1 in which two or three places of a digit, where a box and a line "
                 "cross, can stand for one candidate: the group is true when one of them is.",
             .example = ":0000:x:..7.....+1+1.2..7..58..1+269+7.91.+2.3+7..2.8.+7.3+19+7..+9+1+8..6.+2..8...7.715.+2.+9..+8.+74...2:111 211 511 711 811 911 112 212 312 412 512 712 812 114 214 514 614 714 914 115 215 415 615 715 815 116 216 316 616 716 816 916 117 317 517 717 917 118 518 718 918 122 222 422 522 722 822 124 224 524 624 724 924 125 225 425 525 625 725 825 127 227 327 527 727 927 128 228 528 728 928 132 232 632 732 832 932 133 233 333 633 733 833 933 139 239 539 639 739 839 939 143 243 343 443 743 843 943 145 245 345 445 745 845 945 148 248 348 548 648 748 948 149 249 349 549 649 749 949 152 252 352 452 752 852 952 154 254 354 554 754 854 954 156 256 356 656 756 856 956 162 262 562 662 762 862 962 163 263 563 663 763 863 963 167 367 467 667 767 867 967 168 368 468 668 768 868 968 171 271 771 871 971 173 273 373 573 673 773 873 174 274 474 574 774 874 974 276 376 476 576 676 776 876 277 377 777 877 977 178 278 778 878 978 181 281 581 681 781 881 981 185 285 485 585 785 885 985 187 287 387 587 787 987 189 289 589 689 789 989 191 291 491 791 891 991 193 293 493 593 793 893 296 396 496 596 696 796 896 297 397 497 797 897 997 198 298 498 798 898 998:::"},
    .reason = "{chain} So {struck} is at {first_cells} or at {last_cells} in any case.",
    .find = find_grouped_aic};

}  // namespace nonet::logic
