#include "text/array_gather.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

TEST(ArrayGather, ANumberALine) {
  const std::string rows = sample_rows([](const std::string& row) {
    return "  [\n    " + joined(replaced(row, ".", "0"), ",\n    ") + "\n  ],\n";
  });
  EXPECT_THAT(show_all("[\n" + rows + "]\n" + std::string(kSample)),
              ElementsAre("3 json SAMPLE", "102 line SAMPLE"));
}

TEST(ArrayGather, ARowALine) {
  const std::string rows = sample_rows(
      [](const std::string& row) { return "  {" + joined(replaced(row, ".", "0"), ",") + "},\n"; });
  EXPECT_THAT(show_all("int board[9][9] = {\n" + rows + "};\n" + rows),
              ElementsAre("2 json SAMPLE", "12 json SAMPLE"));
}

TEST(ArrayGather, ARowIsMissing) {
  const std::string rows = sample_rows(
      [](const std::string& row) { return "  [" + joined(replaced(row, ".", "0"), ",") + "],\n"; });
  const std::string eight = rows.substr(rows.find('\n') + 1);
  EXPECT_THAT(show_all("[\n" + eight + "]\n[\n" + rows + "]\n"),
              ElementsAre("2 json error 8 rows, 1 too few", "12 json SAMPLE"));
}

}  // namespace
}  // namespace nonet
