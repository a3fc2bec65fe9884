// Numbers that the literature has: how many classes there are of some kinds of boards.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "nonet/canonical.hpp"
#include "nonet/text.hpp"
#include "support/puzzle_makers.hpp"
#include "support/shared_file.hpp"

namespace nonet {
namespace {

using Band = std::array<std::array<int, 9>, 3>;

constexpr std::array<std::array<std::size_t, 3>, 6> kOrders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// Calls `visit` with every way to complete a band whose first box is 123/456/789, up to the orders
/// of the columns in the two other boxes, which stand ascending in the first row.
template <class Visit>
void for_each_band(Visit visit) {
  // The digits of each row of box 2 decide those of box 3; then each may stand in any order.
  for (unsigned first = 0; first < 512; ++first)
    for (unsigned second = 0; second < 512; ++second) {
      const unsigned third = 511u & ~(first | second);
      const std::array<unsigned, 3> box{first, second, third};
      const std::array<unsigned, 3> own{0b000000111, 0b000111000, 0b111000000};
      bool fits = (first & second) == 0;
      for (std::size_t row = 0; row < 3; ++row)
        fits = fits && DigitSet::from_bits(box[row]).size() == 3 && (box[row] & own[row]) == 0;
      if (!fits) continue;
      Band rows{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}};
      std::array<std::array<std::array<int, 3>, 3>, 2> sets{};  // of boxes 2 and 3, by row
      for (std::size_t row = 0; row < 3; ++row) {
        std::size_t i = 0;
        for (Digit digit : DigitSet::from_bits(box[row])) sets[0][row][i++] = digit.value();
        i = 0;
        for (Digit digit : DigitSet::from_bits(511u & ~(box[row] | own[row])))
          sets[1][row][i++] = digit.value();
      }
      for (const auto& a : kOrders)
        for (const auto& b : kOrders)
          for (const auto& c : kOrders)
            for (const auto& d : kOrders) {
              for (std::size_t i = 0; i < 3; ++i) {
                rows[0][3 + i] = sets[0][0][i];
                rows[0][6 + i] = sets[1][0][i];
                rows[1][3 + i] = sets[0][1][a[i]];
                rows[2][3 + i] = sets[0][2][b[i]];
                rows[1][6 + i] = sets[1][1][c[i]];
                rows[2][6 + i] = sets[1][2][d[i]];
              }
              visit(rows);
            }
    }
}

std::string line_of_band(const Band& rows) {
  std::string line;
  for (const auto& row : rows)
    for (int digit : row) line += static_cast<char>('0' + digit);
  return line;
}

/// All bands that for_each_band() visits and that are equivalent to one, each up to 216 times: any
/// order of rows and boxes and of the columns of the first box; names and the orders of the other
/// columns follow.
std::vector<std::string> members_of_class(const Band& rows) {
  std::vector<std::string> members;
  for (const auto& lines : kOrders)
    for (const auto& boxes : kOrders)
      for (const auto& columns : kOrders) {
        std::array<int, 10> names{};
        const auto at = [&](std::size_t row, std::size_t box, std::size_t column) {
          return static_cast<std::size_t>(rows[lines[row]][3 * boxes[box] + column]);
        };
        for (std::size_t i = 0; i < 9; ++i)
          names[at(i / 3, 0, columns[i % 3])] = static_cast<int>(i) + 1;
        Band made{};
        for (std::size_t box = 0; box < 3; ++box) {
          std::array<std::size_t, 3> order = columns;
          if (box > 0)
            std::ranges::sort(order, {}, [&](std::size_t i) { return names[at(0, box, i)]; });
          for (std::size_t row = 0; row < 3; ++row)
            for (std::size_t i = 0; i < 3; ++i)
              made[row][3 * box + i] = names[at(row, box, order[i])];
        }
        members.push_back(line_of_band(made));
      }
  return members;
}

std::string canonical_band(const std::string& form) {
  Grid board;
  for (int i = 0; i < 27; ++i) board.set(Cell(i), Digit(form[static_cast<std::size_t>(i)] - '0'));
  return to_line(canonical_form(board).grid);
}

TEST(KnownClasses, ThereAre416Bands) {
  std::map<std::string, Band> left;
  std::set<std::string> canonical;
  for_each_band([&](const Band& rows) { left.emplace(line_of_band(rows), rows); });
  EXPECT_EQ(left.size(), 56u * 6 * 6 * 6 * 6);
  int classes = 0;
  while (!left.empty()) {
    const std::vector<std::string> members = members_of_class(left.begin()->second);
    const std::string form = canonical_band(members.front());
    EXPECT_EQ(canonical_band(members[100]), form);
    EXPECT_EQ(canonical_band(members.back()), form);
    canonical.insert(form);
    ++classes;
    const std::size_t before = left.size();
    for (const std::string& member : members) left.erase(member);
    ASSERT_LT(left.size(), before);
  }
  EXPECT_EQ(classes, 416);
  EXPECT_EQ(canonical.size(), 416u);
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
