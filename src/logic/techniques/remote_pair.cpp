// Remote pair: a chain of cells with the same two candidates. Its cells take the two digits in
// turn, so that ends an odd number of links apart hold one of each.

#include <array>

#include "logic/step_sink.hpp"
#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

struct PairWalk {
  std::array<Cell, kCellCount> cells;            // in the order of discovery
  std::array<std::uint8_t, kCellCount> from{};   // place in `cells` of the cell before
  std::array<std::uint8_t, kCellCount> depth{};  // links from the start
  std::size_t count = 0;
};

// All cells that links between equal pairs reach, nearest first.
PairWalk walk_from(Cell start, CellSet alike) {
  PairWalk walk;
  walk.cells[walk.count++] = start;
  alike.erase(start);
  for (std::size_t i = 0; i < walk.count; ++i)
    for (Cell next : alike& peer_set(walk.cells[i])) {
      alike.erase(next);
      walk.from[walk.count] = static_cast<std::uint8_t>(i);
      walk.depth[walk.count] = static_cast<std::uint8_t>(walk.depth[i] + 1);
      walk.cells[walk.count++] = next;
    }
  return walk;
}

bool offer(const TechniqueEntry& self, const Board& board, const PairWalk& walk, std::size_t end,
           StepSink& sink) {
  const DigitSet pair = board.candidates(walk.cells[0]);
  const CellSet seen = peer_set(walk.cells[0]) & peer_set(walk.cells[end]);
  Step& step = sink.draft(self);
  step.digits = pair;
  for (Digit digit : pair) strike(step, board.cells(digit) & seen, digit);
  if (step.eliminations.empty()) return false;
  if (sink.wants_pattern()) {
    step.cells.resize(static_cast<std::size_t>(walk.depth[end]) + 1);
    std::size_t at = end;
    for (std::size_t i = step.cells.size(); i-- > 0; at = walk.from[at])
      step.cells[i] = walk.cells[at];
    const Digit first = pair.first();
    Digit digit = first;
    ChainDraft chain(digit, step.cells.front());
    for (std::size_t i = 0; i < step.cells.size(); ++i) {
      const Digit other = (pair - DigitSet::only(digit)).first();
      if (i > 0)
        chain.by_house(shared_house(step.cells[i - 1], step.cells[i]), digit, step.cells[i]);
      chain.by_cell(other, step.cells[i]);
      digit = other;
    }
    step.chains.push_back(chain.take());
    for (std::size_t i = 0; i < step.cells.size(); ++i)
      mark(step, board, step.cells[i], i % 2 == 0 ? Role::colour_a : Role::colour_b);
  }
  return sink.offer();
}

bool find_remote_pair(const TechniqueEntry& self, const Board& board, StepSink& sink) {
  const CellSet bivalue = cells_with_count(board, 2);
  for (Cell start : bivalue) {
    CellSet alike;
    for (Cell cell : bivalue)
      if (board.candidates(cell) == board.candidates(start)) alike.insert(cell);
    if (alike.size() < 4) continue;
    const PairWalk walk = walk_from(start, alike);
    for (std::size_t end = 1; end < walk.count; ++end)
      if (walk.depth[end] >= 3 && walk.depth[end] % 2 == 1 && start < walk.cells[end] &&
          offer(self, board, walk, end, sink))
        return true;
  }
  return false;
}

}  // namespace

extern const TechniqueEntry kRemotePair{
    .info = {.key = "remote-pair",
             .name = "Remote Pair",
             .family = TechniqueFamily::chains,
             .level = Level::hard,
             .score = 110,
             .explanation =
                 "A chain of cells that all have the same two candidates, each seeing the next. "
                 "Neighbours hold different digits, so the two take turns along the chain. Two "
                 "cells an odd number of links apart hold one of each: a cell that sees both can "
                 "have neither.",
             .example = ":0000:x:..91+73+4+8+2+8+2+4.6.1+37+1..+84+2+5+69...+7+1.+248+7+412+3+8+9+"
                        "5+62.86.+437+13...+2+681+44+1+23+8+76+9+5.+8.+4.1+72+3::::"},
    .reason =
        "{cells} all have {digits}, and each sees the next, so the two digits take turns along the "
        "chain. Its ends hold one of each.",
    .find = find_remote_pair};

}  // namespace nonet::logic
