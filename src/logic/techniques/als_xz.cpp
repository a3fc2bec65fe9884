// ALS-XZ: two almost locked sets with a restricted common. One of them lacks it and is locked, so
// every other common digit stands in one of the two. With two restricted commons both are locked.

#include "logic/step_sink.hpp"
#include "logic/techniques/almost_locked_sets.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

constexpr int kMostCells = 6;

void draw(Step& step, const Board& board, const AlmostLockedSet& a, const AlmostLockedSet& b,
          DigitSet pivots) {
  step.cells = listed(a.cells | b.cells);
  step.houses = {a.house, b.house};
  for (const AlmostLockedSet* set : {&a, &b})
    for (Cell cell : set->cells)
      for (Digit digit : board.candidates(cell))
        step.marks.push_back({{cell, digit},
                              pivots.contains(digit) ? Role::pivot
                              : set == &a            ? Role::set_a
                                                     : Role::set_b});
}

template <class Offer>
bool for_each_pair(const Board& board, bool doubly, Offer&& offer) {
  const auto sets = find_almost_locked_sets(board, kMostCells);
  for (std::size_t i = 0; i < sets.size(); ++i)
    for (std::size_t k = i + 1; k < sets.size(); ++k) {
      const DigitSet common = sets[i].digits & sets[k].digits;
      if (common.size() < 2) continue;
      const DigitSet restricted = restricted_commons(board, sets[i], sets[k]);
      if (restricted.empty() || (restricted.size() > 1) != doubly) continue;
      if (offer(sets[i], sets[k], restricted)) return true;
    }
  return false;
}

bool find_als_xz(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_pair(
      board, false,
      [&](const AlmostLockedSet& a, const AlmostLockedSet& b, DigitSet restricted) {
        for (Digit digit : (a.digits & b.digits) - restricted) {
          const CellSet struck = board.cells(digit) & a.seen_by(digit) & b.seen_by(digit);
          if (struck.empty()) continue;
          Step& step = sink.draft(self);
          step.digits = restricted;
          strike(step, struck, digit);
          if (sink.wants_pattern()) draw(step, board, a, b, restricted);
          if (sink.offer()) return true;
        }
        return false;
      });
}

// Both commons restricted: each set gets one of them, and all its other digits are locked in it.
bool find_doubly_linked(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_pair(
      board, true,
      [&](const AlmostLockedSet& a, const AlmostLockedSet& b, DigitSet restricted) {
        Step& step = sink.draft(self);
        step.digits = restricted;
        for (Digit digit : DigitSet::all()) {
          CellSet struck;
          if (restricted.contains(digit)) {
            struck = a.seen_by(digit) & b.seen_by(digit);
          } else {
            if (a.digits.contains(digit)) struck |= a.seen_by(digit);
            if (b.digits.contains(digit)) struck |= b.seen_by(digit);
          }
          strike(step, board.cells(digit) & struck, digit);
        }
        if (step.eliminations.empty()) return false;
        if (sink.wants_pattern()) draw(step, board, a, b, {});
        return sink.offer();
      });
}

constexpr std::string_view kAliases[] = {"Almost Locked Set XZ-Rule", "ALS-XZ Rule"};
constexpr std::string_view kDoublyAliases[] = {"ALS-XZ Rule 2"};

}  // namespace

extern const TechniqueEntry kAlsXz{
    .info = {.key = "als-xz",
             .name = "ALS-XZ",
             .aliases = kAliases,
             .family = TechniqueFamily::sets,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "An almost locked set is a number of cells in a house with one digit more than "
                 "cells, such as a cell with two candidates. Take two of them and a digit X of "
                 "both whose places in one all see its places in the other: only one set can have "
                 "X. The other lacks it, so it has just enough digits and needs them all. Whatever "
                 "other digit Z both have therefore stands in one of them, and a cell that sees "
                 "all places of Z in both sets cannot have it.",
             .example = ":0000:x:8+9+1.7+62..56+2..1..+8+4+73+2+859+61.+2..68..9+6..5..8.+2....2.+6..2.+6.53.+97........671.6....3:114 214 514 614 714 814 914 118 218 618 718 818 918 119 219 319 619 719 819 919 124 224 524 624 724 824 125 225 525 625 725 825 127 227 427 527 627 827 927 128 228 528 628 828 928 241 441 541 641 741 841 941 143 243 343 643 843 943 244 344 544 644 844 944 147 247 447 547 647 847 947 148 248 648 848 948 152 252 552 652 752 852 952 153 253 353 553 653 853 255 555 655 755 855 156 256 356 556 656 856 258 358 458 558 658 858 958 261 461 561 661 761 861 162 262 462 662 762 962 163 263 363 463 663 963 264 564 664 864 166 266 366 566 666 866 268 668 868 968 169 269 369 669 769 869 969 172 272 372 572 672 772 972 274 374 574 674 774 974 277 377 577 677 777 877 977 181 281 481 581 681 781 881 182 282 682 782 982 183 283 383 683 783 284 384 484 584 684 984 285 385 585 685 785 885 186 386 586 686 886 287 387 687 787 887 987 188 388 488 588 688 788 988 193 293 393 693 793 195 295 395 595 695 795 895 196 396 596 696 796 896 197 297 397 697 797 897 997 198 398 498 598 698 798 998:::"},
    .reason =
        "{digit} can be in only one of the sets A ({set_a}) and B ({set_b}), because its places there "
        "see each other. Each set has one digit more than cells, so the one that lacks {digit} needs "
        "all its others: {struck} is in A or in B.",
    .find = find_als_xz};

extern const TechniqueEntry kDoublyLinkedAlsXz{
    .info = {.key = "als-xz-doubly-linked",
             .name = "Doubly Linked ALS-XZ",
             .aliases = kDoublyAliases,
             .family = TechniqueFamily::sets,
             .level = Level::expert,
             .score = 300,
             .explanation =
                 "Two almost locked sets (cells of a house with one digit more than cells) have "
                 "two digits in common that only one of them can have at a time. Each set can "
                 "spare only one digit, so each has one of the two, and needs all its others. A "
                 "cell outside that sees all places of such a digit cannot have it.",
             .example = ":0000:x:+785+94+31..+1+6+32+5+8+7+9+4+29+46+175+83+9.1+4.....+5+7+638.+4.94.+8..9...3+49....7.6+1+7....4.+8+5+2+7.4..1:118 318 418 518 718 818 918 119 319 419 519 719 819 919 142 442 542 642 742 842 942 145 345 445 545 845 945 146 346 446 746 846 946 147 447 547 747 947 148 448 748 848 948 149 349 449 949 356 456 556 656 756 856 956 358 458 558 658 758 858 958 162 462 562 662 762 862 962 264 364 464 664 764 864 964 165 365 465 565 865 965 167 467 567 767 867 967 468 768 868 968 169 369 469 869 969 274 374 474 674 774 974 175 375 475 575 775 875 975 376 476 776 876 976 177 377 477 577 777 977 179 379 479 779 979 184 284 384 484 684 784 984 185 485 585 685 785 885 186 386 486 686 786 886 986 187 487 587 687 787 189 389 489 689 789 989 195 295 495 595 795 895 197 297 497 597 797 897 198 298 498 598 798 898 998:::"},
    .reason =
        "Each of {digits} can be in only one of the sets A ({set_a}) and B ({set_b}), and each set "
        "can spare just one digit, so they share these between them. "
        "All other digits of A are locked in A, and those of B in B.",
    .find = find_doubly_linked};

}  // namespace nonet::logic
