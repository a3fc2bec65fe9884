// Skyscraper: two rows with two places each for a digit, of which one pair shares a column.

#include "logic/techniques/two_link_search.hpp"

namespace nonet::logic {

namespace {

bool find_skyscraper(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_two_links(self, board, is_skyscraper, sink);
}

}  // namespace

extern const TechniqueEntry kSkyscraper{
    .info = {.key = "skyscraper",
             .name = "Skyscraper",
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 130,
             .explanation =
                 "A digit has just two places in each of two rows. One place of the first row and "
                 "one of the second stand in the same column, so they do not both hold the digit; "
                 "then at least one of the other two does. A cell that sees both of those cannot "
                 "have the digit. The same with rows and columns exchanged.",
             .example = ":0000:x:..+918+6+2.+5+1+86...9+7.5..+9.7+6+18+6.1.5+9....4+3..+1+569.+9+54+63+1...6..9.3.+19+1.3.2.+5+635.6+1+84+9.:111 211 311 511 611 811 911 112 212 412 512 612 812 912 118 218 518 618 718 818 918 124 324 424 624 724 824 924 125 525 625 725 825 925 126 226 326 626 726 826 926 129 229 529 629 729 829 929 132 432 532 632 732 832 932 133 333 533 633 733 833 933 135 235 535 635 735 835 935 142 342 442 542 642 842 942 144 344 444 544 644 744 944 147 247 347 447 547 647 947 148 248 548 648 748 848 948 149 249 549 649 749 849 949 151 351 451 551 651 751 951 154 354 454 554 654 954 155 355 455 555 655 855 955 161 261 361 461 561 661 961 168 368 468 568 668 768 968 169 369 469 569 669 869 969 171 371 571 671 771 871 971 173 373 473 573 673 973 174 274 374 474 674 874 974 176 276 376 676 776 876 976 178 378 478 578 678 778 978 183 283 383 583 683 983 185 285 385 585 685 885 985 187 287 387 487 587 687 987 193 393 493 593 693 893 993 199 399 499 599 699 899 999:::"},
    .reason =
        "{digit} has two places in {house1}, {cell1} and {cell2}, and two in {house2}, {cell3} and "
        "{cell4}. {cell2} and {cell3} share {cover1} and are not both {digit}, so at least one of "
        "{cell1} and {cell4} is.",
    .find = find_skyscraper};

}  // namespace nonet::logic
