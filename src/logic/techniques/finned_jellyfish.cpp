// Finned Jellyfish: a jellyfish with fins in one box.

#include "logic/techniques/finned_fish_search.hpp"

namespace nonet::logic {

namespace {

bool find_finned_jellyfish(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return find_finned_fish(self, board, 4, /*sashimi=*/false, sink);
}

}  // namespace

extern const TechniqueEntry kFinnedJellyfish{
    .info = {.key = "finned-jellyfish",
             .name = "Finned Jellyfish",
             .family = TechniqueFamily::fishes,
             .level = Level::expert,
             .score = 250,
             .explanation =
                 "Almost a jellyfish of rows with four columns: but for the fins, a few more places of the digit that all lie in one box. If a fin is true, it strikes the cells that it sees; if none is, the jellyfish strikes. What both strike goes. The same with rows and columns exchanged.",
             .example = ":0000:x:.9+7.+2.+16+31.+27+6+3..95+63+91.7+2...+9....8...4..2+9......9.37...+61...9.+9.8..6..5...2+8963.:111 211 311 511 611 711 911 114 214 314 614 714 914 116 216 316 616 716 916 122 222 322 522 622 722 922 127 227 327 627 727 927 128 228 328 628 728 828 928 136 236 336 536 636 736 936 139 239 339 539 639 739 939 141 441 541 841 941 442 642 742 842 942 144 244 744 844 944 145 245 645 845 945 246 346 446 646 846 946 147 347 647 747 847 947 349 549 749 849 949 151 251 451 551 951 252 452 652 952 154 254 454 754 954 155 255 455 655 855 955 258 358 458 658 758 858 958 259 359 459 559 759 859 959 161 361 461 561 761 961 362 462 662 762 962 263 363 463 663 763 863 963 164 264 364 764 964 266 366 666 766 966 369 569 769 869 969 171 571 671 871 971 172 572 672 872 972 175 275 675 875 975 176 276 376 676 876 976 177 377 577 677 777 977 179 379 579 679 979 582 682 882 982 184 284 584 684 784 884 984 185 285 585 685 885 985 187 387 587 687 787 887 987 288 388 588 688 788 888 988 191 291 391 591 691 891 991 292 392 692 892 992 293 393 493 693 793 893 993 299 399 599 699 899 999:::"},
    .reason =
        "Without {extra}, {digit} in {houses} could only be where they cross {covers}, and would leave the rest of those. So either that holds or {digit} is at {extra_or}: both times it is taken for a cell of {covers} that sees {extra}.",
    .find = find_finned_jellyfish};

}  // namespace nonet::logic
