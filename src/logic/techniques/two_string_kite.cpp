// Two-string kite: a row and a column with two places each for a digit, joined in a box.

#include "logic/techniques/two_link_search.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kAliases[] = {"2-String Kite", "Kite"};

bool find_two_string_kite(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_two_links(self, board, is_two_string_kite, sink);
}

}  // namespace

extern const TechniqueEntry kTwoStringKite{
    .info = {.key = "two-string-kite",
             .name = "Two-String Kite",
             .aliases = kAliases,
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 150,
             .explanation =
                 "A digit has just two places in a row and just two in a column. One place of the "
                 "row and one of the column stand in the same box, so they do not both hold the "
                 "digit; then at least one of the two at the far ends of these strings does. The "
                 "cell that sees both far ends cannot have the digit.",
             .example = ":0000:x:..+4.+5....+5.8.+42....6.3.8.54.....5+4.7...4..+51.+4+56...9.....5.+43.+1..+5.17.4.1+49+8+362+7+5:111 211 411 511 611 811 212 412 512 612 812 214 314 414 514 814 914 216 316 416 516 616 716 816 217 317 417 517 917 118 418 518 718 918 119 419 519 719 222 422 522 622 822 224 324 424 524 824 924 227 327 427 527 827 927 128 228 428 528 728 828 129 229 429 529 729 829 131 331 431 531 631 831 333 433 533 633 833 933 135 235 335 435 535 635 835 237 337 437 537 637 837 937 141 341 441 541 641 741 342 442 542 642 742 443 543 643 743 843 943 144 344 444 544 644 744 844 145 345 445 545 745 148 448 548 748 948 151 351 451 551 651 152 352 452 552 652 153 453 553 653 853 953 155 355 455 555 755 156 256 456 556 656 756 856 159 459 559 759 959 264 364 464 564 664 864 964 165 365 465 565 665 965 266 466 566 666 766 866 966 168 468 568 668 768 968 169 469 569 669 769 969 171 371 471 571 971 172 372 472 572 672 972 173 373 473 573 673 873 973 175 375 475 575 675 775 875 178 278 378 478 578 778 181 481 581 781 981 182 482 582 682 782 982 184 384 484 584 684 784 884 187 287 387 487 587 787 987 189 289 389 489 589 789:::"},
    .reason =
        "{digit} has two places in {house1}, {cell1} and {cell2}, and two in {house2}, {cell3} and "
        "{cell4}. {cell2} and {cell3} share {cover1} and are not both {digit}, so at least one of "
        "{cell1} and {cell4} is.",
    .find = find_two_string_kite};

}  // namespace nonet::logic
