// Finned Swordfish: a swordfish with fins in one box.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_finned_swordfish(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 3, /*sashimi=*/false, sink);
}

}  // namespace

extern const TechniqueEntry kFinnedSwordfish{
    .info = {.key = "finned-swordfish",
             .name = "Finned Swordfish",
             .family = TechniqueFamily::fishes,
             .level = Level::expert,
             .score = 200,
             .explanation =
                 "Almost a swordfish of rows with three columns: but for the fins, a few more places of the digit that all lie in one box. If a fin is true, it strikes the cells that it sees; if none is, the swordfish strikes. What both strike goes. The same with rows and columns exchanged.",
             .example = ":0000:x:234+1..9+5+7..+1..4+8+62.+8.5..+41+3+46+8.1...+9.97.4.+1.61..6...+48.1...73.+48..+4.+16.5.4..5...+1:115 215 315 415 515 715 915 116 216 316 416 516 716 916 121 221 321 421 621 821 122 222 322 422 622 822 922 124 224 424 524 624 824 125 225 425 525 625 825 131 231 331 431 531 831 133 233 333 433 533 733 833 135 335 435 535 635 835 136 336 436 536 636 736 836 144 444 544 644 844 944 146 446 646 746 846 946 147 347 447 647 847 947 148 448 548 648 848 948 151 251 451 651 751 851 951 154 354 454 554 654 754 954 156 456 656 756 956 158 458 558 658 758 858 958 162 362 462 662 762 862 962 163 463 663 763 863 963 165 265 465 565 665 865 166 266 466 666 766 866 167 267 367 467 667 867 967 171 271 371 471 771 871 173 373 473 773 873 174 374 474 574 674 774 175 275 375 475 575 775 975 178 378 478 578 678 778 182 382 482 582 682 882 982 183 483 583 683 783 883 185 485 585 685 785 885 188 388 488 588 688 888 191 291 491 591 891 193 493 593 793 893 194 494 594 694 794 196 496 596 796 197 397 497 597 697 897 997 198 398 498 598 698:::"},
    .reason =
        "Without {extra}, {digit} in {houses} could only be where they cross {covers}, and would leave the rest of those. So either that holds or {digit} is at {extra_or}: both times it is taken for a cell of {covers} that sees {extra}.",
    .find = find_finned_swordfish};

}  // namespace nonet::logic
