// X-chain: an alternating chain of a single digit; grouped when it passes through groups.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

bool find_in_each_digit(const TechniqueEntry& self, const Board& board, bool groups,
                        StepSink& sink) {
  for (Digit digit : DigitSet::all()) {
    const LinkGraph graph(
        board, {.digits = DigitSet::only(digit), .groups = groups, .within_cells = false});
    if (find_alternating_chains(board, graph, {.one_digit = &self}, groups, sink)) return true;
  }
  return false;
}

bool find_x_chain(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_in_each_digit(self, board, false, sink);
}

bool find_grouped_x_chain(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_in_each_digit(self, board, true, sink);
}

}  // namespace

extern const TechniqueEntry kXChain{
    .info = {.key = "x-chain",
             .name = "X-Chain",
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 260,
             .explanation =
                 "A chain of places of one digit, joined in turn by strong links (the last two "
                 "places in a house: one of both is true) and weak links (they see each other: not "
                 "both are true). It begins and ends with a strong link. If its first place is "
                 "false, then all along the chain the next is true, the next false, and the last "
                 "is true: so one of the two ends is true in any case, and a cell that sees both "
                 "cannot have the digit.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1:118 318 418 518 718 818 918 119 319 419 519 719 819 919 142 442 542 642 742 842 942 145 345 445 545 845 945 146 346 446 746 846 946 147 447 547 747 947 148 448 748 848 948 149 349 449 949 356 456 556 656 756 856 956 358 458 558 658 758 858 958 162 462 562 662 762 862 962 264 364 464 664 764 864 964 165 365 465 565 865 965 167 467 567 767 867 967 468 768 868 968 169 369 469 869 969 274 374 474 674 774 974 175 375 475 575 775 875 975 376 476 776 876 976 177 377 477 577 777 977 179 379 479 779 979 184 284 384 484 684 784 984 185 485 585 685 785 885 186 386 486 686 786 886 986 187 487 587 687 787 189 389 489 689 789 989 195 295 495 595 795 895 197 297 497 597 797 897 198 298 498 598 798 898 998:::"},
    .reason = "{chain} So {digit} is at {first_cells} or at {last_cells} in any case.",
    .find = find_x_chain};

extern const TechniqueEntry kGroupedXChain{
    .info = {.key = "grouped-x-chain",
             .name = "Grouped X-Chain",
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 280,
             .explanation =
                 "An X-chain in which two or three places of the digit, where a box and a line "
                 "cross, can stand for one: the group is true when one of them is.",
             .example = ":0000:x:+7432+891+6+5..53+6+7+48+2.+6.1..+3+97......62.6......39.39+6..+7.4..64+7.+2...2.....7+6.7..+269+4.:221 321 421 521 621 721 821 222 322 422 522 622 722 822 131 331 431 531 631 731 931 133 333 433 533 633 733 933 135 235 335 635 735 835 935 136 236 336 636 736 836 936 241 341 641 741 841 941 242 342 442 642 742 942 143 243 343 543 643 943 144 244 344 444 644 145 245 445 545 645 745 845 146 246 646 746 946 249 349 449 549 649 749 949 252 352 452 652 752 952 353 553 653 953 154 254 354 454 654 854 954 255 355 655 755 855 955 156 356 656 756 956 157 257 357 457 657 757 957 161 361 461 561 661 761 961 265 365 465 665 765 865 965 166 366 466 566 666 766 966 268 368 468 668 768 868 968 171 271 471 671 771 871 172 272 372 472 672 772 276 476 676 776 976 278 378 478 678 778 878 978 279 479 579 679 779 979 181 281 681 781 881 981 283 383 583 683 783 983 184 284 384 484 684 784 185 285 485 585 685 785 885 286 486 586 686 786 886 986 187 287 387 487 687 787 987 291 491 691 791 891 991 293 393 493 593 693 793 993 194 294 394 494 694 794 994 299 499 599 699 799 999:::"},
    .reason = "{chain} So {digit} is at {first_cells} or at {last_cells} in any case.",
    .find = find_grouped_x_chain};

}  // namespace nonet::logic
