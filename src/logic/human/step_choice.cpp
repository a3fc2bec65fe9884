#include "logic/human/step_choice.hpp"

#include <algorithm>
#include <cstdlib>

#include "logic/techniques/step_parts.hpp"

namespace nonet::logic {

namespace {

// How much there is to see: nodes of chains first, then cells, and digits for patterns of as many
// cells. Boxes are taken in at a glance, lines are not.
int effort_of(const Step& step) {
  int lines = 0;
  for (House house : step.houses) lines += house.kind() != House::Kind::box;
  return 64 * step.length + 4 * static_cast<int>(step.cells.size()) + 2 * step.digits.size() +
         lines;
}

// As the eye goes: cells of a common house are close, whatever lies between them.
int distance(Cell a, Cell b) {
  const int apart = std::max(std::abs(a.row() - b.row()), std::abs(a.column() - b.column()));
  return a == b || see_each_other(a, b) ? apart : 9 + apart;
}

}  // namespace

CellSet cells_changed(const Step& step) {
  CellSet cells;
  for (Candidate candidate : step.placements) cells.insert(candidate.cell);
  for (Candidate candidate : step.eliminations) cells.insert(candidate.cell);
  return cells;
}

bool StepChoice::wants(const TechniqueEntry& technique) const {
  if (technique.info.needs_uniqueness && !uniqueness_) return false;
  return allowed_.empty() || std::ranges::find(allowed_, Technique(technique)) != allowed_.end();
}

StepChoice::Cost StepChoice::cost_of(const Step& step) const {
  int nearest = near_.empty() ? 0 : 18;
  for (Cell cell : cells_changed(step))
    for (Cell before : near_) nearest = std::min(nearest, distance(cell, before));
  const auto done = 9 * step.placements.size() + step.eliminations.size();
  return {effort_of(step), nearest, -static_cast<int>(done)};
}

bool StepChoice::accept(Step& step) {
  if (!wants(step.technique.entry())) return false;
  const Cost cost = cost_of(step);
  if (!found_ || cost < cost_) {
    std::swap(step_, step);
    cost_ = cost;
    found_ = true;
  }
  return ordered_;
}

}  // namespace nonet::logic
