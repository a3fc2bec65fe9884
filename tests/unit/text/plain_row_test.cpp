#include "text/plain_row.hpp"

#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

// The same text in drops never has a whole line in memory, and so goes the other way.
std::vector<std::string> show_in_drops(std::string_view text) {
  Reader reader([text](std::span<char> buffer) mutable {
    const std::size_t count = text.copy(buffer.data(), std::min<std::size_t>(5, buffer.size()));
    text.remove_prefix(count);
    return count;
  });
  std::vector<std::string> shown;
  for (Record record; reader.next(record);) shown.push_back(show(record));
  return shown;
}

TEST(PlainRow, TheHurryChangesNothing) {
  std::string text;
  for (std::string_view behind :
       {"", " ", " # 30 clues", ",a,b", ";30", "\tname\t", "|x", "[/code]", " x <br>", ".", "5",
        "z", " \xc2\xa0", ",\"q\"", "\r", ",,", "#", "\rmore"})
    (text += kSample).append(behind) += '\n';
  const auto shown = show_all(text);
  EXPECT_GE(shown.size(), 18u);
  EXPECT_EQ(shown, show_in_drops(text));
}

TEST(PlainRow, ARecordIsUsedAgain) {
  Candidates marks = Candidates::all();
  const std::string text = write(marks, Notation::candidates) + " x\n" + std::string(kSample) +
                           "\n" + "53..7\n" + std::string(kSample) + "\n\n";
  EXPECT_THAT(
      show_all(text),
      testing::ElementsAre("1 candidates " + std::string(81, '.') + " marks 729 [x]",
                           "2 line SAMPLE", "3 rows error 5 cells, 76 too few", "4 line SAMPLE"));
}

}  // namespace
}  // namespace nonet
