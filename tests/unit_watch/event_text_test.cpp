#include "watch/event_text.hpp"

#include <gmock/gmock.h>

#include "unit_watch/watch_samples.hpp"

namespace nonet::cli {
namespace {

using namespace nonet::test;
using testing::ElementsAre;

// r1c3 must hold 4, r9c9 must hold 9. By hand: each digit is looked at in turn; nine times around
// the loop, the row's cell before the column's before the box's.
TEST(EventText, PlainBacktrackingByHand) {
  std::vector<std::string> rows;
  for (const auto& event :
       events_of(Algorithm::backtracking, solved_without({Cell::at(0, 2), Cell::at(8, 8)}), 2))
    rows.push_back(event_row(event));
  EXPECT_THAT(rows,
              ElementsAre("       1    0  try        r1c3=1",
                          "       1    0  reject     r1c3=1  (1 in column 3 at r7c3)",
                          "       2    0  try        r1c3=2",
                          "       2    0  reject     r1c3=2  (2 in column 3 at r2c3)",
                          "       3    0  try        r1c3=3",
                          "       3    0  reject     r1c3=3  (3 in row 1 at r1c2)",
                          "       4    0  try        r1c3=4", "       4    0  place      r1c3=4",
                          "       5    1  try        r9c9=1",
                          "       5    1  reject     r9c9=1  (1 in column 9 at r5c9)",
                          "       6    1  try        r9c9=2",
                          "       6    1  reject     r9c9=2  (2 in column 9 at r1c9)",
                          "       7    1  try        r9c9=3",
                          "       7    1  reject     r9c9=3  (3 in row 9 at r9c1)",
                          "       8    1  try        r9c9=4",
                          "       8    1  reject     r9c9=4  (4 in row 9 at r9c2)",
                          "       9    1  try        r9c9=5",
                          "       9    1  reject     r9c9=5  (5 in row 9 at r9c3)",
                          "      10    1  try        r9c9=6",
                          "      10    1  reject     r9c9=6  (6 in box 9 at r8c7)",
                          "      11    1  try        r9c9=7",
                          "      11    1  reject     r9c9=7  (7 in column 9 at r3c9)",
                          "      12    1  try        r9c9=8",
                          "      12    1  reject     r9c9=8  (8 in column 9 at r2c9)",
                          "      13    1  try        r9c9=9", "      13    1  place      r9c9=9",
                          "      13    2  solved", "      13    2  retreat    r9c9=9",
                          "      13    1  retreat    r1c3=4", "      14    0  try        r1c3=5",
                          "      14    0  reject     r1c3=5  (5 in row 1 at r1c1)",
                          "      15    0  try        r1c3=6",
                          "      15    0  reject     r1c3=6  (6 in row 1 at r1c4)",
                          "      16    0  try        r1c3=7",
                          "      16    0  reject     r1c3=7  (7 in row 1 at r1c5)",
                          "      17    0  try        r1c3=8",
                          "      17    0  reject     r1c3=8  (8 in column 3 at r3c3)",
                          "      18    0  try        r1c3=9",
                          "      18    0  reject     r1c3=9  (9 in column 3 at r4c3)",
                          "      18    0  exhausted"));
}

TEST(EventText, DeadEndsAndSingles) {
  SearchEvent no_digit = dead_end(40, 3);
  no_digit.step = 9;
  EXPECT_EQ(event_row(no_digit), "       9    3  reject     r5c5  (no digit is left)");
  EXPECT_EQ(sentence(no_digit), "no digit is left for r5c5");
  SearchEvent no_cell = event_of(SearchEvent::Kind::reject, 3, std::nullopt, 5);
  no_cell.step = 9;
  no_cell.house = House::row(2);
  EXPECT_EQ(event_row(no_cell), "       9    3  reject     5 in row 3  (no cell is left)");
  EXPECT_EQ(sentence(no_cell), "no cell of row 3 is left for 5");
  EXPECT_EQ(event_row(place(0, 5, 0, true)), "       0    0  place      r1c1=5  (single)");
  SearchEvent marks = reject(0, 5, 0, 1);
  marks.house.reset();
  marks.other.reset();
  EXPECT_EQ(sentence(marks), "5 cannot stand in r1c1: not among its marks");
  EXPECT_EQ(event_row(marks), "       0    0  reject     r1c1=5  (not among the cell's marks)");
}

TEST(EventText, Sentences) {
  EXPECT_EQ(sentence(try_digit(2, 4)), "try 4 in r1c3");
  EXPECT_EQ(sentence(reject(2, 4, 0, 7)), "4 cannot stand in r1c3: row 1 has it at r1c8");
  EXPECT_EQ(sentence(place(2, 4, 0)), "place 4 in r1c3");
  EXPECT_EQ(sentence(place(2, 4, 0, true)), "place 4 in r1c3: a single");
  EXPECT_EQ(sentence(retreat(2, 4, 1)), "take 4 back out of r1c3");
  EXPECT_EQ(sentence(solved(51)), "the board is a solution");
}

}  // namespace
}  // namespace nonet::cli
