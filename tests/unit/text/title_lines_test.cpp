#include "text/title_lines.hpp"

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

TEST(TitleLines, AreWordsWithHardlyAnyCells) {
  for (const char* line : {"Grid 01", "Puzzle #7 (hard, SE 8.3):", "[b]stuck[/b]", "by Arto 2006",
                           "5 3 0 0 7 0 0 0 0 end"})
    EXPECT_TRUE(TitleLines::fits(line)) << line;
  for (const char* line :
       {"", "17", "x x xxx", "53..7....6..195", "so 53..7....6 far",
        "5 3 0 0 7 0 0 0 0 1 9 5 0 0 0 9 8 0 0 6 end", "grid = [", "{ \"grid\":", "[[5, row"})
    EXPECT_FALSE(TitleLines::fits(line)) << line;
}

TEST(TitleLines, StandBeforeWhatTheGridHasOfItsOwn) {
  TitleLines titles;
  titles.add("one", {});
  titles.add("two", {});
  Record grid;
  grid.text = "own";
  titles.give_to(grid);
  EXPECT_EQ(grid.text, "one two own");
  EXPECT_TRUE(titles.empty());
  titles.give_to(grid);
  EXPECT_EQ(grid.text, "one two own");
}

}  // namespace
}  // namespace nonet::text
