// The words of the chain techniques of the rating path. Long because it is a table: nine techniques
// of their own, and four kinds of dynamic chains at five levels.

#include "logic/chains/chain_entries.hpp"

#include "logic/technique_table.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kTurbotFishAliases[] = {"X-Chain of Length 6", "Forcing X-Chain 6.6"};
constexpr std::string_view kXCycleAliases[] = {"Bidirectional X-Cycle", "Fishy Cycle"};
constexpr std::string_view kForcingXChainAliases[] = {"Single-Digit Forcing Chain"};
constexpr std::string_view kYCycleAliases[] = {"Bidirectional Y-Cycle", "XY-Loop"};
constexpr std::string_view kXyCycleAliases[] = {"Bidirectional Cycle"};
constexpr std::string_view kForcingChainAliases[] = {"XY Forcing Chain"};
constexpr std::string_view kNishioAliases[] = {"Nishio Forcing Chain"};
constexpr std::string_view kCellAliases[] = {"Cell Forcing Chain",
                                             "Multiple Forcing Chains by Cell"};
constexpr std::string_view kRegionAliases[] = {"Region Forcing Chain", "Unit Forcing Chain",
                                               "House Forcing Chains"};

constexpr std::string_view kRefutation =
    "{chains} That is the opposite of what it began with, so the supposition is wrong.";
constexpr std::string_view kCycle =
    "{chains} These links close into a circle: every second of them is true, these or those. "
    "Either "
    "way, a candidate that sees one of each kind is out.";
constexpr std::string_view kByCell =
    "{cell1} holds one of its digits, and whichever it is, the same follows. {chains}";
constexpr std::string_view kByRegion =
    "{digit} stands somewhere in {house1}, and wherever it does, the same follows. {chains}";
constexpr std::string_view kByContradiction =
    "One supposition leads to two ends that deny each other. {chains} So it is wrong.";
constexpr std::string_view kByBoth =
    "Whether {cell1} is {digit} or not, the same follows. {chains}";

constexpr TechniqueEntry chain_entry(std::string_view key, std::string_view name,
                                     std::span<const std::string_view> aliases, double rating,
                                     int score, std::string_view reason,
                                     std::string_view explanation, std::string_view example) {
  return {.info = {.key = key,
                   .name = name,
                   .aliases = aliases,
                   .family = TechniqueFamily::chains,
                   .rating = rating,
                   .level = rating < 7.5 ? Level::expert : Level::extreme,
                   .score = score,
                   .explanation = explanation,
                   .example = example},
          .reason = reason};
}

}  // namespace

extern constinit const TechniqueEntry kTurbotFish = chain_entry(
    "turbot-fish", "Turbot Fish", kTurbotFishAliases, 6.6, 120, kRefutation,
    "The shortest chain of one digit that refutes its own start: five links through two houses in "
    "which the digit has only two places. One of the chain's two ends is true, so the digit leaves "
    "every cell that sees both.",
    ".......89...4............891.............6....2.........3............7......5...."
    "1....6...1.....7...2...........5..........78...3..............9.....6.8....4....."
    "..3..........5.........67........78.........9...4......2.......1.............6.8."
    "......7.........8.1................9...4.........5.........6.....3.......2......."
    "...4..........6..9.....6..9..3.......2..............8.1............5..........7.."
    ".2.........3..........5.........6...1..............7.........8....4.............9"
    "....5.....2...6......4......2.....8...3......1..............7..........9.....6.8."
    "1......891.....7.9......789...4...........78......6.......5.....2.........3......"
    ".....6.8..2....7....3.......2....7......5............9...4..........6.8.1........");
extern constinit const TechniqueEntry kXCycle = chain_entry(
    "x-cycle", "X-Cycle", kXCycleAliases, 6.5, 260, kCycle,
    "Links of one digit that close into a circle, by turns 'these two cannot both be true' and "
    "'one "
    "of these two is true'. Every second place holds the digit, so it leaves each cell that sees "
    "places of both kinds.",
    "..3..........5.........6.8.........9......7.....4......2............6.8.1........"
    ".2.......1................9.....6.8...3..........5.........678....4..........678."
    ".....6.8....4...........7...2............6.8.1..........3.5......3.5............9"
    "......7.......6...1..........34.............9..3....8....45..8..2...........5..8."
    "...4.............9..3...........6.8.....5.....2.......1....678.1....678......678."
    "....5...........8..2.......1...........4.6.........7....34.6...........9..3..6..."
    ".....6.8..2..........4...........7..1..........3..6...........9..3.5......3.56.8."
    "1..........3..........56......45.......4...8.........9.....678......678..2......."
    "........9......7......56.8...3.5.....2.........3..6.8.1.3..6.8.1....6.8....4.....");
