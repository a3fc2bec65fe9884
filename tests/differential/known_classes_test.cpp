// Numbers that the literature has: how many classes there are of some kinds of boards.

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <set>
#include <string>

#include "nonet/canonical.hpp"
#include "nonet/text.hpp"
#include "support/puzzle_makers.hpp"
#include "support/shared_file.hpp"

namespace nonet {
namespace {

/// Calls `visit` with every way to complete a band whose first box is 123/456/789, up to the orders
/// of the columns in the two other boxes, which stand ascending in the first row.
template <class Visit>
void for_each_band(Visit visit) {
  // The digits of each row of box 2 decide those of box 3; then each may stand in any order.
  std::array<std::array<int, 3>, 6> orders{
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  for (unsigned first = 0; first < 512; ++first)
    for (unsigned second = 0; second < 512; ++second) {
      const unsigned third = 511u & ~(first | second);
      const std::array<unsigned, 3> box{first, second, third};
      const std::array<unsigned, 3> own{0b000000111, 0b000111000, 0b111000000};
      bool fits = (first & second) == 0;
      for (std::size_t row = 0; row < 3; ++row)
        fits = fits && DigitSet::from_bits(box[row]).size() == 3 && (box[row] & own[row]) == 0;
      if (!fits) continue;
      std::array<std::array<int, 9>, 3> rows{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}};
      std::array<std::array<std::array<int, 3>, 3>, 2> sets{};  // of boxes 2 and 3, by row
      for (std::size_t row = 0; row < 3; ++row) {
        std::size_t i = 0;
        for (Digit digit : DigitSet::from_bits(box[row])) sets[0][row][i++] = digit.value();
        i = 0;
        for (Digit digit : DigitSet::from_bits(511u & ~(box[row] | own[row])))
          sets[1][row][i++] = digit.value();
      }
      for (const auto& a : orders)
        for (const auto& b : orders)
          for (const auto& c : orders)
            for (const auto& d : orders) {
              for (std::size_t i = 0; i < 3; ++i) {
                rows[0][3 + i] = sets[0][0][i];
                rows[0][6 + i] = sets[1][0][i];
                rows[1][3 + i] = sets[0][1][static_cast<std::size_t>(a[i])];
                rows[2][3 + i] = sets[0][2][static_cast<std::size_t>(b[i])];
                rows[1][6 + i] = sets[1][1][static_cast<std::size_t>(c[i])];
                rows[2][6 + i] = sets[1][2][static_cast<std::size_t>(d[i])];
              }
              visit(rows);
            }
    }
}

/// A cheap half of the canonical form: the same for some equivalent bands, which saves time.
std::string rough_form(const std::array<std::array<int, 9>, 3>& rows) {
  std::string least;
  for (std::size_t first = 0; first < 3; ++first)
    for (std::size_t second = 0; second < 3; ++second)
      for (std::size_t box = 0; box < 3; ++box)
        for (std::size_t next = 0; next < 3; ++next) {
          if (first == second || box == next) continue;
          const std::array<std::size_t, 3> lines{first, second, 3 - first - second};
          const std::array<std::size_t, 3> boxes{box, next, 3 - box - next};
          std::array<char, 10> names{};
          std::string made(27, ' ');
          char name = '1';
          // Columns as they stand, digits named by the first row.
          for (std::size_t i = 0; i < 9; ++i)
            names[static_cast<std::size_t>(rows[lines[0]][3 * boxes[i / 3] + i % 3])] = name++;
          for (std::size_t row = 0; row < 3; ++row)
            for (std::size_t i = 0; i < 9; ++i)
              made[9 * row + i] =
                  names[static_cast<std::size_t>(rows[lines[row]][3 * boxes[i / 3] + i % 3])];
          if (least.empty() || made < least) least = made;
        }
  return least;
}

TEST(KnownClasses, ThereAre416Bands) {
  std::set<std::string> rough, classes;
  std::uint64_t bands = 0;
  for_each_band([&](const auto& rows) {
    ++bands;
    rough.insert(rough_form(rows));
  });
  EXPECT_EQ(bands, 56u * 6 * 6 * 6 * 6);
  for (const std::string& band : rough) {
    Grid board;
    for (int i = 0; i < 27; ++i) board.set(Cell(i), Digit(band[static_cast<std::size_t>(i)] - '0'));
    classes.insert(to_line(canonical_form(board).grid));
  }
  EXPECT_EQ(classes.size(), 416u);
}

TEST(KnownClasses, TheKnownPuzzlesWith17GivensAreAllDifferent) {
  const std::string name = shared_file("data/17_clue.txt");
  std::ifstream file(name);
  if (!file) GTEST_SKIP() << name << " is not there";
  std::set<std::string> classes;
  std::size_t puzzles = 0, fixed = 0;
  for (std::string line; std::getline(file, line); ++puzzles) {
    const CanonicalForm form = canonical_form(grid_of(line));
    classes.insert(to_line(form.grid));
    // The collection has its puzzles in a form of its own: the least pattern, then the least
    // digits. That is the least board, too, unless a greater pattern has lesser digits before it.
    fixed += to_line(form.grid) == line.substr(0, 81);
    ASSERT_LE(to_line(form.grid), line.substr(0, 81));
  }
  EXPECT_EQ(puzzles, 49'158u);
  EXPECT_EQ(classes.size(), puzzles);
  EXPECT_EQ(fixed, 47'653u);
}

}  // namespace
}  // namespace nonet
