#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "nonet/distinct.hpp"
#include "support/puzzle_makers.hpp"
#include "symmetry/class_set.hpp"

namespace nonet {
namespace {

/// Rows of `classes` boards, each some times over, in random order.
std::vector<Grid> boards_with_repeats(int classes, int rows, RandomDraw& draw) {
  std::vector<Grid> different;
  while (static_cast<int>(different.size()) < classes) {
    Grid board;
    for (int i = 0; i < 12; ++i) board.set(Cell(draw.below(81)), Digit(1 + draw.below(9)));
    different.push_back(board);
  }
  std::vector<Grid> boards;
  for (int i = 0; i < rows; ++i)
    boards.push_back(different[static_cast<std::size_t>(draw.below(classes))]);
  return boards;
}

std::vector<std::string> first_of_each(const std::vector<Grid>& boards) {
  std::set<std::string> seen;
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < boards.size(); ++i)
    if (seen.insert(line_of(boards[i])).second) rows.push_back("row " + std::to_string(i));
  return rows;
}

std::vector<std::string> filtered(DistinctFilter& filter, const std::vector<Grid>& boards) {
  std::vector<std::string> rows;
  const auto keep = [&](std::string_view row) {
    rows.emplace_back(row);
    return true;
  };
  for (std::size_t i = 0; i < boards.size(); ++i)
    EXPECT_TRUE(filter.add(BoardKey(boards[i]), "row " + std::to_string(i), keep));
  EXPECT_TRUE(filter.finish(keep));
  return rows;
}

TEST(BoardKey, DiffersForDifferentBoardsAndIsReadBack) {
  RandomDraw draw(1);
  std::set<std::string> boards, keys;
  for (int i = 0; i < 300; ++i) {
    const Grid board = remove_digits(make_full_grid(draw), draw.below(82), draw);
    const BoardKey key(board);
    boards.insert(line_of(board));
    keys.emplace(key.bytes());
    const auto read = BoardKey::from_bytes(key.bytes());
    ASSERT_TRUE(read);
    ASSERT_EQ(read->bytes(), key.bytes());
  }
  EXPECT_EQ(keys.size(), boards.size());
  EXPECT_EQ(BoardKey(Grid()).bytes().size(), 11u);
  EXPECT_FALSE(BoardKey::from_bytes("no key"));
  EXPECT_FALSE(BoardKey::from_bytes(std::string(60, 'x')));
}

TEST(DistinctFilter, KeepsTheFirstOfEachClassInOrder) {
  RandomDraw draw(2);
  const auto boards = boards_with_repeats(500, 3000, draw);
  DistinctFilter filter;
  EXPECT_EQ(filtered(filter, boards), first_of_each(boards));
  EXPECT_EQ(filter.waiting(), 0u);
  EXPECT_EQ(filter.classes(), first_of_each(boards).size());
}

TEST(DistinctFilter, GivesTheSameWhenMostGoesToDisk) {
  RandomDraw draw(3);
  const auto boards = boards_with_repeats(60'000, 120'000, draw);
  DistinctFilter filter({.memory = 1, .directory = {}});  // the least there is
  EXPECT_EQ(filtered(filter, boards), first_of_each(boards));
  EXPECT_GT(filter.waiting(), 20'000u);
  EXPECT_EQ(filter.classes(), first_of_each(boards).size());
}

TEST(DistinctFilter, StaysWithinItsMemory) {
  RandomDraw draw(4);
  constexpr std::size_t kMemory = std::size_t{2} << 20;
  DistinctFilter filter({.memory = kMemory, .directory = {}});
  for (const Grid& board : boards_with_repeats(100'000, 150'000, draw)) {
    ASSERT_TRUE(filter.add(BoardKey(board), "row", [](std::string_view) { return true; }));
    ASSERT_LE(filter.memory(), kMemory);
  }
  EXPECT_GT(filter.waiting(), 0u);
}

TEST(DistinctFilter, SaysWhatIsWrongWithTheDirectory) {
  RandomDraw draw(5);
  DistinctFilter filter({.memory = 1, .directory = "/no such directory"});
  std::string fault;
  for (const Grid& board : boards_with_repeats(100'000, 100'000, draw)) {
    const auto added = filter.add(BoardKey(board), "row", [](std::string_view) { return true; });
    if (added) continue;
    fault = added.error();
    break;
  }
  EXPECT_EQ(fault, "no file can be made in /no such directory: No such file or directory");
}

TEST(DistinctFilter, StopsWhenToldTo) {
  RandomDraw draw(6);
  DistinctFilter filter;
  int rows = 0;
  for (const Grid& board : boards_with_repeats(100, 500, draw))
    ASSERT_TRUE(filter.add(BoardKey(board), "row", [&](std::string_view) { return ++rows < 7; }));
  EXPECT_EQ(rows, 7);
}

// Keys that share the bits by which they are parted and looked up must still be told apart.
TEST(ClassSet, TellsKeysOfEqualHashApart) {
  symmetry::ClassSet set(1 << 20);
  using Added = symmetry::ClassSet::Added;
  for (const char* key : {"a", "b", "c"}) {
    EXPECT_EQ(set.find(key, 42), Added::no_room);
    EXPECT_EQ(set.add(key, 42), Added::added);
    EXPECT_EQ(set.add(key, 42), Added::was_there);
    EXPECT_EQ(set.find(key, 42), Added::was_there);
  }
  EXPECT_EQ(set.size(), 3u);
}

}  // namespace
}  // namespace nonet