extern constinit const TechniqueEntry kForcingXChain = chain_entry(
    "forcing-x-chain", "Forcing X-Chain", kForcingXChainAliases, 6.6, 260, kRefutation,
    "A chain of one digit, through houses in which it has only two places, by which a supposition "
    "ends in its own opposite. So the supposition is wrong.",
    "..3..........5.........6.8.........9......7.....4......2............6.8.1........"
    ".2.......1................9.....6.8...3..........5.........678....4..........678."
    ".....6.8....4...........7...2............6.8.1..........3.5......3.5............9"
    "......7.......6...1..........34.............9..3....8....45..8..2...........5..8."
    "...4.............9..3...........6.8.....5.....2.......1....678.1....678......678."
    "....5...........8..2.......1...........4.6.........7....34.6...........9..3..6..."
    ".....6.8..2..........4...........7..1..........3..6...........9..3.5......3.56.8."
    "1..........3..........56......45.......4...8.........9.....678......678..2......."
    "........9......7......56.8...3.5.....2.........3..6.8.1.3..6...1....6......4.....");
extern constinit const TechniqueEntry kYCycle = chain_entry(
    "y-cycle", "Y-Cycle", kYCycleAliases, 6.5, 280, kCycle,
    "A circle through cells with two candidates: each cell's second digit is the next one's first. "
    "Each link of two cells has its digit once, so the digit leaves the cells that see both.",
    ".....6......4.........5....1................9.2..............8...3...7....3...7.."
    "1.........2...............9......7....3....8...3....8.....5.......4..........6..."
    "..3.............8.......7.....4..........6.......5.....2.......1................9"
    "...4.............91............5..8...3....8......6.........7....3.5.....2......."
    ".......8...3.5.....2...............9....5.7....3...7.....4..........6...1........"
    "......7....3.5.........6....2..........4.....1................9.......8...3.5...."
    ".2............67.........8...3.5....1................9..3..6.......5.7.....4....."
    "....5....1....6.....34.......3....8..2..........4..78.1....6...........9......78."
    "........91.....7....34..........6.......5.7.....4..78.1.3.......2...........5.78.");
extern constinit const TechniqueEntry kXyCycle = chain_entry(
    "xy-cycle", "XY-Cycle", kXyCycleAliases, 7.0, 280, kCycle,
    "A circle of links through cells with two candidates and through houses in which a digit has "
    "two places. Every second candidate of it is true, so what sees one of each kind is out.",
    "1...5...........891...5...9...4..........6.....3.......2.......1......8.......7.."
    "...4......2....78.1.....7...2....7......5..8.........9..3.5.........6...1.3.5..8."
    ".2....7.......6.....3.......2....7......5..8.1...........45............9...45..8."
    "1...5.......4............8.1...5..........7...2............6.....3..............9"
    ".23...7...23...7.91.....7.91.......9..34..........6..........8..2.45.....2.45...."
    ".....6....23..........5...9....5...9..34............8.1..............7...2.4....."
    "..3...7....3.5.7...2............6...1...........45.7..........9...45..8...345..8."
    "........91.3.5.7.....4............8..2...........5.7....3.5.7..1...5.........6..."
    ".......8.1...5.........6.....3..............9...45.7.....45.7..12.45....12.45....");
