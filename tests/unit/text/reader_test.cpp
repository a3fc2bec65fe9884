#include <gmock/gmock.h>

#include "support/read_records.hpp"

namespace nonet {
namespace {

using testing::ElementsAre;

const std::string kEasyLine(kSample);

TEST(Reader, LineEndsAndMarks) {
  for (std::string_view end : {"\n", "\r\n", "\r"}) {
    const std::string text = kEasyLine + std::string(end) + kEasyLine + std::string(end);
    EXPECT_THAT(show_all(text), ElementsAre("1 line SAMPLE", "2 line SAMPLE"));
    EXPECT_THAT(show_all(replaced(sample_rows(), "\n", end)), ElementsAre("1 rows SAMPLE"));
  }
  EXPECT_THAT(show_all("\xef\xbb\xbf" + kEasyLine), ElementsAre("1 line SAMPLE"));
}

TEST(Reader, Utf16AsWindowsShellsWriteIt) {
  std::string little = "\xff\xfe";
  for (char c : sample_rows()) (little += c) += '\0';
  EXPECT_THAT(show_all(little), ElementsAre("1 rows SAMPLE"));
}

TEST(Reader, CommentsAreNotCells) {
  EXPECT_THAT(show_all("# puzzle 1, level 2.5\n" + kEasyLine), ElementsAre("2 line SAMPLE"));
  EXPECT_THAT(show_all("# " + kEasyLine + "\n"), ElementsAre());
}

TEST(Reader, MailAndForums) {
  EXPECT_THAT(show_all(sample_rows([](const std::string& row) { return "> " + row + "\n"; })),
              ElementsAre("1 rows SAMPLE"));
  EXPECT_THAT(show_all("[code]\n" + sample_rows() + "[/code]\n```\n" + sample_rows() + "```\n"),
              ElementsAre("2 rows SAMPLE", "13 rows SAMPLE"));
}

TEST(Reader, ProseAndBinaryAreRefusedAndTheStreamGoesOn) {
  EXPECT_THAT(
      show_all("To be or not to be\n" + kEasyLine + "\n\x01\x02\xff\n" + kEasyLine + "\n"),
      ElementsAre("1 line error 'T' at column 1 is neither a digit nor a blank", "2 line SAMPLE",
                  "3 line error byte 0x01 at column 1 is not text", "4 line SAMPLE"));
}

TEST(Reader, WordsAboveAGridAreItsText) {
  const std::string rows = sample_rows();
  EXPECT_THAT(show_all("Grid 01\n" + rows + "Grid 02\n" + rows),
              ElementsAre("2 rows SAMPLE [Grid 01]", "12 rows SAMPLE [Grid 02]"));
  EXPECT_THAT(show_all("> Hi, I am stuck.\n> \n> Can anyone help?\n\n" + rows),
              ElementsAre("5 rows SAMPLE [Hi, I am stuck. Can anyone help?]"));
  EXPECT_THAT(show_all("[b]Level 8.3[/b]\n" + rows.substr(0, rows.size() - 10)),
              ElementsAre("2 rows error 8 rows, 1 too few [Level 8.3]"));
}

TEST(Reader, WordsAboveAnythingElseAreRefused) {
  const std::string refused = " line error 'N' at column 1 is neither a digit nor a blank";
  const std::string rows = sample_rows();
  EXPECT_THAT(show_all("Not a row\n" + kEasyLine), ElementsAre("1" + refused, "2 line SAMPLE"));
  EXPECT_THAT(show_all("Not a row\n\nNor this\n"), ElementsAre("1" + refused, "3" + refused));
  EXPECT_THAT(show_all("Not a row\n{\"puzzle\": \"" + kEasyLine + "\"}\n"),
              ElementsAre("1" + refused, "2 json SAMPLE"));
  EXPECT_THAT(show_all("Not a row\n[Puzzle]\n" + rows), ElementsAre("1" + refused, "3 sdk SAMPLE"));
  // What is known for something else is no title, behind words either.
  const auto link =
      show_all("Not a row\nhttps://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA\n" + rows);
  EXPECT_THAT(link,
              ElementsAre("1" + refused, testing::StartsWith("2 line error a link to f-puzzles"),
                          "3 rows SAMPLE"));
  EXPECT_THAT(show_all("Nine,\n" + kEasyLine), ElementsAre("1" + refused, "2 line SAMPLE"));

  // In a list of puzzles nobody waits for another line to hear that one is none.
  EXPECT_THAT(show_all(kEasyLine + "\nNot a row\nNot a row\n" + rows),
              ElementsAre("1 line SAMPLE", "2" + refused, "3" + refused, "4 rows SAMPLE"));

  // A paragraph is kept; of a long text all lines are told, in order.
  std::string many;
  for (int i = 0; i < 20; ++i) many += "Not a row\n";
  const auto shown = show_all(many + rows);
  ASSERT_EQ(shown.size(), 13u);
  for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(shown[i], std::to_string(i + 1) + refused);
  EXPECT_TRUE(shown[12].starts_with("21 rows SAMPLE [Not a row Not"));
}

TEST(Reader, ALineOfMoreThanAMegabyteIsRefused) {
  EXPECT_THAT(show_all(std::string(3000000, '5') + "\n" + kEasyLine),
              ElementsAre("1 line error the line is longer than a megabyte", "2 line SAMPLE"));
}

TEST(Reader, TellsWhatIsInMemory) {
  const std::string text = kEasyLine + "\n" + kEasyLine + "\n";
  Reader reader{read_from(text)};
  Record record;
  ASSERT_TRUE(reader.next(record));
  EXPECT_TRUE(reader.buffered());

  int piece = 0;
  const std::string pieces[] = {kEasyLine + "\n", kEasyLine + "\n"};
  Reader slow([&](std::span<char> buffer) -> std::size_t {
    return piece == 2 ? 0 : pieces[piece++].copy(buffer.data(), buffer.size());
  });
  ASSERT_TRUE(slow.next(record));
  EXPECT_EQ(piece, 1) << "a whole line is answered at once";
  EXPECT_FALSE(slow.buffered());
  ASSERT_TRUE(slow.next(record));
  EXPECT_FALSE(slow.next(record));
  EXPECT_FALSE(slow.next(record)) << "and again";
}

TEST(Reader, CanBeMoved) {
  const std::string text = kEasyLine + "\n" + kEasyLine;
  Reader first{read_from(text)};
  Record record;
  ASSERT_TRUE(first.next(record));
  Reader second = std::move(first);
  ASSERT_TRUE(second.next(record));
  EXPECT_EQ(record.line, 2u);
  EXPECT_FALSE(second.next(record));
}

}  // namespace
}  // namespace nonet
