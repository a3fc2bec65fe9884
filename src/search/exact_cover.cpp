// Exact cover: Sudoku as 324 constraints (each cell has a digit, each house has each digit) and a
// row of four of them for each candidate; a solution is a set of rows that meets every constraint
// once. Solved by Algorithm X with dancing links (Knuth, "Dancing Links", 2000): a node that was
// unlinked from a list still knows its neighbours, so it can put itself back.
//
// All nodes lie in fixed arrays. Node 0 is the root of the list of open constraints, 1 to 324 head
// the list of rows of one constraint, and then come four neighbouring nodes for each row:
//
//   root <-> [cell r1c1] <-> [cell r1c2] <-> ... <-> [9 in box 9]
//                 |               |
//              1 in r1c1      1 in r1c2        a row's four nodes: cell, row, column, box
//              2 in r1c1      2 in r1c2

#include <array>
#include <cstdint>

#include "search/algorithms.hpp"
#include "search/search_run.hpp"

namespace nonet {

namespace {

constexpr int kConstraints = kCellCount + kHouseCount * kDigitCount;
constexpr int kNodesOfRow = 4;
constexpr int kFirstRow = kConstraints + 1;
constexpr int kNodes = kFirstRow + kCellCount * kDigitCount * kNodesOfRow;

constexpr int cell_constraint(Cell cell) {
  return 1 + cell.index();
}
constexpr int house_constraint(House house, Digit digit) {
  return 1 + kCellCount + kDigitCount * house.index() + digit.index();
}
constexpr std::array<int, kNodesOfRow> constraints_of(Cell cell, Digit digit) {
  const auto [row, column, box] = houses_of(cell);
  return {cell_constraint(cell), house_constraint(row, digit), house_constraint(column, digit),
          house_constraint(box, digit)};
}

template <bool kWatched>
class ExactCover {
 public:
  ExactCover(const Puzzle& puzzle, SearchRun<kWatched>& run) : board_(puzzle.digits()), run_(run) {
    for (int c = 0; c <= kConstraints; ++c) {
      up(c) = down(c) = static_cast<Index>(c);
      left(c) = static_cast<Index>(c == 0 ? kConstraints : c - 1);
      right(c) = static_cast<Index>(c == kConstraints ? 0 : c + 1);
    }
    const Candidates possible = possible_digits(puzzle);
    int node = kFirstRow;
    for (int i = 0; i < kCellCount; ++i)
      for (Digit digit : possible[Cell(i)]) {
        candidates_[static_cast<std::size_t>((node - kFirstRow) / kNodesOfRow)] =
            static_cast<Index>(kDigitCount * i + digit.index());
        for (int constraint : constraints_of(Cell(i), digit)) append(node++, constraint);
      }
    // What stands on the board already is no choice: its constraints are met from the start.
    for (int i = 0; i < kCellCount; ++i)
      if (const auto digit = board_[Cell(i)])
        for (int constraint : constraints_of(Cell(i), *digit)) cover(constraint);
  }

  void search() { solve(); }

 private:
  using Index = std::uint16_t;
  struct Node {
    Index left, right, up, down, constraint;
  };

  bool solve() {
    if (right(0) == 0) return run_.solved(board_);
    const int constraint = smallest_constraint();
    if (size(constraint) == 0) return reject(constraint);
    cover(constraint);
    for (int node = down(constraint); node != constraint; node = down(node)) {
      const auto [cell, digit] = candidate_of(node);
      if (!run_.try_digit(cell, digit)) return false;
      board_.set(cell, digit);
      if (!run_.place(cell, digit)) return false;
      for (int k = 1; k < kNodesOfRow; ++k) cover(constraint_of(sibling(node, k)));
      if (!solve()) return false;
      for (int k = kNodesOfRow - 1; k > 0; --k) uncover(constraint_of(sibling(node, k)));
      board_.clear(cell);
      if (!run_.retreat(cell, digit)) return false;
    }
    uncover(constraint);
    return true;
  }

  bool reject(int constraint) {
    const int number = constraint - 1;
    if (number < kCellCount) return run_.reject(Cell(number));
    const int place = number - kCellCount;
    return run_.reject(House(place / kDigitCount), Digit(place % kDigitCount + 1));
  }

  /// The first of the open constraints with the fewest rows.
  int smallest_constraint() const {
    int smallest = right(0);
    for (int c = right(smallest); c != 0; c = right(c))
      if (size(c) < size(smallest)) smallest = c;
    return smallest;
  }

  /// Takes a constraint off the list of open ones, and its rows out of all their other lists.
  void cover(int constraint) {
    right(left(constraint)) = right(constraint);
    left(right(constraint)) = left(constraint);
    for (int row = down(constraint); row != constraint; row = down(row))
      for (int k = 1; k < kNodesOfRow; ++k) {
        const int node = sibling(row, k);
        down(up(node)) = down(node);
        up(down(node)) = up(node);
        --size(constraint_of(node));
      }
  }

  /// Undoes cover(), in the opposite order.
  void uncover(int constraint) {
    for (int row = up(constraint); row != constraint; row = up(row))
      for (int k = kNodesOfRow - 1; k > 0; --k) {
        const int node = sibling(row, k);
        ++size(constraint_of(node));
        down(up(node)) = up(down(node)) = static_cast<Index>(node);
      }
    right(left(constraint)) = left(right(constraint)) = static_cast<Index>(constraint);
  }

  void append(int node, int constraint) {
    nodes_[static_cast<std::size_t>(node)].constraint = static_cast<Index>(constraint);
    up(node) = up(constraint);
    down(node) = static_cast<Index>(constraint);
    down(up(node)) = up(constraint) = static_cast<Index>(node);
    ++size(constraint);
  }

  /// The k-th of the four nodes after this one, going round.
  static int sibling(int node, int k) {
    const int place = (node - kFirstRow) % kNodesOfRow;
    return node - place + (place + k) % kNodesOfRow;
  }

  struct Candidate {
    Cell cell;
    Digit digit;
  };
  Candidate candidate_of(int node) const {
    const int candidate = candidates_[static_cast<std::size_t>((node - kFirstRow) / kNodesOfRow)];
    return {Cell(candidate / kDigitCount), Digit(candidate % kDigitCount + 1)};
  }

  Index& left(int node) { return nodes_[static_cast<std::size_t>(node)].left; }
  Index& right(int node) { return nodes_[static_cast<std::size_t>(node)].right; }
  Index right(int node) const { return nodes_[static_cast<std::size_t>(node)].right; }
  Index& up(int node) { return nodes_[static_cast<std::size_t>(node)].up; }
  Index& down(int node) { return nodes_[static_cast<std::size_t>(node)].down; }
  int constraint_of(int node) const { return nodes_[static_cast<std::size_t>(node)].constraint; }
  int& size(int constraint) { return sizes_[static_cast<std::size_t>(constraint)]; }
  int size(int constraint) const { return sizes_[static_cast<std::size_t>(constraint)]; }

  std::array<Node, kNodes> nodes_;
  std::array<int, kConstraints + 1> sizes_{};
  std::array<Index, kCellCount * kDigitCount> candidates_;
  Grid board_;
  SearchRun<kWatched>& run_;
};

}  // namespace

SearchResult searches::exact_cover(const Puzzle& puzzle, const SearchOptions& options) {
  return run_search<ExactCover>(puzzle, options);
}

}  // namespace nonet
