#include "text/symbol_error.hpp"

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

TEST(SymbolError, ShowsTheCharacterAndItsColumn) {
  PlainLine line;
  line.assign("\xef\xbc\x95\xc3\xa4", 3);
  const Error error = symbol_error(line, 1);
  EXPECT_EQ(error.code, ErrorCode::unknown_symbol);
  EXPECT_EQ(error.line, 3u);
  EXPECT_EQ(error.column, 2u);
  EXPECT_EQ(error.message, "'\xc3\xa4' at column 2 is neither a digit nor a blank");
}

TEST(SymbolError, ShowsBytesThatAreNotText) {
  PlainLine line;
  line.assign("5\xfa", 3);
  const Error error = symbol_error(line, 1);
  EXPECT_EQ(error.code, ErrorCode::bad_encoding);
  EXPECT_EQ(error.message, "byte 0xfa at column 2 is not text");
}

TEST(SymbolError, Counts) {
  EXPECT_EQ(count_message(80, 81, "cell"), "80 cells, 1 too few");
  EXPECT_EQ(count_message(83, 81, "cell"), "83 cells, 2 too many");
  EXPECT_EQ(count_message(1, 9, "row"), "1 row, 8 too few");
}

TEST(SymbolError, ControlCharactersAreShownAsNumbers) {
  PlainLine line;
  line.assign("5\xc2\x85", 3);
  EXPECT_EQ(symbol_error(line, 1).message, "U+0085 at column 2 is neither a digit nor a blank");
}

TEST(SymbolError, ShowsAGroupThatShouldBeOneCell) {
  PlainLine line;
  line.assign("5 \xef\xbc\x91\xef\xbc\x90 3", 1);
  EXPECT_EQ(group_error(line, 2, 4).message,
            "'\xef\xbc\x91\xef\xbc\x90' at column 3 is not one cell");
}

TEST(SymbolError, ALineThatMayBeWrappedIsHinted) {
  PlainLine line;
  line.assign("5", 1);
  EXPECT_EQ(length_error(line, 0, 72).hint, "a puzzle has 81 cells, all on one line");
  EXPECT_EQ(length_error(line, 0, 90).hint, "a puzzle has 81 cells");
}

}  // namespace
}  // namespace nonet::text
