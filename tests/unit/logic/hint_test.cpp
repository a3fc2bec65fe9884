#include "nonet/hint.hpp"

#include <gtest/gtest.h>

#include "nonet/text.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

const Grid kPositionToHint =
    grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const Grid kSolution =
    grid_of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
const Grid kSeveral =
    grid_of("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");

Candidates plain_marks(const Grid& grid) {
  Candidates marks;
  for (int i = 0; i < kCellCount; ++i) {
    const Cell cell(i);
    if (!grid.is_blank(cell)) continue;
    marks[cell] = DigitSet::all();
    for (Cell peer : peers_of(cell))
      if (const auto digit = grid[peer]) marks[cell].erase(*digit);
  }
  return marks;
}

TEST(Hint, ShowsAnEasyStepFirst) {
  const Hint hint = nonet::hint(kPositionToHint);
  ASSERT_EQ(hint.kind, Hint::Kind::step);
  EXPECT_EQ(hint.step->technique.info().level, Level::easy);
  ASSERT_EQ(hint.step->placements.size(), 1u);
  const Candidate placed = hint.step->placements[0];
  EXPECT_EQ(kSolution[placed.cell], placed.digit);
}

TEST(Hint, GivesAwayMoreWithEachStage) {
  const Hint hint = nonet::hint(kPositionToHint);
  const std::string cell = hint.step->placements[0].cell.name();
  const std::string where = to_text(hint, HintStage::where);
  EXPECT_NE(where.find(": look in "), where.npos) << where;
  EXPECT_EQ(where.find(cell), where.npos) << where;
  EXPECT_EQ(to_json(hint, HintStage::where).find(cell), std::string::npos);
  const std::string conclusion = to_text(hint, HintStage::conclusion);
  EXPECT_NE(conclusion.find("So " + cell + " is "), conclusion.npos) << conclusion;
}

TEST(Hint, SaysWrongEntriesFirst) {
  Puzzle position = kPositionToHint;
  position.entries.set(Cell::at(0, 2), Digit(1));  // 4 in the solution; breaks no rule yet
  position.entries.set(Cell::at(0, 3), Digit(6));  // right
  const Hint hint = nonet::hint(position);
  EXPECT_EQ(hint.kind, Hint::Kind::wrong_entries);
  EXPECT_EQ(hint.wrong, std::vector{Cell::at(0, 2)});
  EXPECT_EQ(to_text(hint, HintStage::where),
            "r1c3 is wrong: the solution has another digit there. Take it back first.");
}

TEST(Hint, FindsTheWrongOneOfClashingEntries) {
  Puzzle position = kPositionToHint;
  position.entries.set(Cell::at(0, 2), Digit(4));
  position.entries.set(Cell::at(0, 8), Digit(4));
  const Hint hint = nonet::hint(position);
  EXPECT_EQ(hint.kind, Hint::Kind::wrong_entries);
  EXPECT_EQ(hint.wrong, std::vector{Cell::at(0, 8)});
}

TEST(Hint, SaysWhichTrueMarksAreMissing) {
  Puzzle position = kPositionToHint;
  position.marks = plain_marks(kPositionToHint);
  EXPECT_EQ(nonet::hint(position).kind, Hint::Kind::step);
  (*position.marks)[Cell::at(0, 2)].erase(Digit(4));
  const Hint hint = nonet::hint(position);
  EXPECT_EQ(hint.kind, Hint::Kind::missing_marks);
  EXPECT_EQ(hint.missing, std::vector{Candidate(Cell::at(0, 2), Digit(4))});
  EXPECT_EQ(to_text(hint, HintStage::where),
            "A candidate that is true is missing from the marks of r1c3.");
  EXPECT_NE(to_text(hint, HintStage::pattern).find("4 in r1c3"), std::string::npos);
}

TEST(Hint, TakesAnUnmarkedCellForOpen) {
  Puzzle position = kPositionToHint;
  position.marks = plain_marks(kPositionToHint);
  (*position.marks)[Cell::at(0, 2)] = {};
  EXPECT_EQ(nonet::hint(position).kind, Hint::Kind::step);
}

TEST(Hint, MindsTheMarks) {
  // A single that only the player's marks show: 4 is all that r1c3 has left.
  Puzzle position = kPositionToHint;
  position.marks = plain_marks(kPositionToHint);
  (*position.marks)[Cell::at(0, 2)] = DigitSet::only(Digit(4));
  ExplainOptions options;
  options.techniques = {*find_technique("naked single")};
  const Hint with = nonet::hint(position, options);
  ASSERT_EQ(with.kind, Hint::Kind::step);
}

TEST(Hint, ReadsLoneMarksAsFilledCells) {
  Puzzle marked = kPositionToHint;
  marked.marks = plain_marks(kPositionToHint);
  const auto position = parse(write(marked, Notation::pencil));
  ASSERT_TRUE(position);
  const Hint hint = nonet::hint(*position);
  ASSERT_EQ(hint.kind, Hint::Kind::step);
  EXPECT_TRUE(kPositionToHint.is_blank(hint.step->placements.at(0).cell));
}

TEST(Hint, AnswersSolvedAndHopelessPositions) {
  EXPECT_EQ(nonet::hint(kSolution).kind, Hint::Kind::solved);
  const Hint several = nonet::hint(kSeveral);
  EXPECT_EQ(several.kind, Hint::Kind::not_unique);
  EXPECT_EQ(several.verdict, Verdict::multiple);
  EXPECT_TRUE(to_text(several, HintStage::where).starts_with("There is no next step: "));
  EXPECT_EQ(nonet::hint(Grid()).verdict, Verdict::multiple);
  Grid conflict = kPositionToHint;
  conflict.set(Cell::at(0, 2), Digit(5));
  EXPECT_EQ(nonet::hint(conflict).verdict, Verdict::conflict);
}

TEST(Hint, UsesOnlyTheTechniquesAllowed) {
  ExplainOptions options;
  options.techniques = {*find_technique("bug-1")};
  EXPECT_EQ(nonet::hint(kPositionToHint, options).kind, Hint::Kind::nothing);
}

}  // namespace
}  // namespace nonet
