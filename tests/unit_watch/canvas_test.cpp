#include "watch/canvas.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(Canvas, OneSignAColumn) {
  Canvas canvas(6, 2);
  canvas.put(1, 0, "┃5│", Ink::given);
  EXPECT_EQ(canvas.row(0), " ┃5│");
  EXPECT_EQ(canvas.at(2, 0).sign, "5");
  EXPECT_EQ(canvas.at(2, 0).ink, Ink::given);
  EXPECT_EQ(canvas.at(4, 0).sign, " ");
  EXPECT_EQ(canvas.row(1), "");
}

TEST(Canvas, LeavesOutWhatDoesNotFit) {
  Canvas canvas(3, 1);
  canvas.put(-1, 0, "abcdef");
  canvas.put(0, 1, "x");
  canvas.put(0, -1, "x");
  canvas.set_paper(3, 0, Paper::current);
  EXPECT_EQ(canvas.row(0), "bcd");
  Canvas none(0, 0);
  none.put(0, 0, "x");
}

}  // namespace
}  // namespace nonet::cli
