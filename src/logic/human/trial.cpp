#include "logic/human/trial.hpp"

#include "logic/technique_table.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

bool find_trial(const Board& board, const Grid& solution, StepSink& sink) {
  // The fewest candidates; among those, where a digit decides most.
  Cell best = board.open().first();
  const auto cost = [&](Cell cell) {
    int touched = 0;
    for (Digit digit : board.candidates(cell))
      touched += (board.cells(digit) & peer_set(cell)).size();
    return 1000 * board.candidates(cell).size() - touched;
  };
  for (Cell cell : board.open())
    if (cost(cell) < cost(best)) best = cell;
  Step& step = sink.draft(kTrial);
  step.digits = board.candidates(best);
  step.placements.emplace_back(best, *solution[best]);
  if (sink.wants_pattern()) {
    step.cells = {best};
    mark(step, board, best);
  }
  return sink.offer();
}

namespace {

constexpr std::string_view kTrialAliases[] = {"Trial and Error", "Brute Force", "Guess",
                                              "Guessing"};

}  // namespace

extern const TechniqueEntry kTrial{
    .info =
        {.key = "trial",
         .name = "Trial",
         .aliases = kTrialAliases,
         .family = TechniqueFamily::chains,
         .level = Level::extreme,
         .score = 10000,
         .explanation =
             "Where no technique that Nonet knows for people applies, only trying out is left: "
             "assume one candidate of a cell, follow it until everything fits or something "
             "breaks, and take the one that fits. It is no reasoning, but every puzzle comes "
             "to an end with it.",
         .example =
             ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
    .reason =
        "No technique short of trying out applies here. {cells} has the candidates {digits}; a "
        "search over all of them leaves only one that can be completed."};

}  // namespace nonet::logic
