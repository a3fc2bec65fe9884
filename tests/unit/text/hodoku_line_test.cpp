#include "text/hodoku_line.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kHodokuPuzzle(kSample);

TEST(HodokuLine, GivensEntriesAndDeletedCandidates) {
  EXPECT_THAT(show_all(":0000:x:" + kHodokuPuzzle + ":::\n"),
              ElementsAre("1 hodoku SAMPLE [:0000:x::]"));
  const auto puzzle = parse(":0000:x:53+4" + kHodokuPuzzle.substr(3) + ":214 999:::");
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(to_line(puzzle->givens), kHodokuPuzzle);
  EXPECT_EQ(to_line(puzzle->entries), "..4" + std::string(78, '.'));
  ASSERT_TRUE(puzzle->marks);
  EXPECT_FALSE((*puzzle->marks)[Cell(3)].contains(Digit(2)));
  EXPECT_EQ(puzzle->marks->size(), 727);
}

TEST(HodokuLine, ALongListOfDeletedCandidates) {
  Candidates marks;
  const std::string line = write(marks, Notation::hodoku);
  EXPECT_EQ(parse(line), Puzzle(marks));
}

TEST(HodokuLine, WhatIsWrong) {
  EXPECT_THAT(show_all(":0000:x:" + kHodokuPuzzle.substr(1) + ":::\n" + kHodokuPuzzle),
              ElementsAre("1 hodoku error 80 cells, 1 too few", "2 line SAMPLE"));
  for (std::string_view deleted : {"21", "2145", "2z4", "204"})
    EXPECT_THAT(show_all(":0000:x:" + kHodokuPuzzle + ":" + std::string(deleted) + "::"),
                ElementsAre("1 hodoku error a deleted candidate has three digits"))
        << deleted;
}

}  // namespace
}  // namespace nonet
