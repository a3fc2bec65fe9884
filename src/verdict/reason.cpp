#include <algorithm>
#include <array>
#include <string_view>

#include "core/counted.hpp"
#include "nonet/verdict.hpp"

// All the words of a verdict's reason, and nothing but the words: whoever translates them needs no
// other file.

namespace nonet {
namespace {

// A person reads a few cells; whoever wants all finds them in the Judgement.
constexpr std::size_t kCellsInLine = 12;

// "a", "a and b", "a, b and c"
std::string enumerate(const std::vector<std::string>& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i != 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

std::string spaced(DigitSet digits) {
  std::string text;
  for (Digit digit : digits) {
    if (!text.empty()) text += ' ';
    text += digit.symbol();
  }
  return text;
}

template <class Digits>
std::vector<std::string> symbols(const Digits& digits) {
  std::vector<std::string> result;
  for (Digit digit : digits) result.emplace_back(1, digit.symbol());
  return result;
}

std::vector<std::string> names(const std::vector<Cell>& cells) {
  std::vector<std::string> result;
  for (Cell cell : cells) result.push_back(cell.name());
  return result;
}

// Cells of one house that hold the same digit, all in one clause: "9 twice in row 1: r1c2 and
// r1c3". Conflicts come sorted by house, then digit, so that a clause is one run of them.
std::string conflict_reason(const std::vector<Conflict>& conflicts) {
  constexpr std::array<std::string_view, 10> kTimes{
      "", "", "twice", "3 times", "4 times", "5 times", "6 times", "7 times", "8 times", "9 times"};
  std::string text;
  for (auto run = conflicts.begin(); run != conflicts.end();) {
    const Conflict& head = *run;
    std::vector<Cell> cells{head.first};
    for (; run != conflicts.end() && run->house == head.house && run->digit == head.digit; ++run)
      if (std::ranges::find(cells, run->second) == cells.end()) cells.push_back(run->second);
    if (!text.empty()) text += "; ";
    text += head.digit.symbol();
    text += ' ';
    text += kTimes[cells.size()];
    text += " in " + head.house.name() + ": " + enumerate(names(cells));
  }
  return text;
}

// "no candidate for r1c9: its row has 1 2 3 4 5, its column 6 7 8, its box 9"
std::string no_candidate_reason(const Obstacle& obstacle) {
  const Cell cell = obstacle.cells.front();
  DigitSet in_row, in_column, in_box;
  for (const Placement& seen : obstacle.seen) {
    DigitSet& set = seen.cell.row() == cell.row()         ? in_row
                    : seen.cell.column() == cell.column() ? in_column
                                                          : in_box;
    set.insert(seen.digit);
  }
  std::string text;
  const auto add = [&](std::string_view place, DigitSet digits) {
    if (digits.empty()) return;
    text += text.empty() ? std::string(place) + " has " : ", " + std::string(place) + ' ';
    text += spaced(digits);
  };
  add("its row", in_row);
  add("its column", in_column);
  add("its box", in_box);
  const DigitSet unmarked = DigitSet::all() - in_row - in_column - in_box;
  if (unmarked == DigitSet::all()) {
    text = "nothing is marked there";
  } else if (!unmarked.empty()) {
    text += ", and " + spaced(unmarked) + (unmarked.size() == 1 ? " is" : " are") + " not marked";
  }
  return "no candidate for " + cell.name() + ": " + text;
}

bool are_peers(Cell a, Cell b) {
  return a.row() == b.row() || a.column() == b.column() || a.box() == b.box();
}

// "no place for 5 in row 1: its blank cells see 5 in r4c9 and r2c1"
std::string no_place_reason(const Obstacle& obstacle) {
  const std::string digit(1, obstacle.digits.first().symbol());
  std::vector<Cell> holders, unmarked;
  for (const Placement& seen : obstacle.seen) holders.push_back(seen.cell);
  for (Cell cell : obstacle.cells)
    if (std::ranges::none_of(holders, [&](Cell holder) { return are_peers(holder, cell); }))
      unmarked.push_back(cell);

  const std::string text = "no place for " + digit + " in " + obstacle.house->name() + ": ";
  const std::string see = "blank cells see " + digit + " in " + enumerate(names(holders));
  if (unmarked.empty()) return text + "its " + see;
  if (holders.empty()) return text + digit + " is not marked in it";
  return text + digit + " is not marked in " + enumerate(names(unmarked)) + ", and its other " +
         see;
}

std::string obstacle_reason(const Obstacle& obstacle) {
  std::string text;
  if (!obstacle.forced.empty()) {
    text = obstacle.forced.size() == 1 ? "after the single" : "after the singles";
    for (const Placement& single : obstacle.forced)
      text += ' ' + single.cell.name() + '=' + single.digit.symbol();
    text += ": ";
  }
  const auto cell_count = obstacle.cells.size();
  const auto digit_count = static_cast<std::uint64_t>(obstacle.digits.size());
  switch (obstacle.kind) {
    case Obstacle::Kind::no_candidate:
      return text + no_candidate_reason(obstacle);
    case Obstacle::Kind::no_place:
      return text + no_place_reason(obstacle);
    case Obstacle::Kind::few_cells:
      return text + enumerate(symbols(obstacle.digits)) + " fit only into " +
             enumerate(names(obstacle.cells)) + " of " + obstacle.house->name() + ": " +
             counted(digit_count, "digit", "digits") + " for " +
             counted(cell_count, "cell", "cells");
    case Obstacle::Kind::few_digits:
      return text + enumerate(names(obstacle.cells)) + " of " + obstacle.house->name() +
             " have no candidate but " + enumerate(symbols(obstacle.digits)) + ": " +
             counted(cell_count, "cell", "cells") + " for " +
             counted(digit_count, "digit", "digits");
  }
  return text;
}

std::string multiple_reason(const Judgement& judgement) {
  std::string text = "at least 2 solutions";
  if (judgement.interchangeable.size() == kDigitCount)
    return text + ": the grid is empty, so any two digits of a solution can be swapped";
  if (const auto& digits = judgement.interchangeable; !digits.empty())
    return text + ": " + enumerate(symbols(digits)) + " stand nowhere, so swapping " +
           (digits.size() == 2 ? "them" : "two of them") + " in a solution gives another";
  text += ", which differ in " + counted(judgement.differing.size(), "cell", "cells") + ':';
  const std::size_t shown = std::min(judgement.differing.size(), kCellsInLine);
  for (std::size_t i = 0; i < shown; ++i) text += ' ' + judgement.differing[i].name();
  if (shown < judgement.differing.size())
    text += " and " + std::to_string(judgement.differing.size() - shown) + " more";
  return text;
}

std::string undecided_reason(const Judgement& judgement) {
  std::string_view what = "the search was stopped";
  if (judgement.end == SearchEnd::out_of_steps) what = "the step limit ended the search";
  if (judgement.end == SearchEnd::out_of_time) what = "the time limit ended the search";
  return std::string(what) + " after " + counted(judgement.guesses, "guess", "guesses") +
         (judgement.answer.solution.is_full() ? "; 1 solution found, others not ruled out"
                                              : "; no solution found so far");
}

}  // namespace

std::string reason(const Judgement& judgement) {
  switch (judgement.verdict()) {
    case Verdict::malformed:
      return "not a Sudoku";
    case Verdict::conflict:
      return conflict_reason(judgement.conflicts);
    case Verdict::none:
      if (judgement.obstacle) return obstacle_reason(*judgement.obstacle);
      if (judgement.guesses == 0) return "no completion: elimination alone rules out every one";
      return "no completion: the search ended after " +
             counted(judgement.guesses, "guess", "guesses");
    case Verdict::multiple:
      return multiple_reason(judgement);
    case Verdict::unique:
      return "1 solution";
    case Verdict::undecided:
      return undecided_reason(judgement);
  }
  return {};
}

}  // namespace nonet
