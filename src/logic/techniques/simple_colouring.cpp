// Simple colouring: one cluster of strong links in two colours. A colour that is twice in a house
// is false (a wrap); a cell outside that sees both colours is, too (a trap).

#include "logic/step_sink.hpp"
#include "logic/techniques/colour_clusters.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

Step& draft(const TechniqueEntry& self, Digit digit, CellSet struck, const ColourCluster& cluster,
            StepSink& sink) {
  Step& step = sink.draft(self);
  step.digits = DigitSet::only(digit);
  strike(step, struck, digit);
  if (sink.wants_pattern()) {
    step.cells = listed(cluster.cells());
    mark(step, cluster.colours[0], digit, Role::colour_a);
    mark(step, cluster.colours[1], digit, Role::colour_b);
  }
  return step;
}

bool find_colour_trap(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (Digit digit : DigitSet::all())
    for (const ColourCluster& cluster : colour(board, digit)) {
      const CellSet struck =
          (board.cells(digit) & seen_by_any(cluster.colours[0]) & seen_by_any(cluster.colours[1])) -
          cluster.cells();
      if (struck.empty()) continue;
      draft(self, digit, struck, cluster, sink);
      if (sink.offer()) return true;
    }
  return false;
}

bool find_colour_wrap(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  for (Digit digit : DigitSet::all())
    for (const ColourCluster& cluster : colour(board, digit))
      for (std::size_t c : {0u, 1u}) {
        if (!any_see_each_other(cluster.colours[c])) continue;
        // Colour a is the one that falls.
        draft(self, digit, cluster.colours[c], {{cluster.colours[c], cluster.colours[1 - c]}},
              sink);
        if (sink.offer()) return true;
      }
  return false;
}

constexpr std::string_view kTrapAliases[] = {"Simple Coloring", "Simple Colors Trap",
                                             "Simple Colouring", "Singles Chain", "Colour Trap"};
constexpr std::string_view kWrapAliases[] = {"Simple Colors Wrap", "Colour Wrap",
                                             "Simple Colouring Twice in a Unit"};

}  // namespace

extern const TechniqueEntry kColourTrap{
    .info = {.key = "simple-colouring-trap",
             .name = "Simple Colouring (Trap)",
             .aliases = kTrapAliases,
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 150,
             .explanation =
                 "Where a house has just two places for a digit, exactly one of them holds it. "
                 "Colour such pairs in turn: in the cells they join, either all of one colour hold "
                 "the digit or all of the other. A cell outside that sees both colours sees the "
                 "digit either way and cannot have it.",
             .example =
                 ":0000:x:.5+8+3.1+74+66+47+5...+3+1...+4675.+8+8+649+32+1+57+7..+1+5+6.8..15+7..3+"
                 "6.+5.+62+7..+13.7.8156.....+6.+3.+7+5:231 931 469 281 981 291 991 997:::"},
    .reason =
        "Pairs of last places for {digit} tie these cells together: either all of {colour_a} are "
        "{digit}, or all of {colour_b}. A cell that sees one of each sees the digit either way.",
    .find = find_colour_trap};

extern const TechniqueEntry kColourWrap{
    .info = {.key = "simple-colouring-wrap",
             .name = "Simple Colouring (Wrap)",
             .aliases = kWrapAliases,
             .family = TechniqueFamily::one_digit,
             .level = Level::hard,
             .score = 150,
             .explanation =
                 "Where a house has just two places for a digit, exactly one of them holds it. "
                 "Colour such pairs in turn: in the cells they join, either all of one colour hold "
                 "the digit or all of the other. If two cells of one colour see each other they "
                 "cannot both hold it, so the whole colour is false.",
             .example = ":0000:x:.+5.+6+7+8+19.6.8+5.+1+37.17.3+4.+5+8+683+1+7+5+4+2+6+9.65+8.+3+7+"
                        "4+1..+71+6.+85+3+726+9+1543+8.+1.+4876+2+5+5+8+423+69+1+7:211:::"},
    .reason =
        "Pairs of last places for {digit} tie these cells together: either all of {colour_a} are "
        "{digit}, or all of {colour_b}. Two of {colour_a} see each other, so these cannot be.",
    .find = find_colour_wrap};

}  // namespace nonet::logic
