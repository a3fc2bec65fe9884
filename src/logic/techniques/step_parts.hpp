#pragma once
// The parts of steps that most techniques write: struck candidates, marks, links of a chain; and
// the cells that see all of a set, which is where most of them strike.

#include <utility>
#include <vector>

#include "logic/logic_board.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// The cells that see every cell of a set; all cells for the empty set.
constexpr CellSet common_peers(CellSet cells) {
  CellSet seen = CellSet::all();
  for (Cell cell : cells) seen &= peer_set(cell);
  return seen;
}

constexpr bool see_each_other(Cell a, Cell b) {
  return peer_set(a).contains(b);
}

/// Whether every two cells of the set see each other.
constexpr bool all_see_each_other(CellSet cells) {
  for (Cell cell : cells)
    if (!(cells - peer_set(cell) - CellSet::only(cell)).empty()) return false;
  return true;
}

/// A house that two cells share: a row or column before a box. They must see each other.
constexpr House shared_house(Cell a, Cell b) {
  if (a.row() == b.row()) return House::row(a.row());
  if (a.column() == b.column()) return House::column(a.column());
  return House::box(a.box());
}

/// The open cells with just so many candidates.
inline CellSet cells_with_count(const Board& board, int count) {
  CellSet cells;
  for (Cell cell : board.open())
    if (board.candidates(cell).size() == count) cells.insert(cell);
  return cells;
}

inline void strike(Step& step, CellSet cells, Digit digit) {
  for (Cell cell : cells) step.eliminations.emplace_back(cell, digit);
}

inline void mark(Step& step, CellSet cells, Digit digit, Role role = Role::base) {
  for (Cell cell : cells) step.marks.push_back({{cell, digit}, role});
}

/// Marks all candidates of a cell.
inline void mark(Step& step, const Board& board, Cell cell, Role role = Role::base) {
  for (Digit digit : board.candidates(cell)) step.marks.push_back({{cell, digit}, role});
}

inline std::vector<Cell> listed(CellSet cells) {
  std::vector<Cell> list;
  for (Cell cell : cells) list.push_back(cell);
  return list;
}

/// A plain chain, link by link.
class ChainDraft {
 public:
  /// It begins with the assumption that none of `cells` holds the digit.
  ChainDraft(Digit digit, CellSet cells) {
    chain_.nodes.push_back(
        {.digit = digit, .cells = listed(cells), .on = false, .house = {}, .set = {}});
  }
  ChainDraft(Digit digit, Cell cell) : ChainDraft(digit, CellSet::only(cell)) {}

  /// Within a house: the digit must then be in `cells` (after an off), or cannot be there.
  ChainDraft& by_house(House house, Digit digit, CellSet cells) {
    return add(digit, cells, ChainNode::Cause::house, house);
  }
  ChainDraft& by_house(House house, Digit digit, Cell cell) {
    return by_house(house, digit, CellSet::only(cell));
  }
  /// Within a cell, to another digit.
  ChainDraft& by_cell(Digit digit, Cell cell) {
    return add(digit, CellSet::only(cell), ChainNode::Cause::cell, std::nullopt);
  }

  Chain take() { return std::move(chain_); }

 private:
  ChainDraft& add(Digit digit, CellSet cells, ChainNode::Cause cause, std::optional<House> house) {
    const auto last = static_cast<std::uint16_t>(chain_.nodes.size() - 1);
    const bool on = !chain_.nodes.back().on;
    chain_.nodes.push_back({.digit = digit,
                            .cells = listed(cells),
                            .on = on,
                            .cause = cause,
                            .house = house,
                            .set = {},
                            .parents = {last}});
    return *this;
  }

  Chain chain_;
};

}  // namespace nonet::logic
