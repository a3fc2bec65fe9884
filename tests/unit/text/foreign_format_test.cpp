#include "text/foreign_format.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> messages(std::string_view text) {
  std::vector<std::string> found;
  for (const Record& record : read_records(text))
    found.push_back(record.puzzle ? "read" : record.puzzle.error().message);
  return found;
}

TEST(ForeignFormat, LinksThatHoldNoPlainDigits) {
  EXPECT_THAT(messages("https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QHNNsBXAQyxAF9"),
              ElementsAre(HasSubstr("f-puzzles")));
  EXPECT_THAT(messages("https://sudokupad.app/scf?puzzleid=N4IgzglgXgpiBcBOANCALhNAbO8QHN"),
              ElementsAre(HasSubstr("SudokuPad")));
  EXPECT_THAT(messages("https://www.sudokuwiki.org/sudoku.htm?bd=S9B" + std::string(160, '1')),
              ElementsAre(HasSubstr("SudokuWiki")));
}

TEST(ForeignFormat, LinksWithPlainDigitsAreRead) {
  EXPECT_THAT(messages("https://www.sudokuwiki.org/sudoku.htm?bd=" + std::string(kSample)),
              ElementsAre("read"));
}

TEST(ForeignFormat, SourceOfWebPages) {
  EXPECT_THAT(messages("<tr><td>5</td><td>3</td><td></td><td></td><td>7</td></tr>"),
              ElementsAre(HasSubstr("HTML")));
}

TEST(ForeignFormat, FilesThatAreNoText) {
  EXPECT_THAT(messages(std::string_view("PK\x03\x04\x14\x00\x06", 7)),
              ElementsAre(HasSubstr("ZIP")));
  EXPECT_THAT(messages("\x1f\x8b\x08"), ElementsAre(HasSubstr("gzip")));
  EXPECT_THAT(messages("\x89PNG"), ElementsAre(HasSubstr("picture")));
}

}  // namespace
}  // namespace nonet
