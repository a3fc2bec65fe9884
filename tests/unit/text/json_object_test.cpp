#include "text/json_object.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kJsonPuzzle(kSample);

std::string object(const std::string& name) {
  return "{\"line\":1,\"" + name + "\":\"" + kJsonPuzzle + "\",\"verdict\":\"unique\"}\n";
}

TEST(JsonObject, OneALine) {
  EXPECT_THAT(show_all(object("puzzle") + object("quizzes")),
              ElementsAre("1 json SAMPLE [\"line\":1,\"verdict\":\"unique\"]",
                          "2 json SAMPLE [\"line\":1,\"verdict\":\"unique\"]"));
}

TEST(JsonObject, SeveralOnALineAndInAnArray) {
  const std::string one = "{\"puzzle\":\"" + kJsonPuzzle + "\"}";
  EXPECT_THAT(show_all("[" + one + ", " + one + "]\n" + kJsonPuzzle),
              ElementsAre("1 json SAMPLE", "1 json SAMPLE", "2 line SAMPLE"));
  EXPECT_THAT(show_all("[\n" + one + ",\n" + one + "\n]\n"),
              ElementsAre("2 json SAMPLE", "3 json SAMPLE"));
}

TEST(JsonObject, OverSeveralLines) {
  EXPECT_THAT(
      show_all("{\n  \"line\": 1,\n  \"puzzle\": \"" + kJsonPuzzle + "\"\n}\n" + kJsonPuzzle),
      ElementsAre("2 json SAMPLE [\"line\": 1]", "5 line SAMPLE"));
}

TEST(JsonObject, ArraysAndDrawnGrids) {
  const std::string rows = sample_rows(
      [](const std::string& row) { return "[" + joined(replaced(row, ".", "0"), ",") + "],"; });
  EXPECT_THAT(show_all("{\"board\":[" + rows.substr(0, rows.size() - 1) + "]}"),
              ElementsAre("1 json SAMPLE"));
  EXPECT_THAT(show_all("{\"grid\":\"" + replaced(sample_rows(), "\n", "\\n") + "\"}"),
              ElementsAre("1 json SAMPLE"));
}

TEST(JsonObject, BrokenOnesDoNotTouchTheNext) {
  const std::string whole = object("puzzle");
  const std::string shown = " json SAMPLE [\"line\":1,\"verdict\":\"unique\"]";
  EXPECT_THAT(show_all("{\"puzzle\":\"53..7\n" + whole),
              ElementsAre("1 json error the object that starts here does not end", "2" + shown));
  EXPECT_THAT(show_all("{\"puzzle\":\"" + kJsonPuzzle + "\"\n" + whole),
              ElementsAre("1 json error the object that starts here does not end", "2" + shown));
  EXPECT_THAT(
      show_all("{\"puzzle\":\"" + kJsonPuzzle + "\",\n" + kJsonPuzzle),
      ElementsAre("1 json error the object that starts here does not end", "2 line SAMPLE"));
  EXPECT_THAT(show_all("{\"puzzle\":\"53..7\"}\n" + whole),
              ElementsAre("1 json error 5 cells, 76 too few", "2" + shown));
  EXPECT_THAT(show_all("{\"name\":\"x\"}\n" + whole),
              ElementsAre("1 json error the object holds no puzzle [\"name\":\"x\"]", "2" + shown));
}

TEST(JsonObject, TheMemberCanBeAskedFor) {
  EXPECT_THAT(show_all(object("mine"), "mine"),
              ElementsAre("1 json SAMPLE [\"line\":1,\"verdict\":\"unique\"]"));
  const auto records = read_records(object("puzzle"), "mine");
  ASSERT_EQ(records.size(), 1u);
  ASSERT_FALSE(records[0].puzzle);
  EXPECT_EQ(records[0].puzzle.error().code, ErrorCode::unknown_column);
}

}  // namespace
}  // namespace nonet