extern constinit const TechniqueEntry kForcingChain = chain_entry(
    "forcing-chain", "Forcing Chain", kForcingChainAliases, 7.0, 280, kRefutation,
    "A chain through cells with two candidates and houses in which a digit has two "
    "places, by which "
    "a supposition ends in its own opposite. So the supposition is wrong.",
    "1..45...........891...5...9...45...9.....6.....3.......2.......1..45..8.......7.."
    "1..45.....2....7891...5.7.9.2....7.....45..8.1......89..345.........6...1.345..8."
    ".2....7.......6.....3.......2....7.....45..8.1......8....45............91..45..8."
    "1...5.......4............8.1...5..........7...2............6.....3..............9"
    ".23...7...23...7.91...5.7.91..45...9..345.........6..........8..2.45.....2.45...."
    ".....6....23.....9....5...9...45...9..345..8........891..............7...2.45...."
    "..3...7....3.5.7...2............6...1...........45.7..........9...45..8...345..8."
    "........91.3.5.7.....4............8..2...........5.7....3.5.7..1...5.........6..."
    ".......8.1...5.7.......6.....3..............9...45.7.....45.7..12.45....12.45....");
extern constinit const TechniqueEntry kNishio = chain_entry(
    "nishio", "Nishio Forcing Chain", kNishioAliases, 7.5, 500, kByContradiction,
    "Suppose a digit stands (or does not stand) in a cell and follow that one digit, and no other, "
    "through the houses, striking places as you go. If some cell then must and must not hold it, "
    "the supposition is wrong.",
    "1..45...........891...5...9...45...9.....6.....3.......2.......1..45..8.......7.."
    "1..45.....2....7891.....7.9.2....7.....45..8.1......89..345.........6...1.345..8."
    ".2....7.......6.....3.......2....7.....45..8.1......8....45............91..45..8."
    "1...5.......4............8.1...5..........7...2............6.....3..............9"
    ".23...7...23...7.91...5.7.91..45...9..345.........6..........8..2.45.....2.45...."
    ".....6....23.....9....5...9...45...9..345..8........891..............7...2.45...."
    "..3...7....3.5.7...2............6...1...........45.7..........9...45..8...345..8."
    "........91.3.5.7.....4............8..2...........5.7....3.5.7..1...5.........6..."
    ".......8.1...5.........6.....3..............9...45.7.....45.7..12.45....12.45....");
extern constinit const TechniqueEntry kCellChains = chain_entry(
    "cell-forcing-chains", "Cell Forcing Chains", kCellAliases, 8.0, 500, kByCell,
    "Try each candidate of a cell in turn and follow chains of simple links from it. What follows "
    "from every one of them is true, since one of them is.",
    ".2...........5...........8...34...........7.......6...1..4.............91.3......"
    "..3......1..............7...2...............9...4...8......6......45........5..8."
    ".....6...........9...4.......3....8.1............5.....2.....8..23...7...23...7.."
    "...45..8..2.4.....1...........456.....3..............9......7...2..56.8.....56.8."
    "......7.......6.8.........9....56.8..2.......1..........3..........56.8....4....."
    "....5..8..2.4.6.....3.........4.67......5..8....4..7..12.......12...6...........9"
    "...4...8...3...7...2...6...........9....5..8..2....7.....45..8.123..67..1.3...7.."
    "........9..34..78..2..5....1.............6....2....78....45.....234..78..23...78."
    "1..............78..2..56.......5.78....4.......3..............9.2...678..2...6.8.");
extern constinit const TechniqueEntry kRegionChains = chain_entry(
    "region-forcing-chains", "Region Forcing Chains", kRegionAliases, 8.0, 500, kByRegion,
    "Try each place of a digit in a house in turn and follow chains of simple links from it. What "
    "follows from every one of them is true, since one of them is.",
    "1..45...........891...5...9...45...9.....6.....3.......2.......1..45..8.......7.."
    "1..45.....2....7891...5.7.9.2....7.....45..8.1......89..345.........6...1.345..8."
    ".2....7.......6.....3.......2....7.....45..8.1......8....45............91..45..8."
    "1...5.......4............8.1...5..........7...2............6.....3..............9"
    ".23...7...23...7.91...5.7.91..45...9..345.........6..........8..2.45.....2.45...."
    ".....6....23.....9....5...9...45...9..345..8........891..............7...2.45...."
    "..3...7....3.5.7...2............6...1...........45.7..........9...45..8...345..8."
    "........91.3.5.7.....4............8..2...........5.7....3.5.7..1...5.........6..."
    ".......8.1...5.........6.....3..............9...45.7.....45.7..12.45....12.45....");

