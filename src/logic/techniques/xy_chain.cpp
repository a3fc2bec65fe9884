// XY-chain: an alternating chain through cells of two candidates.

#include "logic/techniques/alternating_chain_search.hpp"

namespace nonet::logic {

namespace {

bool find_xy_chain(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  const LinkGraph graph(board, {.bivalue_only = true});
  return find_alternating_chains(board, graph, {.one_digit = &self}, false, sink);
}

}  // namespace

extern const TechniqueEntry kXyChain{
    .info = {.key = "xy-chain",
             .name = "XY-Chain",
             .family = TechniqueFamily::chains,
             .level = Level::expert,
             .score = 260,
             .explanation =
                 "A chain of cells with two candidates each, where every cell sees the next and "
                 "has a digit in common with it. If the first cell is not the digit at its end of "
                 "the chain, it is its other one, which pushes the next cell to its other digit, "
                 "and so on to the last. When first and last end on the same digit, one of them "
                 "has it in any case, and a cell that sees both cannot.",
             .example = ":0000:x:234+1+8+69+5+7.+5+1..4+8+62.+8.5..+41+3+46+8.1...+9.97.4.+1.61+2.6...+48.1..+673+8+48+7.+4.+16+95.4..5.+2+7+1:121 221 321 421 521 621 821 124 224 424 524 624 824 924 125 225 425 525 625 825 131 231 331 431 531 831 133 233 333 433 533 733 833 135 335 435 535 635 835 136 336 436 536 636 736 836 144 344 444 544 644 844 944 146 446 646 746 846 946 147 247 347 447 647 847 947 148 448 548 648 748 848 948 151 251 451 651 751 851 951 154 354 454 554 654 754 954 156 456 656 756 956 158 458 558 658 758 858 958 163 263 463 663 763 863 963 165 265 465 565 665 865 166 266 466 666 766 866 167 267 367 467 667 867 967 171 271 371 471 671 771 871 173 373 473 673 773 873 174 374 474 574 674 774 874 183 483 583 683 783 883 983 185 485 585 685 785 885 985 191 291 491 591 791 891 991 193 293 493 593 793 893 194 294 494 594 694 794 196 296 496 596 696 796 996:::"},
    .reason = "{chain} So {struck} is at {first_cells} or at {last_cells} in any case.",
    .find = find_xy_chain};

}  // namespace nonet::logic
