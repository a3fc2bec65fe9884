#include "support/obstacle_checker.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace nonet {
namespace {

using Cells = std::set<int>;

bool shares_house(int a, int b) {
  const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box);
}

Cells cells_in(House house) {
  Cells cells;
  const int n = house.number();
  for (int i = 0; i < 81; ++i) {
    const int box = i / 27 * 3 + i % 9 / 3;
    const bool inside = house.kind() == House::Kind::row      ? i / 9 == n
                        : house.kind() == House::Kind::column ? i % 9 == n
                                                              : box == n;
    if (inside) cells.insert(i);
  }
  return cells;
}

struct Board {
  int value[81] = {};
  bool marked[81][10] = {};

  explicit Board(const Puzzle& puzzle) {
    for (int i = 0; i < 81; ++i) {
      value[i] = puzzle.givens.value_at(Cell(i));
      if (value[i] == 0) value[i] = puzzle.entries.value_at(Cell(i));
      for (int d = 1; d <= 9; ++d)
        marked[i][d] = !puzzle.marks || (*puzzle.marks)[Cell(i)].contains(Digit(d));
    }
  }

  bool allows(int cell, int digit) const {
    if (value[cell] != 0 || !marked[cell][digit]) return false;
    for (int other = 0; other < 81; ++other)
      if (value[other] == digit && shares_house(cell, other)) return false;
    return true;
  }

  bool is_single(int cell, int digit) const {
    if (!allows(cell, digit)) return false;
    bool naked = true;
    for (int d = 1; d <= 9; ++d) naked = naked && (d == digit || !allows(cell, d));
    if (naked) return true;
    for (int h = 0; h < 27; ++h) {
      const Cells cells = cells_in(House(h));
      if (!cells.contains(cell)) continue;
      if (std::ranges::none_of(cells,
                               [&](int other) { return other != cell && allows(other, digit); }))
        return true;
    }
    return false;
  }

  bool holds(int digit, const Cells& cells) const {
    return std::ranges::any_of(cells, [&](int cell) { return value[cell] == digit; });
  }
};

Cells as_set(const std::vector<Cell>& cells) {
  Cells result;
  for (Cell cell : cells) result.insert(cell.index());
  return result;
}

std::string claim_objection(const Board& board, const Obstacle& obstacle) {
  const Cells cells = as_set(obstacle.cells);
  const Cells house = obstacle.house ? cells_in(*obstacle.house) : Cells();
  std::set<int> digits;
  for (int d = 1; d <= 9; ++d)
    if (obstacle.digits.contains(Digit(d))) digits.insert(d);
  if (cells.size() != obstacle.cells.size()) return "a cell is named twice";
  for (int cell : cells) {
    if (board.value[cell] != 0) return "a named cell is filled";
    if (obstacle.house && !house.contains(cell)) return "a named cell is outside the house";
  }
  for (int digit : digits)
    if (obstacle.kind != Obstacle::Kind::few_digits && board.holds(digit, house))
      return "a named digit is placed already";

  switch (obstacle.kind) {
    case Obstacle::Kind::no_candidate:
      if (cells.size() != 1 || !digits.empty() || obstacle.house) return "not of its shape";
      for (int d = 1; d <= 9; ++d)
        if (board.allows(*cells.begin(), d)) return "the cell has a candidate";
      return {};
    case Obstacle::Kind::no_place:
      if (digits.size() != 1 || !obstacle.house) return "not of its shape";
      for (int cell : house) {
        if (board.allows(cell, *digits.begin())) return "the digit has a place";
        if ((board.value[cell] == 0) != cells.contains(cell)) return "not the blank cells";
      }
      return {};
    case Obstacle::Kind::few_cells:
      if (digits.size() < 2 || cells.size() + 1 != digits.size()) return "not one cell too few";
      for (int cell : house)
        for (int digit : digits)
          if (board.allows(cell, digit) && !cells.contains(cell)) return "a digit fits elsewhere";
      return {};
    case Obstacle::Kind::few_digits:
      if (cells.size() < 2 || digits.size() + 1 != cells.size()) return "not one digit too few";
      for (int cell : cells)
        for (int d = 1; d <= 9; ++d)
          if (board.allows(cell, d) && !digits.contains(d)) return "a cell has another candidate";
      return {};
  }
  return "of no kind";
}

std::string evidence_objection(const Board& board, const Obstacle& obstacle) {
  const bool has_evidence =
      obstacle.kind == Obstacle::Kind::no_candidate || obstacle.kind == Obstacle::Kind::no_place;
  if (!has_evidence) return obstacle.seen.empty() ? "" : "evidence where none is told";
  for (const Placement& seen : obstacle.seen)
    if (board.value[seen.cell.index()] != seen.digit.value()) return "evidence that is not there";
  for (Cell cell : obstacle.cells)
    for (int d = 1; d <= 9; ++d) {
      if (obstacle.kind == Obstacle::Kind::no_place && d != obstacle.digits.first().value())
        continue;
      const auto strikes = [&](const Placement& seen) {
        return seen.digit.value() == d && shares_house(seen.cell.index(), cell.index());
      };
      if (board.marked[cell.index()][d] && std::ranges::none_of(obstacle.seen, strikes))
        return "a candidate that nothing strikes";
    }
  return {};
}

// The board after the singles, or nothing when one of them is not forced.
std::optional<Board> follow(const Puzzle& puzzle, const std::vector<Placement>& chain) {
  Board board(puzzle);
  for (const Placement& single : chain) {
    if (!board.is_single(single.cell.index(), single.digit.value())) return {};
    board.value[single.cell.index()] = single.digit.value();
  }
  return board;
}

// Whether the obstacle is there without one of its singles. Its blank cells may be more then.
bool can_do_without(std::size_t single, const Puzzle& puzzle, Obstacle obstacle) {
  obstacle.forced.erase(obstacle.forced.begin() + static_cast<std::ptrdiff_t>(single));
  const auto board = follow(puzzle, obstacle.forced);
  if (!board) return false;
  if (obstacle.kind == Obstacle::Kind::no_place) {
    obstacle.cells.clear();
    for (int cell : cells_in(*obstacle.house))
      if (board->value[cell] == 0) obstacle.cells.emplace_back(cell);
  }
  return claim_objection(*board, obstacle).empty();
}

}  // namespace

std::string objection(const Puzzle& puzzle, const Obstacle& obstacle) {
  const auto board = follow(puzzle, obstacle.forced);
  if (!board) return "a single is not forced";
  if (auto wrong = claim_objection(*board, obstacle); !wrong.empty()) return wrong;
  if (auto wrong = evidence_objection(*board, obstacle); !wrong.empty()) return wrong;
  for (std::size_t i = 0; i < obstacle.forced.size(); ++i)
    if (can_do_without(i, puzzle, obstacle)) return "a single is superfluous";
  return {};
}

}  // namespace nonet