// The four kinds at one level: ending of the key, of the name, base rating, what its links may use.
#define NONET_DYNAMIC_ENTRIES(level, key, name, rating, links, by_cell, by_region,                 \
                              by_contradiction, by_both)                                           \
  extern constinit const TechniqueEntry kDynamicCell##level = chain_entry(                         \
      "dynamic-cell-forcing-chains" key, "Dynamic Cell Forcing Chains" name, {}, rating, 700,      \
      kByCell,                                                                                     \
      "Try each candidate of a cell in turn. What follows from every one of them is true. " links, \
      by_cell);                                                                                    \
  extern constinit const TechniqueEntry kDynamicRegion##level = chain_entry(                       \
      "dynamic-region-forcing-chains" key, "Dynamic Region Forcing Chains" name, {}, rating, 700,  \
      kByRegion,                                                                                   \
      "Try each place of a digit in a house in turn. What follows from every one of them is "      \
      "true. " links,                                                                              \
      by_region);                                                                                  \
  extern constinit const TechniqueEntry kDynamicContradiction##level = chain_entry(                \
      "dynamic-contradiction" key, "Dynamic Contradiction Forcing Chains" name, {}, rating, 700,   \
      kByContradiction,                                                                            \
      "Suppose a candidate is true, or that it is false. If some other candidate then must be "    \
      "both, the supposition is wrong. " links,                                                    \
      by_contradiction);                                                                           \
  extern constinit const TechniqueEntry kDynamicDouble##level = chain_entry(                       \
      "dynamic-double-forcing-chains" key, "Dynamic Double Forcing Chains" name, {}, rating, 700,  \
      kByBoth,                                                                                     \
      "Suppose first that a candidate is true, then that it is false. What follows both ways is "  \
      "true. " links,                                                                              \
      by_both)

NONET_DYNAMIC_ENTRIES(
    Chains, "", "", 8.5,
    "Links may rest on everything that the chain has struck before, so chains "
    "branch and join.",
    ":0000:x:.+18...+93..+9+7.3.2...+3.+9..7...+59.....+37+8+3+65419+2+12.8+9+3.+573+412.+95+"
    "7.9+7+531..+2.+8+6+2+547+3+19:636 639::",
    ":0000:x:98.7..6..75..4.....+23..9.7.8....5+23....2.....2...8.1.63..1......7...8.9....4.."
    "..2:945 151 451 955 673 683 693::",
    ":0000:x:98+47..6..75..4......3..847.8....7.9....4....6....2...13.....2...7...9.5....1..."
    "6.:123 135 549 155 355 555 461 364 564 664 472 492 797::",
    ":0000:x:3+8+54.6...+6.1..58.4.7+4+18..+5.+16..+4+8.2+5.3851.+46.5+4.+6.7.+81...8..5+4.4."
    "..+5...+8+8+5.264...:237 337 939 379 779 979 283 783 983 384 187 387 787 987 188 397::");
NONET_DYNAMIC_ENTRIES(
    Plus, "-plus", " Plus", 9.0,
    "Where links end, locked candidates, pairs and X-wings that the chain has made "
    "carry it on.",
    ":0000:x:98.7.16..7...8..9......5.8.47.3...6...2...3......1.4..34.8....6..7.6........7+39"
    "4.:133 435 239 339 456 277 577 286 187 189 294 199::",
    ":0000:x:98.7..6..75.....9...6.8+9...4...3..8...89...7....+8.4..2.3..12.....96...5.....+9"
    "...1:427 429 434 339 439 544 161 671 479 879 881 787 698::",
    ":0000:x:98.7..6..75.....9...6.8+9...4...3..8...89...7....+8.4..2.3..12.....96...5.....+9"
    "...1:427 429 434 339 439 544 879 787::",
    ":0000:x:98.7..6..7.5....8..43......8..9..5....4.3.........2..1...5..76....64...2.....1.."
    ".:135 551 367 468 371 181 182 183 386 887 293 894 398 399::");
