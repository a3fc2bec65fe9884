#include <gmock/gmock.h>

#include <vector>

#include "support/puzzle_makers.hpp"
#include "support/watched_search.hpp"

namespace nonet {
namespace {

using Kind = SearchEvent::Kind;

TEST(Backtracking, EveryStepOfASmallSearch) {
  // Two blanks, r1c1 and r1c2; the first clash of each digit was looked up by hand.
  const Grid puzzle = grid_of(
      "..4678912"
      "672195348"
      "198342567"
      "859761423"
      "426853791"
      "713924856"
      "961537284"
      "287419635"
      "345286179");
  std::vector<std::string> texts;
  for (const auto& event : watch(Algorithm::backtracking, puzzle, all_solutions()).events)
    texts.push_back(text_of(event));
  EXPECT_THAT(texts, testing::ElementsAreArray({
                         "1: 0 try r1c1 1",
                         "1: 0 reject r1c1 1, column 1 r3c1",
                         "2: 0 try r1c1 2",
                         "2: 0 reject r1c1 2, box 1 r2c3",
                         "3: 0 try r1c1 3",
                         "3: 0 reject r1c1 3, column 1 r9c1",
                         "4: 0 try r1c1 4",
                         "4: 0 reject r1c1 4, row 1 r1c3",
                         "5: 0 try r1c1 5",
                         "5: 0 place r1c1 5",
                         "6: 1 try r1c2 1",
                         "6: 1 reject r1c2 1, column 2 r6c2",
                         "7: 1 try r1c2 2",
                         "7: 1 reject r1c2 2, column 2 r5c2",
                         "8: 1 try r1c2 3",
                         "8: 1 place r1c2 3",
                         "8: 2 solved",
                         "8: 2 retreat r1c2 3",
                         "9: 1 try r1c2 4",
                         "9: 1 reject r1c2 4, row 1 r1c3",
                         "10: 1 try r1c2 5",
                         "10: 1 reject r1c2 5, row 1 r1c1",
                         "11: 1 try r1c2 6",
                         "11: 1 reject r1c2 6, row 1 r1c4",
                         "12: 1 try r1c2 7",
                         "12: 1 reject r1c2 7, column 2 r2c2",
                         "13: 1 try r1c2 8",
                         "13: 1 reject r1c2 8, row 1 r1c6",
                         "14: 1 try r1c2 9",
                         "14: 1 reject r1c2 9, column 2 r3c2",
                         "14: 1 retreat r1c1 5",
                         "15: 0 try r1c1 6",
                         "15: 0 reject r1c1 6, column 1 r2c1",
                         "16: 0 try r1c1 7",
                         "16: 0 reject r1c1 7, row 1 r1c5",
                         "17: 0 try r1c1 8",
                         "17: 0 reject r1c1 8, column 1 r4c1",
                         "18: 0 try r1c1 9",
                         "18: 0 reject r1c1 9, row 1 r1c7",
                         "18: 0 exhausted",
                     }));
}

// The interview solution as it stands in many books, with a line of logging at each step.
class TextbookSolver {
 public:
  explicit TextbookSolver(const Grid& puzzle) : board_(9, std::vector<char>(9, '.')) {
    const std::string line = line_of(puzzle);
    for (std::size_t i = 0; i < line.size(); ++i) board_[i / 9][i % 9] = line[i];
  }

  std::vector<SearchEvent> run() {
    if (!solve()) log(Kind::exhausted);
    return events_;
  }

 private:
  bool solve() {
    for (int row = 0; row < 9; ++row) {
      for (int col = 0; col < 9; ++col) {
        if (at(row, col) != '.') continue;
        for (char c = '1'; c <= '9'; ++c) {
          ++steps_;
          log(Kind::try_digit, row, col, c);
          if (!is_valid(row, col, c)) continue;
          log(Kind::place, row, col, c);
          at(row, col) = c;
          ++depth_;
          if (solve()) return true;
          log(Kind::retreat, row, col, c);
          at(row, col) = '.';
          --depth_;
        }
        return false;
      }
    }
    log(Kind::solved);
    return true;
  }

  bool is_valid(int row, int col, char c) {
    for (int i = 0; i < 9; ++i) {
      if (at(row, i) == c) return reject(row, col, c, House::row(row), row, i);
      if (at(i, col) == c) return reject(row, col, c, House::column(col), i, col);
      const int r = 3 * (row / 3) + i / 3, k = 3 * (col / 3) + i % 3;
      if (at(r, k) == c) return reject(row, col, c, House::box(3 * (row / 3) + col / 3), r, k);
    }
    return true;
  }

  char& at(int row, int col) {
    return board_[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
  }
  bool reject(int row, int col, char c, House house, int r, int k) {
    log(Kind::reject, row, col, c);
    events_.back().house = house;
    events_.back().other = Cell::at(r, k);
    return false;
  }
  void log(Kind kind) { events_.push_back({kind, false, depth_, steps_, {}, {}, {}, {}}); }
  void log(Kind kind, int row, int col, char c) {
    log(kind);
    events_.back().cell = Cell::at(row, col);
    events_.back().digit = Digit(c - '0');
  }

  std::vector<std::vector<char>> board_;
  std::vector<SearchEvent> events_;
  int depth_ = 0;
  std::uint64_t steps_ = 0;
};

TEST(Backtracking, IsTheTextbookStepForStep) {
  RandomDraw draw(11);
  for (int round = 0; round < 20; ++round) {
    const Grid full = make_full_grid(draw);
    Grid puzzle = restore_digits(make_minimal_puzzle(full, draw), full, 10, draw);
    if (round % 2 == 1) puzzle = spoil_digit(puzzle, draw);
    const auto watched = watch(Algorithm::backtracking, puzzle);
    EXPECT_TRUE(watched.events == TextbookSolver(puzzle).run()) << line_of(puzzle);
  }
}

TEST(Backtracking, ADigitWithoutAMarkIsRejectedWithoutACell) {
  RandomDraw draw(12);
  const Grid full = make_full_grid(draw);
  Grid grid = full;
  grid.clear(Cell(0));
  Puzzle puzzle = grid;
  puzzle.marks.emplace();
  (*puzzle.marks)[Cell(0)] = DigitSet{*full[Cell(0)]};
  const auto watched = watch(Algorithm::backtracking, puzzle, all_solutions());
  for (const auto& event : watched.events)
    if (event.kind == Kind::reject) {
      EXPECT_NE(event.digit, full[Cell(0)]);
      EXPECT_FALSE(event.house || event.other);
    }
  EXPECT_EQ(watched.result.figures.rejections, 8u);
  EXPECT_EQ(watched.result.solutions, 1u);
  (*puzzle.marks)[Cell(0)] = DigitSet::all() - DigitSet{*full[Cell(0)]};
  EXPECT_EQ(search(Algorithm::backtracking, puzzle).solutions, 0u);
}

}  // namespace
}  // namespace nonet
