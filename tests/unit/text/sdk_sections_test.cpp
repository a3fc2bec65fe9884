#include "text/sdk_sections.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kHead = "#ADave\n#D17 clues\n[Puzzle]\n";

TEST(SdkSections, PuzzleAndStateAreOneRecord) {
  const std::string state = "[State]\n" + replaced(sample_rows(), "53..7", "534.7");
  const std::string shown = " sdk SAMPLE + ..4" + std::string(78, '.');
  EXPECT_THAT(show_all(kHead + sample_rows() + state + "\n" + std::string(kSample)),
              ElementsAre("4" + shown, "24 line SAMPLE"));
  EXPECT_THAT(show_all(kHead + sample_rows() + "\n" + state), ElementsAre("4" + shown));
}

TEST(SdkSections, AStateIsNotNeeded) {
  EXPECT_THAT(show_all(kHead + sample_rows()), ElementsAre("4 sdk SAMPLE"));
  EXPECT_THAT(show_all(kHead + sample_rows() + kHead + sample_rows()),
              ElementsAre("4 sdk SAMPLE", "16 sdk SAMPLE"));
  EXPECT_THAT(show_all(kHead + sample_rows() + std::string(kSample)),
              ElementsAre("4 sdk SAMPLE", "13 line SAMPLE"));
  EXPECT_THAT(show_all(sample_rows()), ElementsAre("1 rows SAMPLE"))
      << "rows alone are an .sdk too";
}

TEST(SdkSections, AStateThatContradictsThePuzzle) {
  EXPECT_THAT(
      show_all(kHead + sample_rows() + "[State]\n" + replaced(sample_rows(), "53..7", "54..7")),
      ElementsAre("4 sdk error r1c2 is 3 in [Puzzle] and 4 in [State]"));
}

TEST(SdkSections, BrokenParts) {
  const std::string eight = sample_rows().substr(10);
  EXPECT_THAT(show_all(kHead + eight + "[State]\n" + sample_rows()),
              ElementsAre("4 sdk error 8 rows, 1 too few"));
  EXPECT_THAT(show_all(kHead + sample_rows() + "[State]\n" + eight),
              ElementsAre("4 sdk error 8 rows, 1 too few"));
}

}  // namespace
}  // namespace nonet