NONET_DYNAMIC_ENTRIES(
    NestedPlain, "-plain", " (+ Forcing Chains)", 9.5,
    "Where links and small patterns end, forcing chains and cycles on the board "
    "that the chain has left carry it on.",
    ":0000:x:98.7...+6.6.....7....7.65...4....3.2...89..5.6......+4.3.1..2......95..6........"
    ".41:219 928 929 571 573 378 878 978 282 382 592::",
    ":0000:x:98.7..6..76..8......5.......4...3.....7.642....687.5....8.5+79...7.2...1......8."
    ".2:524 434 934 338 438 339 439 848 949 671 674 389 689 191 391 491 192 698::",
    ":0000:x:98.7.....6.....7....7.65...4....3.2...89..6........4.3.1..2......65..9.........4"
    "1:425 928 929 573 674 676 592::",
    ":0000:x:98.7..6..7.5.6........9..4.43..7.9....28........3...1.36...78.........6..5......"
    "4:228 328 129 229 231 133 136 236 336 337 651 556 557 558 559 669 282 485 186 486 886 98"
    "6 896 996 298::");
NONET_DYNAMIC_ENTRIES(
    NestedMultiple, "-multiple", " (+ Multiple Forcing Chains)", 10.0,
    "Where all that ends, cell and region forcing chains on the board that the "
    "chain has left carry it on.",
    ":0000:x:98.7..6....5.9..4.........94...32.5..6.8..1..........21..3......3..87.....7..63."
    ".:233 292::",
    ":0000:x:...5....87...68......21......2....4..9....3..6....5..11...7...6.4.....2...3...9."
    ".:746 453 756 583 883 983 292 592 892::",
    ":0000:x:98.7.....6.....7....7.65...4....7.3...85..9......2...4.3...1..2..69..5......5..1"
    ".:928 929 771::",
    ":0000:x:98.76.5..5..4..8...36......8....7.95...9...48.9....7..2..5..4....1.7...2....2..."
    ".:::");
NONET_DYNAMIC_ENTRIES(
    NestedDynamic, "-dynamic", " (+ Dynamic Forcing Chains)", 10.5,
    "Where all that ends, dynamic forcing chains on the board that the chain has "
    "left carry it on.",
    ":0000:x:.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7...."
    ".:811 721 622 624 625 428 344 666 374::",
    ":0000:x:.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7...."
    ".:622 344 374::",
    ":0000:x:.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7...."
    ".:811 622 344 374::",
    ":0000:x:1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2....."
    "1:::");

#undef NONET_DYNAMIC_ENTRIES

}  // namespace nonet::logic

namespace nonet::chains {

const logic::TechniqueEntry& entry_of(ChainKind kind, ChainFamily family, double rating) {
  using namespace nonet::logic;
  switch (kind) {
    case ChainKind::x_cycle:
      return kXCycle;
    case ChainKind::y_cycle:
      return kYCycle;
    case ChainKind::xy_cycle:
      return kXyCycle;
    case ChainKind::x_chain:
      return rating > 6.6 ? kForcingXChain : kTurbotFish;
    case ChainKind::xy_chain:
      return kForcingChain;
    default:
      break;
  }
  if (family == ChainFamily::nishio) return logic::kNishio;
  if (family == ChainFamily::multiple) return kind == ChainKind::cell ? kCellChains : kRegionChains;
  // By level, and in it cell, region, contradiction, double.
  static constexpr std::array<std::array<const TechniqueEntry*, 4>, 5> kDynamicEntries{
      {{&kDynamicCellChains, &kDynamicRegionChains, &kDynamicContradictionChains,
        &kDynamicDoubleChains},
       {&kDynamicCellPlus, &kDynamicRegionPlus, &kDynamicContradictionPlus, &kDynamicDoublePlus},
       {&kDynamicCellNestedPlain, &kDynamicRegionNestedPlain, &kDynamicContradictionNestedPlain,
        &kDynamicDoubleNestedPlain},
       {&kDynamicCellNestedMultiple, &kDynamicRegionNestedMultiple,
        &kDynamicContradictionNestedMultiple, &kDynamicDoubleNestedMultiple},
       {&kDynamicCellNestedDynamic, &kDynamicRegionNestedDynamic,
        &kDynamicContradictionNestedDynamic, &kDynamicDoubleNestedDynamic}}};
  const auto level =
      static_cast<std::size_t>(family) - static_cast<std::size_t>(ChainFamily::dynamic);
  const std::size_t column = kind == ChainKind::cell            ? 0
                             : kind == ChainKind::house         ? 1
                             : kind == ChainKind::contradiction ? 2
                                                                : 3;
  return *kDynamicEntries[level][column];
}

}  // namespace nonet::chains
