// Finned X-Wing: an X-wing with fins in one box.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_finned_x_wing(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 2, /*sashimi=*/false, sink);
}

}  // namespace

extern const TechniqueEntry kFinnedXWing{
    .info = {.key = "finned-x-wing",
             .name = "Finned X-Wing",
             .family = TechniqueFamily::fishes,
             .level = Level::hard,
             .score = 130,
             .explanation =
                 "Almost an X-wing of rows with two places each: but for the fins, a few more places of the digit that all lie in one box. If a fin is true, it strikes the cells that it sees; if none is, the X-wing strikes. What both strike goes. The same with rows and columns exchanged.",
             .example = ":0000:x:..4.+76.25+73.1..4.+6+65.8....+19+715+38+6+42+4+8+3+6+1+2..+9+5+26+49+7+138.4.+7.1.+6+3..7.6...+4.+6......7:211 311 411 511 611 711 911 212 312 412 512 612 712 812 114 214 414 514 614 714 814 117 217 417 517 617 717 917 123 323 423 523 623 723 125 325 425 625 725 825 925 126 226 326 426 626 726 826 128 228 328 428 528 628 728 133 333 433 533 633 733 833 135 335 535 635 735 835 935 136 236 536 636 736 836 137 237 437 537 637 837 138 238 338 438 538 638 838 157 257 357 457 657 857 957 158 258 358 458 658 858 958 171 371 471 571 671 771 971 173 273 373 473 673 773 175 275 375 475 675 775 975 177 377 477 677 777 481 581 681 781 981 282 382 482 582 682 782 882 184 484 584 684 784 884 186 286 486 686 786 886 986 187 387 487 687 787 288 388 488 688 788 491 591 691 791 991 193 293 393 493 693 793 194 494 594 694 794 894 195 295 395 695 795 995 196 296 696 796 896 197 397 497 697 797 298 398 498 698 798:::"},
    .reason =
        "Without {extra}, {digit} in {houses} could only be where they cross {covers}, and would leave the rest of those. So either that holds or {digit} is at {extra_or}: both times it is taken for a cell of {covers} that sees {extra}.",
    .find = find_finned_x_wing};

}  // namespace nonet::logic
