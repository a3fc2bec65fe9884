// Multi colouring: two clusters of strong links of a digit. Where a colour of one sees a colour of
// the other, these are not both true, so one of the two opposite colours is. Where a colour sees
// both colours of the other cluster it is false.

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

// The colour of the first cluster that touches a colour of the second: then one of the others
// holds.
bool find_opposite(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_pair(
      board, [&](Digit digit, const ColourCluster& first, const ColourCluster& other) {
        for (std::size_t b : {0u, 1u}) {
          const ColourCluster second = turned(other, b);
          if (first.cells().first() > second.cells().first()) continue;  // each pair once
          if (!touch(first.colours[0], second.colours[0])) continue;
          const CellSet struck =
              board.cells(digit) & seen_by_any(first.colours[1]) & seen_by_any(second.colours[1]);
          if (!struck.empty() && offer(self, digit, struck, first, second, sink)) return true;
        }
        return false;
      });
}

// A colour that touches both of the other cluster.
bool find_squeezed(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  return for_each_pair(board,
                       [&](Digit digit, const ColourCluster& first, const ColourCluster& second) {
                         return touch(first.colours[0], second.colours[0]) &&
                                touch(first.colours[0], second.colours[1]) &&
                                offer(self, digit, first.colours[0], first, second, sink);
                       });
}

constexpr std::string_view kMultiColouring1Aliases[] = {"Multi Colors 1", "Multi Colouring",
                                                        "Multicoloring", "Multi Coloring"};
constexpr std::string_view kTwoAliases[] = {"Multi Colors 2"};

}  // namespace

extern const TechniqueEntry kMultiColouring1{
    .info = {.key = "multi-colouring-1",
             .name = "Multi Colouring Type 1",
             .aliases = kMultiColouring1Aliases,
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 200,
             .explanation =
                 "Two separate groups of cells are coloured by pairs of last places for a digit, "
                 "each in two colours of which exactly one is true. If a cell of one group sees a "
                 "cell of the other, their colours are not both true, so at least one of the two "
                 "opposite colours is. A cell that sees both of those cannot have the digit.",
             .example = ":0000:x:+7432+891+6+5..53+6+7+48+2.+6.1..+3+97......62.6......39.39+6..+7."
                        "4..64+7.+2...2.....7+6.7..+269+4.:841 145 445 545 146 156 161 561 166 566 "
                        "871 172 881 981 185 585 891:::"},
    .reason =
        "Pairs of last places for {digit} give two groups: {colour_a} or else {colour_b}, and "
        "{set_a} or else {set_b}. Some of {colour_a} and {set_a} see each other, so they are not "
        "both {digit}: at least one of the groups {colour_b} and {set_b} is.",
    .find = find_opposite};

extern const TechniqueEntry kMultiColouring2{
    .info =
        {.key = "multi-colouring-2",
         .name = "Multi Colouring Type 2",
         .aliases = kTwoAliases,
         .family = TechniqueFamily::one_digit,
         .level = Level::hard,
         .score = 200,
         .explanation =
             "Two separate groups of cells are coloured by pairs of last places for a digit, "
             "each in two colours of which exactly one is true. A colour of one group that sees "
             "both colours of the other sees the digit either way, so it is false.",
         .example = ":0000:x:..7.....+1+1.2..7..58..1+269+7.91...3+7..2.8.+7.3+19+7...+1...6.+2..8."
                    "..7.715.+2.+9..+8.+74...2:511 512 573 974 593:::"},
    .reason =
        "Pairs of last places for {digit} give two groups: {colour_a} or else {colour_b}, and "
        "{set_a} or else {set_b}. {colour_a} see some of {set_a} and some of {set_b}, of which one "
        "is {digit} in any case.",
    .find = find_squeezed};

}  // namespace nonet::logic
