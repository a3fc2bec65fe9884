#include "text/csv_columns.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kCsvPuzzle(kSample);
const std::string kFull =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(CsvColumns, SplitsFieldsAndQuotes) {
  const std::string_view text = "a, \"b,\"\"c\" ,,\"d\"";
  std::vector<std::string> fields;
  for (const text::CsvField& field : text::split_csv(text, 0, text.size(), ','))
    fields.emplace_back(text.substr(field.begin, field.end - field.begin));
  EXPECT_THAT(fields, ElementsAre("a", "b,\"\"c", "", "d"));
}

TEST(CsvColumns, AHeaderNamesThePuzzle) {
  EXPECT_THAT(show_all("quizzes,solutions\n" + kCsvPuzzle + "," + kFull),
              ElementsAre("2 line SAMPLE [" + kFull + "]"));
  EXPECT_THAT(show_all("id,solution,puzzle\n7," + kFull + "," + kCsvPuzzle),
              ElementsAre("2 line SAMPLE [7," + kFull + "]"));
  EXPECT_THAT(show_all("\"id\";\"puzzle\"\n\"1\";\"" + kCsvPuzzle + "\""),
              ElementsAre("2 line SAMPLE [\"1\"]"));
  EXPECT_THAT(show_all("puzzle\n" + kCsvPuzzle), ElementsAre("2 line SAMPLE"));
  EXPECT_THAT(show_all("puzzle,solution\n"), ElementsAre());
}

TEST(CsvColumns, OnlyTheFirstLineIsAHeader) {
  EXPECT_THAT(show_all(kCsvPuzzle + ",a\nquizzes,solutions\n"),
              ElementsAre("1 line SAMPLE [a]",
                          "2 line error 'q' at column 1 is neither a digit nor a blank"));
  EXPECT_THAT(
      show_all("My puzzles, the hard ones\n" + kCsvPuzzle),
      ElementsAre("1 line error 'M' at column 1 is neither a digit nor a blank", "2 line SAMPLE"))
      << "a sentence is no header";
}

TEST(CsvColumns, ABrokenPuzzleDoesNotGiveWayToTheSolution) {
  const std::string broken = kCsvPuzzle.substr(0, 80);
  EXPECT_THAT(show_all("quizzes,solutions\n" + broken + "," + kFull),
              ElementsAre("2 line error 80 cells, 1 too few [" + kFull + "]"));
  EXPECT_THAT(show_all(kCsvPuzzle + "," + kFull + "\n53..7," + kFull),
              ElementsAre("1 line SAMPLE [" + kFull + "]",
                          "2 line error 5 cells, 76 too few [" + kFull + "]"));
}

TEST(CsvColumns, TheColumnCanBeAskedFor) {
  const std::string text = "first,second\n" + kFull + "," + kCsvPuzzle + "\n" + kFull + "\n";
  const std::string shown = "2 line SAMPLE [" + kFull + "]";
  const std::string missing = "3 line error the line has 1 field, the puzzle should be in field 2";
  EXPECT_THAT(show_all(text, "second"), ElementsAre(shown, missing));
  EXPECT_THAT(show_all(text, "Second"), ElementsAre(shown, missing));
  EXPECT_THAT(show_all(text, "2"), ElementsAre(shown, missing));
  EXPECT_THAT(show_all(kFull + "\t" + kCsvPuzzle, "2"),
              ElementsAre("1 line SAMPLE [" + kFull + "]"));
}

TEST(CsvColumns, AnUnknownColumnIsOneErrorAndTheEnd) {
  const auto records = read_records("first,second\n" + kCsvPuzzle + ",x\n", "third");
  ASSERT_EQ(records.size(), 1u);
  ASSERT_FALSE(records[0].puzzle);
  EXPECT_EQ(records[0].puzzle.error().code, ErrorCode::unknown_column);
  EXPECT_EQ(records[0].puzzle.error().message, "there is no column 'third'");
  EXPECT_EQ(records[0].puzzle.error().hint, "the header names first, second");
}

TEST(CsvColumns, AHeaderWithoutAKnownNameIsBorneOutByTheNextLine) {
  const std::string refused = "1 line error 'h' at column 1 is neither a digit nor a blank";
  EXPECT_THAT(show_all("here, there\n\n# so\n" + kCsvPuzzle + "," + kFull),
              ElementsAre("4 line SAMPLE [" + kFull + "]"));
  EXPECT_THAT(show_all("hello, world\n" + kCsvPuzzle), ElementsAre(refused, "2 line SAMPLE"));
  EXPECT_THAT(show_all("hello, world\n" + sample_rows()),
              ElementsAre("2 rows SAMPLE [hello, world]"));
  EXPECT_THAT(show_all("hello, world\n[Puzzle]\n" + sample_rows()),
              ElementsAre(refused, "3 sdk SAMPLE"));
  EXPECT_THAT(show_all("hello, world\n\n"), ElementsAre(refused));
}

}  // namespace
}  // namespace nonet
