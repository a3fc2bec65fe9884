// Unique rectangle type 6: two opposite corners are plain, and one of the digits has no place in both
// rows, or both columns, but the rectangle: it stands crosswise. In the corners with more candidates
// it would leave the plain ones the other digit.

#include "logic/step_sink.hpp"
#include "logic/techniques/open_rectangles.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

bool find_unique_rectangle_6(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_open_rectangle(board, [&](const Rectangle& rectangle, Digit a, Digit b) {
    const auto plain = [&](std::size_t i) {
      return board.candidates(rectangle.corners[i]).size() == 2;
    };
    for (std::size_t roof : {0u, 1u}) {
      if (plain(roof) || plain(opposite(roof))) continue;
      if (!plain(beside(roof)) || !plain(below(roof))) continue;
      for (const auto& [locked, other] : {std::pair{a, b}, std::pair{b, a}}) {
        const bool rows = locked_in_row(board, rectangle, roof, locked) &&
                          locked_in_row(board, rectangle, opposite(roof), locked);
        const bool columns = locked_in_column(board, rectangle, roof, locked) &&
                             locked_in_column(board, rectangle, opposite(roof), locked);
        if (!rows && !columns) continue;
        const Cell first = rectangle.corners[roof], second = rectangle.corners[opposite(roof)];
        Step& step = sink.draft(self);
        step.digits = DigitSet{locked, other};
        step.eliminations.emplace_back(first, locked);
        step.eliminations.emplace_back(second, locked);
        if (sink.wants_pattern()) {
          step.cells = {first, second, rectangle.corners[beside(roof)],
                        rectangle.corners[below(roof)]};
          if (rows)
            step.houses = {House::row(first.row()), House::row(second.row())};
          else
            step.houses = {House::column(first.column()), House::column(second.column())};
          for (Cell cell : step.cells) {
            step.marks.push_back({{cell, other}});
            step.marks.push_back({{cell, locked}, Role::pivot});
          }
        }
        if (sink.offer()) return true;
      }
    }
    return false;
  });
}

constexpr std::string_view kAliases[] = {"Uniqueness Test 6", "UR Type 6"};

}  // namespace

extern const TechniqueEntry kUniqueRectangle6{
    .info = {.key = "unique-rectangle-6",
             .name = "Unique Rectangle Type 6",
             .aliases = kAliases,
             .family = TechniqueFamily::uniqueness,
             .level = Level::hard,
             .score = 100,
             .needs_uniqueness = true,
             .explanation =
                 "Four cells in two rows, two columns and two boxes have the same two candidates; "
                 "two opposite corners have no others. In both rows (or both columns) one of the "
                 "digits has no places but the rectangle, so it stands in two opposite corners. In "
                 "the corners with more candidates it would leave the other digit for the plain "
                 "ones: the four cells could be exchanged and the puzzle would have two solutions.",
             .example = ":0000:x:3..8+4.+96+77.869....+6947.+18.5+8.7.5..4+6.+49.+76+5+8.+5+6+3+1+8+4+7+92+9+8..+6.2..43..1.6.+8.+76..8..9:312 412 612 712 812 912 313 413 513 613 713 813 913 116 316 416 616 716 816 916 122 322 422 622 722 822 922 126 426 626 726 826 926 227 327 527 627 727 827 927 128 428 528 628 728 828 928 229 329 529 629 729 829 929 135 435 535 635 735 835 935 138 438 538 638 738 838 938 342 442 542 642 742 842 942 144 444 544 644 744 844 146 446 546 646 746 846 247 447 547 647 747 847 947 351 451 551 651 751 851 951 154 454 554 654 754 854 954 259 459 559 659 759 859 959 273 373 473 673 773 873 973 174 274 674 774 874 974 176 276 476 576 676 876 976 278 378 478 678 878 978 179 279 579 679 779 879 979 183 383 483 683 783 883 983 184 384 484 684 784 884 186 386 486 586 686 886 188 288 388 488 688 888 988 391 491 591 691 791 891 991 194 694 794 894 994 195 495 595 695 795 895 995 197 297 597 697 797 897 997 298 398 498 698 798 898 998:::"},
    .reason =
        "In {house1} and {house2}, {struck} can only be in these four cells, so it stands "
        "crosswise. In {cell1} and {cell2} it would leave {cell3} and {cell4} the other digit, and "
        "exchanging {digits} would give a second solution.",
    .find = find_unique_rectangle_6};

}  // namespace nonet::logic
