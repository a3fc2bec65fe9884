// AIC type 2: an alternating chain whose ends are different digits in cells that see each other.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAliases[] = {"Discontinuous Nice Loop Type 2"};
constexpr std::string_view kGroupedAliases[] = {"Grouped Discontinuous Nice Loop Type 2"};

}  // namespace

extern const TechniqueEntry kAicType2{
    .info = {.key = "aic-type-2",
             .name = "AIC Type 2",
             .aliases = kAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An alternating inference chain (see AIC type 1) proves that its first or its "
                 "last candidate is true. In type 2 these are different digits in two cells that "
                 "see each other. The digit of one end cannot be in the cell of the other: there "
                 "it would make both ends false.",
             .example = ":0000:x:..9..817+431.....+89.4...+9.3+5+43.7..+5+98..2.9+5+3+465+9....+7+21..+3+9.1+4529.+45..8+1+7....4.+9+63:111 311 411 511 711 811 911 112 312 412 712 812 912 114 414 514 714 814 914 115 415 715 815 915 123 223 323 423 623 823 923 124 324 524 724 824 924 125 325 425 825 925 126 326 526 826 926 127 327 427 527 727 827 927 131 331 431 531 931 133 233 333 433 533 633 933 334 434 534 734 834 934 335 435 535 835 935 137 337 437 537 737 837 937 243 343 443 543 743 843 943 345 445 545 745 845 945 146 346 446 546 746 846 946 251 351 451 551 651 951 152 252 352 452 552 652 952 254 354 454 554 654 754 954 163 263 363 463 563 763 963 164 264 564 764 964 165 265 465 565 765 965 166 266 566 766 866 966 171 271 371 471 571 971 172 272 372 472 572 972 175 275 375 475 575 975 182 382 482 582 782 882 982 185 485 585 785 885 985 186 486 586 786 886 986 391 491 591 691 791 991 192 392 492 692 792 992 293 393 493 693 993 194 394 494 594 694 794 994 196 396 496 596 696 896 996:::"},
    .reason =
        "{chain} So {first_cells} is {first_digit} or {last_cells} is {last_digit} in any case, "
        "and neither cell can have the digit of the other's end.",
    .find = find_plain_aic};

extern const TechniqueEntry kGroupedAicType2{
    .info = {.key = "grouped-aic-type-2",
             .name = "Grouped AIC Type 2",
             .aliases = kGroupedAliases,
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "An AIC type 2 in which two or three places of a digit, where a box and a line "
                 "cross, can stand for one candidate: the group is true when one of them is.",
             .example = ":0000:x:+2.5+8...9.4.+8...6...13.7.8....+196528..+827....15..+18+23..8....1...+1.93.+7..+8.2..98...:112 212 312 412 512 812 912 215 515 615 715 815 915 116 216 516 716 816 916 217 317 517 617 817 917 119 219 519 619 819 919 122 222 322 422 522 622 822 124 324 424 624 724 824 924 425 625 725 825 925 126 226 426 526 626 726 826 428 628 728 828 928 129 429 629 829 929 131 231 331 431 531 731 831 134 334 634 734 834 934 136 236 336 436 536 736 836 138 338 638 738 838 938 139 339 639 739 839 939 141 241 441 541 641 841 941 142 242 542 642 742 842 942 149 249 349 549 649 849 949 151 251 351 451 551 751 851 155 255 555 655 755 855 955 156 256 556 656 756 856 956 157 257 357 457 657 757 857 158 258 358 458 758 858 958 162 262 362 562 662 762 862 163 263 363 563 863 963 168 268 368 568 668 868 968 169 269 369 469 569 769 869 172 272 672 772 872 972 173 273 373 573 873 973 174 374 774 874 974 175 375 675 775 875 975 177 277 377 477 677 877 178 478 578 678 878 978 179 479 579 779 879 182 282 382 782 882 982 185 385 485 685 785 885 985 187 287 387 687 787 887 987 188 388 488 788 888 988 191 291 491 591 691 891 991 193 293 393 593 893 993 194 294 394 794 894 994 297 397 697 897 997 298 698 798 898 998 199 299 499 899 999:::"},
    .reason =
        "{chain} So {first_cells} is {first_digit} or {last_cells} is {last_digit} in any case, "
        "and neither cell can have the digit of the other's end.",
    .find = find_grouped_aic};

}  // namespace nonet::logic
