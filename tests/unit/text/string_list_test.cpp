#include "text/string_list.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kListed(kSample);
const std::string kEmpty(81, '.');
const std::string kFull =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(StringList, EachStringIsAPuzzle) {
  EXPECT_THAT(show_all("[\"" + kListed + "\", \"" + kEmpty + "\"]"),
              ElementsAre("1 line SAMPLE", "1 line " + kEmpty));
  EXPECT_THAT(
      show_all("puzzles = ('" + kListed + "', '" + kEmpty + "', '" + kListed + "')\n" + kListed),
      ElementsAre("1 line SAMPLE", "1 line " + kEmpty, "1 line SAMPLE", "2 line SAMPLE"));
}

TEST(StringList, ABrokenOneHarmsNoOther) {
  EXPECT_THAT(show_all("[\"" + kListed + "\",\"" + kListed + "5\",\"" + kListed + "\"]"),
              ElementsAre("1 line SAMPLE", "1 line error 82 cells, 1 too many", "1 line SAMPLE"));
}

TEST(StringList, APuzzleAndItsSolutionAreOneRecord) {
  EXPECT_THAT(show_all("[\"" + kListed + "\", \"" + kFull + "\"]"),
              ElementsAre("1 line SAMPLE [[ \"" + kFull + "\"]]"));
}

TEST(StringList, AGridBeforeItEnds) {
  EXPECT_THAT(show_all(sample_rows() + "[\"" + kListed + "\",\"" + kListed + "\"]"),
              ElementsAre("1 rows SAMPLE", "10 line SAMPLE", "10 line SAMPLE"));
}

TEST(StringList, OtherArraysAreNone) {
  for (std::string text : {"[\"" + kListed + "\", \"short\"]", "[" + kListed + "," + kListed + "]",
                           "[\"" + kListed + "\"]", "[\"" + kListed + "\",\"" + kListed})
    EXPECT_TRUE(text::find_string_list(text, 0, text.size()).empty()) << text;
}

}  // namespace
}  // namespace nonet
