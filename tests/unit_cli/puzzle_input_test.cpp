#include "puzzle_input.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "support/scratch_folder.hpp"

namespace nonet::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string all_of(ByteSource& source) {
  std::string text;
  char room[7];  // small: a source may be read in pieces of any size
  while (const std::size_t count = source(room)) text.append(room, count);
  return text;
}

TEST(PuzzleInput, TextOfAPuzzle) {
  auto input = open_input(kPuzzle, 3);
  ASSERT_TRUE(input);
  EXPECT_EQ(input->name, "<operand 3>");
  EXPECT_EQ(all_of(input->source), kPuzzle);
}

TEST(PuzzleInput, AFileGoesBeforeAPuzzleOfThatText) {
  const ScratchFolder folder;
  const std::string name = (folder.path() / "file").string();
  std::ofstream(name) << "what is in it";
  auto input = open_input(name, 1);
  ASSERT_TRUE(input);
  EXPECT_EQ(input->name, name);
  EXPECT_EQ(all_of(input->source), "what is in it");
  EXPECT_THAT(open_input(folder.path().string(), 1).error(), HasSubstr("is a directory"));
}

TEST(PuzzleInput, NeitherFileNorPuzzle) {
  EXPECT_THAT(
      open_input("no/such/file", 2).error(),
      AllOf(HasSubstr("<operand 2>"), HasSubstr("neither a file"), HasSubstr("nor a puzzle")));
  EXPECT_FALSE(open_input("", 1));
}

TEST(PuzzleInput, StandardInput) {
  EXPECT_EQ(open_input("-", 1)->name, "<stdin>");
}

TEST(PuzzleInput, TellsASingleRecordFromSeveralAndPutsAllBack) {
  struct Case {
    std::string text;
    bool single;
  };
  const std::string two = kPuzzle + "\n" + kPuzzle + "\n";
  std::string many;
  for (int i = 0; i < 1000; ++i) many += two;
  for (const Case& c : {Case{kPuzzle, true}, Case{kPuzzle + "\n\n# end\n", true}, Case{"", true},
                        Case{two, false}, Case{many, false}}) {
    ByteSource source = read_from(c.text);
    EXPECT_EQ(holds_single_record(source, {}), c.single) << c.text.substr(0, 200);
    EXPECT_EQ(all_of(source), c.text);
  }
}

}  // namespace
}  // namespace nonet::cli
