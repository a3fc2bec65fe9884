#include "nonet/transform.hpp"

#include <gmock/gmock.h>

#include <set>

#include "nonet/rules.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet {
namespace {

Transform mirrored_columns() {
  return *Transform::from(false, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {8, 7, 6, 5, 4, 3, 2, 1, 0},
                          {1, 2, 3, 4, 5, 6, 7, 8, 9});
}

TEST(Transform, TheDefaultLeavesEverythingAsItIs) {
  RandomDraw draw(1);
  const Grid grid = make_full_grid(draw);
  EXPECT_EQ(Transform()(grid), grid);
  EXPECT_EQ(to_text(Transform()), "r123456789 c123456789 d123456789");
}

TEST(Transform, MovesTransposesAndRelabels) {
  Grid grid;
  grid.set(Cell::at(0, 2), Digit(5));
  Transform::Labels labels{1, 2, 3, 4, 9, 6, 7, 8, 5};
  // Transposed, the 5 stands in r3c1; row 3 becomes row 1, column 1 becomes column 4.
  const Transform map =
      *Transform::from(true, {2, 1, 0, 3, 4, 5, 6, 7, 8}, {3, 4, 5, 0, 1, 2, 6, 7, 8}, labels);
  Grid expected;
  expected.set(Cell::at(0, 3), Digit(9));
  EXPECT_EQ(map(grid), expected);
  EXPECT_EQ(map(Cell::at(0, 2)), Cell::at(0, 3));
  EXPECT_EQ(map.source_of(Cell::at(0, 3)), Cell::at(0, 2));
  EXPECT_EQ(map(DigitSet{Digit(5), Digit(1)}), (DigitSet{Digit(9), Digit(1)}));
}

TEST(Transform, MovesPatternsCandidatesAndMarksAlike) {
  RandomDraw draw(2);
  const Grid grid = remove_digits(make_full_grid(draw), 50, draw);
  const Transform map = random_transform(3);
  EXPECT_EQ(map(Pattern::of(grid)), Pattern::of(map(grid)));
  Puzzle puzzle = grid;
  puzzle.marks = possible_digits(puzzle);
  EXPECT_EQ(map(puzzle).givens, map(grid));
  EXPECT_EQ(*map(puzzle).marks, possible_digits(Puzzle(map(grid))));
}

TEST(Transform, RefusesWhatTearsBandsApartOrIsNoPermutation) {
  const Transform::Lines straight{0, 1, 2, 3, 4, 5, 6, 7, 8}, torn{0, 1, 3, 2, 4, 5, 6, 7, 8},
      twice{0, 0, 2, 3, 4, 5, 6, 7, 8}, large{0, 1, 2, 3, 4, 5, 6, 7, 9};
  const Transform::Labels labels{1, 2, 3, 4, 5, 6, 7, 8, 9}, zero{0, 2, 3, 4, 5, 6, 7, 8, 9},
      doubled{1, 1, 3, 4, 5, 6, 7, 8, 9};
  EXPECT_TRUE(Transform::from(false, straight, straight, labels));
  for (const auto& lines : {torn, twice, large}) {
    EXPECT_FALSE(Transform::from(false, lines, straight, labels));
    EXPECT_FALSE(Transform::from(false, straight, lines, labels));
  }
  EXPECT_FALSE(Transform::from(false, straight, straight, zero));
  EXPECT_FALSE(Transform::from(false, straight, straight, doubled));
}

TEST(Transform, InverseAndSequenceAreWhatTheySay) {
  RandomDraw draw(4);
  for (std::uint64_t i = 0; i < 200; ++i) {
    const Grid grid = remove_digits(make_full_grid(draw), 30, draw);
    const Transform first = random_transform(5, 2 * i), second = random_transform(5, 2 * i + 1);
    ASSERT_EQ(first.inverse()(first(grid)), grid);
    ASSERT_EQ(first.then(first.inverse()), Transform());
    ASSERT_EQ(first.inverse().inverse(), first);
    ASSERT_EQ(first.then(second)(grid), second(first(grid)));
    const Cell cell(draw.below(81));
    ASSERT_EQ(first.source_of(first(cell)), cell);
  }
}

TEST(Transform, RandomOnesKeepTheRules) {
  RandomDraw draw(6);
  const Grid grid = make_full_grid(draw);
  std::set<std::string> different;
  for (std::uint64_t i = 0; i < 200; ++i) {
    const Transform map = random_transform(7, i);
    ASSERT_TRUE(find_conflicts(map(grid)).empty());
    different.insert(to_text(map));
  }
  EXPECT_EQ(different.size(), 200u);
}

// Which draw leads to which transform must never change: people keep seeds.
TEST(Transform, RandomOnesAreTheSameForEver) {
  EXPECT_EQ(to_text(random_transform(0)), "t r897321564 c465231987 d318765924");
  EXPECT_EQ(to_text(random_transform(2026, 7)), "t r789132546 c123978546 d831246579");
}

TEST(Transform, TextIsReadAsItWasWritten) {
  for (std::uint64_t i = 0; i < 100; ++i) {
    const Transform map = random_transform(8, i);
    const auto read = parse_transform(to_text(map));
    ASSERT_TRUE(read);
    ASSERT_EQ(*read, map);
  }
  EXPECT_EQ(*parse_transform("  c987654321\n"), mirrored_columns());
  EXPECT_EQ(*parse_transform(""), Transform());
}

TEST(Transform, TextThatIsWrongIsRefusedWithItsPlace) {
  const auto error_of = [](std::string_view text) {
    const auto read = parse_transform(text);
    return read ? "read" : std::to_string(read.error().column) + ": " + read.error().message;
  };
  EXPECT_EQ(error_of("t q123456789"), "3: 'q123456789' is no part of a map");
  EXPECT_EQ(error_of("t t"), "3: 't' stands there twice");
  EXPECT_EQ(error_of("t2"), "1: 't' stands alone");
  EXPECT_EQ(error_of("r12345678"), "1: 'r' needs nine digits from 1 to 9");
  EXPECT_EQ(error_of("d123456780"), "1: 'd' needs nine digits from 1 to 9");
  EXPECT_EQ(error_of("d113456789"), "1: the digits are no permutation of 1 to 9");
  EXPECT_EQ(error_of("t c124356789"),
            "3: 'c' is no permutation of 1 to 9 that keeps the lines 1-3, 4-6 and 7-9 together");
}

}  // namespace
}  // namespace nonet
