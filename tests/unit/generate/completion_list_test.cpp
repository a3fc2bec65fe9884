#include "generate/completion_list.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/puzzle_makers.hpp"
#include "support/textbook_solutions.hpp"

namespace nonet::generate {
namespace {

TEST(CompletionList, HoldsAllThatATextbookFinds) {
  RandomDraw draw(1);
  CompletionList list;
  for (int i = 0; i < 30; ++i) {
    const Grid full = make_full_grid(draw);
    const Grid puzzle = remove_digits(make_minimal_puzzle(full, draw), 2, draw);
    list.find(puzzle, 5000);
    if (!list.is_complete()) continue;
    std::vector<std::string> lines;
    for (const Grid& grid : list.grids()) lines.push_back(line_of(grid));
    std::ranges::sort(lines);
    EXPECT_EQ(lines, textbook_solutions(Puzzle(puzzle), 10'000));

    list.count_digits();
    const Cell cell(draw.below(81));
    const auto same = [&](const Grid& grid) { return grid[cell] == full[cell]; };
    const auto number = std::ranges::count_if(list.grids(), same);
    EXPECT_EQ(list.count(cell, full.value_at(cell)), number);
    list.keep(full, cell);
    EXPECT_EQ(static_cast<std::ptrdiff_t>(list.grids().size()), number);
    EXPECT_TRUE(std::ranges::all_of(list.grids(), same));
  }
}

TEST(CompletionList, SaysWhenThereAreMore) {
  CompletionList list;
  list.find(Grid(), 10);
  EXPECT_FALSE(list.is_complete());
  EXPECT_EQ(list.grids().size(), 11u);
  RandomDraw draw(2);
  list.find(make_full_grid(draw), 1);
  EXPECT_TRUE(list.is_complete());
  EXPECT_EQ(list.grids().size(), 1u);
}

}  // namespace
}  // namespace nonet::generate
