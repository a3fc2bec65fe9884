#include <gtest/gtest.h>

#include <string>

#include "nonet/minimality.hpp"
#include "nonet/nonet.h"
#include "nonet/text.hpp"
#include "nonet/true_candidates.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

const std::string kSixSolutions =
    "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";
const std::string kMinimal =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kEmpty(81, '.');

TEST(CStudy, TrueCandidatesAreThoseOfTheLibrary) {
  for (const std::string& text : {kSixSolutions, kMinimal, kEmpty, "11" + kEmpty.substr(2)}) {
    std::string candidates(730, '#');
    int exact = -1;
    EXPECT_EQ(nonet_true_candidates(text.data(), 81, nullptr, candidates.data(), &exact), NONET_OK);
    const Candidates proven = true_candidates(grid_of(text)).proven;
    EXPECT_EQ(candidates, write(Puzzle(proven), Notation::candidates) + "#");
    EXPECT_EQ(exact, 1);
  }
}

TEST(CStudy, RedundantGivensStandWhereTheyDo) {
  std::string redundant(82, '#');
  int exact = -1;
  EXPECT_EQ(nonet_redundant_givens(kEasy.data(), 81, nullptr, redundant.data(), &exact), NONET_OK);
  EXPECT_EQ(exact, 1);
  Grid expected;
  for (Cell cell : redundant_givens(grid_of(kEasy)).cells)
    expected.set(cell, *grid_of(kEasy)[cell]);
  EXPECT_EQ(redundant, line_of(expected) + "#");
  EXPECT_NE(expected, Grid());

  EXPECT_EQ(nonet_redundant_givens(kMinimal.data(), 81, nullptr, redundant.data(), &exact),
            NONET_OK);
  EXPECT_EQ(redundant, kEmpty + "#");
}

TEST(CStudy, MinimalOrNotOrUnknown) {
  int minimal = 7;
  EXPECT_EQ(nonet_is_minimal(kMinimal.data(), 81, nullptr, &minimal), NONET_OK);
  EXPECT_EQ(minimal, 1);
  for (const std::string& text : {kEasy, kSixSolutions, kEmpty}) {
    EXPECT_EQ(nonet_is_minimal(text.data(), 81, nullptr, &minimal), NONET_OK);
    EXPECT_EQ(minimal, 0);
  }
  const nonet_bounds one_step{1, 0};
  EXPECT_EQ(nonet_is_minimal(kMinimal.data(), 81, &one_step, &minimal), NONET_OK);
  EXPECT_EQ(minimal, -1);
}

TEST(CStudy, BoundsMakeItInexact) {
  const nonet_bounds one_step{1, 0};
  int exact = -1;
  EXPECT_EQ(nonet_true_candidates(kEmpty.data(), 81, &one_step, nullptr, &exact), NONET_OK);
  EXPECT_EQ(exact, 0);
  EXPECT_EQ(nonet_redundant_givens(kMinimal.data(), 81, &one_step, nullptr, &exact), NONET_OK);
  EXPECT_EQ(exact, 0);
}

// Entries and marks of a player would make every given redundant.
TEST(CStudy, OnlyGivensAreAskedAbout) {
  Puzzle puzzle = grid_of(kMinimal);
  puzzle.entries.set(Cell(1), Digit(1));
  const std::string text = write(puzzle, Notation::hodoku);
  int minimal = 7;
  EXPECT_EQ(nonet_is_minimal(text.data(), text.size(), nullptr, &minimal), NONET_OK);
  EXPECT_EQ(minimal, 1);
}

TEST(CStudy, WhatIsNoPuzzleIsRefused) {
  int exact = 7;
  EXPECT_EQ(nonet_true_candidates("12", 2, nullptr, nullptr, &exact), NONET_MALFORMED);
  EXPECT_EQ(nonet_redundant_givens("12", 2, nullptr, nullptr, &exact), NONET_MALFORMED);
  EXPECT_EQ(nonet_is_minimal("12", 2, nullptr, &exact), NONET_MALFORMED);
  EXPECT_EQ(exact, 7);
}

}  // namespace
}  // namespace nonet
