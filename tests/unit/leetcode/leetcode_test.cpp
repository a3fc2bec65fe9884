#include "nonet/leetcode.hpp"

#include <gtest/gtest.h>

#include <string>

namespace nonet::leetcode {
namespace {

Board board_from(const std::vector<std::string>& rows) {
  Board board;
  for (const std::string& row : rows) board.emplace_back(row.begin(), row.end());
  return board;
}

const Board kBoard = board_from({"53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1",
                                 "7...2...6", ".6....28.", "...419..5", "....8..79"});
const Board kSolved = board_from({"534678912", "672195348", "198342567", "859761423", "426853791",
                                  "713924856", "961537284", "287419635", "345286179"});

TEST(LeetCode, SolvesInPlace) {
  Board board = kBoard;
  Solution().solveSudoku(board);
  EXPECT_EQ(board, kSolved);
}

TEST(LeetCode, ABoardWithoutSolutionIsUntouched) {
  Board board = kBoard;
  board[0][2] = '1';  // breaks no rule, but 4 belongs there
  const Board before = board;
  EXPECT_TRUE(isValidSudoku(board));
  solveSudoku(board);
  EXPECT_EQ(board, before);
}

TEST(LeetCode, SeveralSolutionsGiveOne) {
  Board board(9, std::vector<char>(9, '.'));
  solveSudoku(board);
  EXPECT_TRUE(isValidSudoku(board));
  EXPECT_TRUE(to_grid(board)->is_full());
}

TEST(LeetCode, ValidMeansNoRuleBrokenYet) {
  Board board = kBoard;
  EXPECT_TRUE(Solution().isValidSudoku(board));
  board[0][0] = '8';  // twice in its column and in its box
  EXPECT_FALSE(Solution().isValidSudoku(board));
}

// Each rule by itself, also across the border of two boxes.
TEST(LeetCode, EveryRuleCounts) {
  const Board empty(9, std::vector<char>(9, '.'));
  const auto with = [&](int r1, int c1, int r2, int c2) {
    Board board = empty;
    board.at(static_cast<std::size_t>(r1)).at(static_cast<std::size_t>(c1)) = '5';
    board.at(static_cast<std::size_t>(r2)).at(static_cast<std::size_t>(c2)) = '5';
    return isValidSudoku(board);
  };
  EXPECT_FALSE(with(4, 0, 4, 8));
  EXPECT_FALSE(with(0, 4, 8, 4));
  EXPECT_FALSE(with(3, 3, 5, 5));
  EXPECT_TRUE(with(2, 2, 3, 3));
  EXPECT_TRUE(isValidSudoku(empty));
}

TEST(LeetCode, WhatIsNoBoardIsNeitherValidNorTouched) {
  std::vector<Board> wrong{{}, Board(8, std::vector<char>(9, '.')), kBoard, kBoard, kBoard};
  wrong[2][3].pop_back();
  wrong[3][8][8] = '0';
  wrong[4][0][0] = 'x';
  for (Board& board : wrong) {
    const Board before = board;
    EXPECT_FALSE(isValidSudoku(board));
    solveSudoku(board);
    EXPECT_EQ(board, before);
  }
}

}  // namespace
}  // namespace nonet::leetcode
