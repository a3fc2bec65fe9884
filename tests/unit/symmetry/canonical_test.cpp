#include "nonet/canonical.hpp"

#include <gmock/gmock.h>

#include <set>
#include <string>

#include "nonet/text.hpp"
#include "support/puzzle_makers.hpp"
#include "support/random_symmetry.hpp"

namespace nonet {
namespace {

// The grid with the most automorphisms.
constexpr const char* kMostCanonical =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

/// Every kind of board that there is.
std::vector<Grid> boards_of_all_kinds() {
  RandomDraw draw(1);
  std::vector<Grid> boards{Grid(),
                           grid_of(kMostCanonical),
                           grid_of(std::string(81, '7')),
                           grid_of("111111111222222222333"),
                           grid_of("123456789"),
                           grid_of(".........1........2........3........4")};
  for (int i = 0; i < 6; ++i) {
    const Grid full = make_full_grid(draw);
    boards.push_back(full);
    for (int blanks : {1, 10, 30, 50, 60, 70, 76})
      boards.push_back(remove_digits(full, blanks, draw));
    boards.push_back(make_minimal_puzzle(full, draw));
    boards.push_back(make_conflict(remove_digits(full, 40, draw), draw));
    boards.push_back(make_conflict(full, draw));
    boards.push_back(remove_digits(grid_of(kMostCanonical), 20 + 10 * i, draw));
  }
  return boards;
}

TEST(CanonicalForm, IsTheSameForAllThatATransformMakes) {
  std::uint64_t number = 0;
  for (const Grid& board : boards_of_all_kinds()) {
    const CanonicalForm form = canonical_form(board);
    ASSERT_EQ(form.map(board), form.grid) << line_of(board);
    ASSERT_EQ(canonical_form(form.grid).grid, form.grid) << line_of(board);
    ASSERT_LE(to_line(form.grid), to_line(board));
    for (int i = 0; i < 20; ++i) {
      const Grid moved = random_transform(3, number++)(board);
      const CanonicalForm other = canonical_form(moved);
      ASSERT_EQ(other.grid, form.grid) << line_of(board);
      ASSERT_EQ(other.automorphisms, form.automorphisms) << line_of(board);
      ASSERT_EQ(other.map(moved), form.grid) << line_of(board);
    }
  }
}

TEST(CanonicalForm, DiffersWhereOneGivenDoes) {
  RandomDraw draw(4);
  int different = 0;
  for (int i = 0; i < 100; ++i) {
    const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
    const Grid other = spoil_digit(puzzle, draw);
    different += canonical_form(puzzle).grid != canonical_form(other).grid;
  }
  EXPECT_EQ(different, 100);
}

TEST(CanonicalForm, OfCompleteGridsBeginsWithTheNineDigits) {
  RandomDraw draw(5);
  for (int i = 0; i < 50; ++i) {
    const std::string line = to_line(canonical_form(make_full_grid(draw)).grid);
    EXPECT_EQ(line.substr(0, 9), "123456789");
    EXPECT_THAT(line.substr(9, 3), testing::AnyOf("456", "457"));
  }
}

TEST(CanonicalForm, KnowsTheGridWithTheMostAutomorphisms) {
  const CanonicalForm form = canonical_form(grid_of(kMostCanonical));
  EXPECT_EQ(form.automorphisms, 648u);
  EXPECT_EQ(to_line(form.grid), kMostCanonical);
}

TEST(Automorphisms, AreAllDifferentAndLeaveTheBoardAsItIs) {
  for (const Grid& board : boards_of_all_kinds()) {
    const std::uint32_t count = canonical_form(board).automorphisms;
    if (count > 10'000) continue;
    std::set<std::string> seen;
    for_each_automorphism(board, [&](const Transform& map) {
      if (seen.empty()) {
        EXPECT_EQ(map, Transform());
      }
      EXPECT_EQ(map(board), board);
      seen.insert(to_text(map));
      return true;
    });
    ASSERT_EQ(seen.size(), count) << line_of(board);
  }
}

TEST(Automorphisms, OfTheEmptyBoardAreAllWaysToMoveCells) {
  EXPECT_EQ(canonical_form(Grid()).automorphisms, kGeometricSymmetryCount);
  std::uint32_t visited = 0;
  for_each_automorphism(Grid(), [&](const Transform&) { return ++visited < 5000; });
  EXPECT_EQ(visited, 5000u);
}

TEST(Automorphisms, OfThePatternsOfOneDigit) {
  Grid diagonal;  // one digit in all its nine places: 46,656 ways, so a group of 72
  for (int row = 0; row < 9; ++row) diagonal.set(Cell::at(row, row % 3 * 3 + row / 3), Digit(4));
  EXPECT_EQ(canonical_form(diagonal).automorphisms, kGeometricSymmetryCount / 46'656);
  Grid single;
  single.set(Cell(40), Digit(9));
  EXPECT_EQ(canonical_form(single).automorphisms, kGeometricSymmetryCount / 81);
}

TEST(CanonicalPattern, ForgetsTheDigits) {
  std::uint64_t number = 0;
  for (const Grid& board : boards_of_all_kinds()) {
    const Pattern pattern = Pattern::of(board);
    const CanonicalPattern form = canonical_form(pattern);
    ASSERT_EQ(form.map(pattern), form.pattern);
    ASSERT_EQ(form.map.digits(), Transform().digits());
    ASSERT_EQ(form.automorphisms % canonical_form(board).automorphisms, 0u);
    const CanonicalPattern other = canonical_form(random_transform(6, number++)(pattern));
    ASSERT_EQ(other.pattern, form.pattern);
    ASSERT_EQ(other.automorphisms, form.automorphisms);
    if (form.automorphisms > 10'000) continue;
    std::uint32_t count = 0;
    for_each_automorphism(pattern, [&](const Transform& map) {
      EXPECT_EQ(map(pattern), pattern);
      ++count;
      return true;
    });
    ASSERT_EQ(count, form.automorphisms);
  }
}

TEST(MapBetween, LeadsFromOneToTheOther) {
  std::uint64_t number = 0;
  for (const Grid& board : boards_of_all_kinds()) {
    const Grid moved = random_transform(8, number++)(board);
    const auto map = map_between(board, moved);
    ASSERT_TRUE(map);
    ASSERT_EQ((*map)(board), moved);
  }
}

TEST(MapBetween, SaysNothingOfBoardsThatAreNotEquivalent) {
  RandomDraw draw(9);
  const Grid full = make_full_grid(draw);
  EXPECT_FALSE(map_between(full, remove_digits(full, 1, draw)));
  EXPECT_FALSE(map_between(full, grid_of(kMostCanonical)));
}

}  // namespace
}  // namespace nonet
