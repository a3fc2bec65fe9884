// Multi colouring: two clusters of strong links of a digit. Where a colour of one sees a colour of
// the other, these are not both true, so one of the two opposite colours is. Where a colour sees both
// colours of the other cluster it is false.

#include "logic/step_sink.hpp"
#include "logic/techniques/colour_clusters.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

bool touch(CellSet a, CellSet b) {
  return !(seen_by_any(a) & b).empty();
}

// `first` and `second` with the colours that see each other as their colours[0].
bool offer(const TechniqueEntry& self, Digit digit, CellSet struck, const ColourCluster& first,
           const ColourCluster& second, StepSink& sink) {
  Step& step = sink.draft(self);
  step.digits = DigitSet::only(digit);
  strike(step, struck, digit);
  if (sink.wants_pattern()) {
    step.cells = listed(first.cells() | second.cells());
    mark(step, first.colours[0], digit, Role::colour_a);
    mark(step, first.colours[1], digit, Role::colour_b);
    mark(step, second.colours[0], digit, Role::set_a);
    mark(step, second.colours[1], digit, Role::set_b);
  }
  return sink.offer();
}

ColourCluster turned(const ColourCluster& cluster, std::size_t first) {
  return {{cluster.colours[first], cluster.colours[1 - first]}};
}

template <class Visit>
bool for_each_pair(const Board& board, Visit&& visit) {
  for (Digit digit : DigitSet::all()) {
    const ColourClusters clusters = colour(board, digit);
    for (const ColourCluster& first : clusters)
      for (const ColourCluster& second : clusters)
        for (std::size_t a : {0u, 1u})
          if (&first != &second && visit(digit, turned(first, a), second)) return true;
  }
  return false;
}

// The colour of the first cluster that touches a colour of the second: then one of the others holds.
bool find_opposite(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_pair(board, [&](Digit digit, const ColourCluster& first,
                                  const ColourCluster& other) {
    for (std::size_t b : {0u, 1u}) {
      const ColourCluster second = turned(other, b);
      if (first.cells().first() > second.cells().first()) continue;  // each pair once
      if (!touch(first.colours[0], second.colours[0])) continue;
      const CellSet struck = board.cells(digit) & seen_by_any(first.colours[1]) &
                             seen_by_any(second.colours[1]);
      if (!struck.empty() && offer(self, digit, struck, first, second, sink)) return true;
    }
    return false;
  });
}

// A colour that touches both of the other cluster.
bool find_squeezed(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_pair(board, [&](Digit digit, const ColourCluster& first,
                                  const ColourCluster& second) {
    return touch(first.colours[0], second.colours[0]) &&
           touch(first.colours[0], second.colours[1]) &&
           offer(self, digit, first.colours[0], first, second, sink);
  });
}

constexpr std::string_view kOneAliases[] = {"Multi Colors 1", "Multi Colouring", "Multicoloring",
                                            "Multi Coloring"};
constexpr std::string_view kTwoAliases[] = {"Multi Colors 2"};

}  // namespace

extern const TechniqueEntry kMultiColouring1{
    .info = {.key = "multi-colouring-1",
             .name = "Multi Colouring Type 1",
             .aliases = kOneAliases,
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 200,
             .explanation =
                 "Two separate groups of cells are coloured by pairs of last places for a digit, "
                 "each in two colours of which exactly one is true. If a cell of one group sees a "
                 "cell of the other, their colours are not both true, so at least one of the two "
                 "opposite colours is. A cell that sees both of those cannot have the digit.",
             .example = ":0000:x:+7432+891+6+5..53+6+7+48+2.+6.1..+3+97......62.6......39.39+6..+7.4..64+7.+2...2.....7+6.7..+269+4.:221 321 421 521 621 721 821 222 322 422 522 622 722 822 131 331 431 531 631 731 931 133 333 433 533 633 733 933 135 235 335 635 735 835 935 136 236 336 636 736 836 936 241 341 641 741 841 941 242 342 442 642 742 942 243 343 543 643 943 144 244 344 444 644 145 245 445 545 645 745 845 146 246 646 746 946 249 349 449 549 649 749 949 252 352 452 652 752 952 353 553 653 953 154 254 354 454 654 954 255 355 655 755 855 955 156 356 656 756 956 157 257 357 457 657 757 957 161 361 461 561 661 761 961 265 365 465 665 765 865 965 166 366 466 566 666 766 966 268 368 468 668 768 868 968 271 471 671 771 871 172 272 372 472 672 772 276 476 676 776 976 278 378 478 678 778 878 978 279 479 579 679 779 979 281 681 781 881 981 283 383 583 683 783 983 184 284 384 484 684 784 185 285 485 585 685 785 885 286 486 686 786 986 187 287 387 487 687 787 987 291 491 691 791 891 991 293 393 493 593 693 793 993 194 294 394 494 694 794 994 299 499 599 699 799 999:::"},
    .reason =
        "Pairs of last places for {digit} give two groups: {colour_a} or else {colour_b}, and "
        "{set_a} or else {set_b}. Some of {colour_a} and {set_a} see each other, so they are not "
        "both {digit}: at least one of the groups {colour_b} and {set_b} is.",
    .find = find_opposite};

extern const TechniqueEntry kMultiColouring2{
    .info = {.key = "multi-colouring-2",
             .name = "Multi Colouring Type 2",
             .aliases = kTwoAliases,
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 200,
             .explanation =
                 "Two separate groups of cells are coloured by pairs of last places for a digit, "
                 "each in two colours of which exactly one is true. A colour of one group that sees "
                 "both colours of the other sees the digit either way, so it is false.",
             .example = ":0000:x:..7.....+1+1.2..7..58..1+269+7.91...3+7..2.8.+7.3+19+7...+1...6.+2..8...7.715.+2.+9..+8.+74...2:111 211 511 711 811 911 112 212 512 712 812 114 214 514 614 714 115 215 415 615 715 815 116 216 316 616 716 117 317 517 717 917 118 518 718 918 122 222 522 722 822 124 224 524 624 724 125 225 425 525 625 725 825 127 227 327 527 727 927 128 228 528 728 928 132 232 632 732 832 932 133 233 633 733 833 933 139 239 539 639 739 839 939 143 243 343 743 843 943 144 344 544 744 944 145 245 345 445 745 845 945 148 348 648 748 948 149 249 349 549 649 749 949 152 252 352 752 852 952 154 254 354 554 754 854 954 156 256 356 656 756 856 956 162 262 662 762 862 962 163 263 663 763 863 963 164 364 564 664 764 166 266 366 666 766 167 367 667 767 967 168 368 668 768 968 171 271 771 871 971 173 273 573 773 873 174 274 474 574 774 874 974 276 376 476 576 676 776 876 277 377 777 877 977 178 278 778 878 978 181 281 581 781 881 981 185 285 485 585 785 885 985 187 287 387 587 787 987 189 289 589 689 789 989 191 291 491 791 891 991 193 293 493 593 793 893 296 396 496 596 696 796 896 297 397 497 797 897 997 198 298 498 798 898 998:::"},
    .reason =
        "Pairs of last places for {digit} give two groups: {colour_a} or else {colour_b}, and "
        "{set_a} or else {set_b}. {colour_a} see some of {set_a} and some of {set_b}, of which one "
        "is {digit} in any case.",
    .find = find_squeezed};

}  // namespace nonet::logic
