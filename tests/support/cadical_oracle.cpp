#include "support/cadical_oracle.hpp"

#include <cadical.hpp>

#include "nonet/house.hpp"

namespace nonet {
namespace {

int variable(Cell cell, Digit digit) {
  return 9 * cell.index() + digit.value();
}

// Every cell has a digit, no two; every house has each digit, no two cells the same.
void add_rules(CaDiCaL::Solver& solver) {
  const auto exactly_one = [&](const std::vector<int>& variables) {
    for (int v : variables) solver.add(v);
    solver.add(0);
    for (std::size_t i = 0; i < variables.size(); ++i)
      for (std::size_t k = i + 1; k < variables.size(); ++k) {
        solver.add(-variables[i]);
        solver.add(-variables[k]);
        solver.add(0);
      }
  };
  for (int i = 0; i < kCellCount; ++i) {
    std::vector<int> variables;
    for (Digit digit : DigitSet::all()) variables.push_back(variable(Cell(i), digit));
    exactly_one(variables);
  }
  for (int h = 0; h < kHouseCount; ++h)
    for (Digit digit : DigitSet::all()) {
      std::vector<int> variables;
      for (Cell cell : cells_of(House(h))) variables.push_back(variable(cell, digit));
      exactly_one(variables);
    }
}

void add_position(CaDiCaL::Solver& solver, const Puzzle& puzzle) {
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    const int given = puzzle.givens.value_at(cell);
    const int value = given != 0 ? given : puzzle.entries.value_at(cell);
    for (Digit digit : DigitSet::all()) {
      const bool possible = value != 0 ? value == digit.value()
                                       : !puzzle.marks || (*puzzle.marks)[cell].contains(digit);
      if (possible) continue;
      solver.add(-variable(cell, digit));
      solver.add(0);
    }
  }
}

}  // namespace

// Each completion found is forbidden by a clause before the next one is asked for.
std::vector<Grid> completions_by_sat(const Puzzle& puzzle, std::size_t limit) {
  constexpr int kSatisfiable = 10;
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  add_rules(solver);
  add_position(solver, puzzle);
  std::vector<Grid> completions;
  while (completions.size() < limit && solver.solve() == kSatisfiable) {
    Grid grid;
    for (int i = 0; i < kCellCount; ++i)
      for (Digit digit : DigitSet::all())
        if (solver.val(variable(Cell(i), digit)) > 0) grid.set(Cell(i), digit);
    completions.push_back(grid);
    for (int i = 0; i < kCellCount; ++i) solver.add(-variable(Cell(i), *grid[Cell(i)]));
    solver.add(0);
  }
  return completions;
}

}  // namespace nonet
