// Writing then reading gives the same puzzle, in every notation that can hold it, and in any dress
// people put around it.

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <string>
#include <vector>

#include "support/read_records.hpp"

namespace nonet {
namespace {

Grid any_grid(int least_blanks) {
  Grid grid;
  const int density = *rc::gen::inRange(0, 10 - least_blanks);
  for (int i = 0; i < kCellCount; ++i)
    if (*rc::gen::inRange(0, 10) < density) grid.set(Cell(i), Digit(*rc::gen::inRange(1, 10)));
  return grid;
}

Candidates any_marks() {
  Candidates marks;
  const bool lone = *rc::gen::inRange(0, 8) == 0;
  for (int i = 0; i < kCellCount; ++i)
    marks[Cell(i)] = lone ? DigitSet{Digit(*rc::gen::inRange(1, 10))}
                          : DigitSet::from_bits(static_cast<unsigned>(*rc::gen::inRange(0, 512)));
  return marks;
}

TEST(WriteRead, DigitsSurviveInEveryNotation) {
  EXPECT_TRUE(rc::check("digits", [] {
    const Grid grid = any_grid(0);
    for (const NotationInfo& info : notations()) {
      const auto again = parse(write(grid, info.notation));
      RC_ASSERT(again.has_value());
      if (info.notation == Notation::pencil || info.notation == Notation::candidates)
        RC_ASSERT(possible_digits(*again) == possible_digits(grid));
      else
        RC_ASSERT(again->givens == grid);
    }
  }));
}

TEST(WriteRead, EntriesSurviveWhereTheyAreTold) {
  EXPECT_TRUE(rc::check("entries", [] {
    Puzzle puzzle = any_grid(0);
    const Grid entries = any_grid(0);
    for (int i = 0; i < kCellCount; ++i)
      if (const auto digit = entries[Cell(i)]; digit && puzzle.givens.is_blank(Cell(i)))
        puzzle.entries.set(Cell(i), *digit);
    for (Notation notation : {Notation::sdk, Notation::hodoku})
      RC_ASSERT(parse(write(puzzle, notation)).value() == puzzle);
  }));
}

TEST(WriteRead, MarksSurviveWhereTheyAreTold) {
  EXPECT_TRUE(rc::check("marks", [] {
    Puzzle puzzle = any_grid(3);
    puzzle.marks = any_marks();
    for (Notation notation : {Notation::pencil, Notation::candidates, Notation::hodoku}) {
      const auto again = parse(write(puzzle, notation));
      RC_ASSERT(again.has_value());
      RC_ASSERT(possible_digits(*again) == possible_digits(puzzle));
    }
    const Puzzle marks = any_marks();
    RC_ASSERT(parse(write(marks, Notation::pencil)).value() == marks);
    RC_ASSERT(parse(write(marks, Notation::candidates)).value() == marks);
  }));
}

template <class T>
T one_of(const std::vector<T>& things) {
  return things[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(things.size())))];
}

std::string dressed(const Grid& grid) {
  const std::string blank = one_of<std::string>({".", "0", "_", "*", "-", "x", "X", "?", "·", "•"});
  const auto notation =
      one_of<Notation>({Notation::line, Notation::rows, Notation::grid, Notation::ss});
  std::string text = replaced(write(grid, notation), ".", blank);
  if (!text.ends_with('\n')) text += '\n';
  if (notation == Notation::rows && *rc::gen::inRange(0, 2) == 0) {
    std::string spaced;
    for (char c : write(grid, notation)) (spaced += c) += c == '\n' ? "" : " ";
    text = replaced(spaced, ".", blank);
  }
  if (notation != Notation::line && *rc::gen::inRange(0, 3) == 0)
    text = "> " + replaced(text.substr(0, text.size() - 1), "\n", "\n> ") + "\n";
  if (notation == Notation::line && *rc::gen::inRange(0, 2) == 0)
    text.insert(text.size() - 1, one_of<std::string>({" # 17", ",x", ";30", "\tname", "  1.2"}));
  if (*rc::gen::inRange(0, 3) == 0) text = "# comment 123\n" + text;
  if (*rc::gen::inRange(0, 3) == 0) text = "[code]\n" + text + "[/code]\n";
  return text;
}

TEST(WriteRead, AnyDressOnAStreamOfPuzzles) {
  EXPECT_TRUE(rc::check("dress", [] {
    std::vector<Grid> grids;
    std::string text;
    const int count = *rc::gen::inRange(1, 5);
    for (int i = 0; i < count; ++i) {
      grids.push_back(any_grid(4));
      text += dressed(grids.back()) + one_of<std::string>({"", "\n", "\n\n"});
    }
    text = replaced(text, "\n", one_of<std::string>({"\n", "\r\n", "\r"}));
    if (*rc::gen::inRange(0, 3) == 0) text = "\xef\xbb\xbf" + text;
    RC_LOG(text);
    const auto records = read_records(text);
    RC_ASSERT(records.size() == grids.size());
    for (std::size_t i = 0; i < grids.size(); ++i) {
      RC_ASSERT(records[i].puzzle.has_value());
      RC_ASSERT(records[i].puzzle->digits() == grids[i]);
    }
  }));
}

}  // namespace
}  // namespace nonet
