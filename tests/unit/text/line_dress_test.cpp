#include "text/line_dress.hpp"

#include <gtest/gtest.h>

#include <string>

namespace nonet::text {
namespace {

using DressKind = LineDress::Kind;

std::string content(std::string_view bytes) {
  PlainLine line;
  line.assign(bytes, 1);
  const LineDress dress = undress(line);
  EXPECT_EQ(dress.kind, DressKind::content) << bytes;
  return std::string(line.plain().substr(dress.begin, dress.end - dress.begin));
}

DressKind kind(std::string_view bytes) {
  PlainLine line;
  line.assign(bytes, 1);
  return undress(line).kind;
}

TEST(LineDress, QuoteMarksComeOff) {
  EXPECT_EQ(content("> 53..7...."), "53..7....");
  EXPECT_EQ(content(">>> 53"), "53");
  EXPECT_EQ(content("> > 53"), "53");
  EXPECT_EQ(content(">  53  7 "), " 53  7 ") << "what is after the one space is the content's";
}

TEST(LineDress, TagsComeOff) {
  EXPECT_EQ(content("[code]53"), "53");
  EXPECT_EQ(content("53[/CODE]"), "53");
  EXPECT_EQ(content("<pre>53</pre>"), "53");
  EXPECT_EQ(content("[size=9][b]53[/b][/size]"), "53");
  EXPECT_EQ(content("53<br/>"), "53");
  EXPECT_EQ(content("`53`"), "53");
  EXPECT_EQ(content("[5,3]"), "[5,3]") << "an array is no tag";
}

TEST(LineDress, LinesWithoutContent) {
  for (std::string_view line : {"", "  ", "\t", ">", "[code]", "[/code]", "```", "```text", "~~~",
                                "</pre>", "[quote=somebody]", "\xc2\xa0"})
    EXPECT_EQ(kind(line), DressKind::blank) << line;
  EXPECT_EQ(kind("\t\t\t\t\t\t\t\t"), DressKind::content) << "nine empty fields";
  EXPECT_EQ(kind("         "), DressKind::content) << "nine blanks";
}

TEST(LineDress, Comments) {
  for (std::string_view line : {"# 17", "#17", "  // x", "; 5", "% 5", "#ADave"})
    EXPECT_EQ(kind(line), DressKind::comment) << line;
  EXPECT_EQ(kind("#-----+-----#"), DressKind::content) << "a border";
  EXPECT_EQ(kind(";;5;;;;;;3"), DressKind::content) << "nine fields";
}

TEST(LineDress, Sections) {
  EXPECT_EQ(kind("[Puzzle]"), DressKind::puzzle_section);
  EXPECT_EQ(kind("[puzzle] "), DressKind::puzzle_section);
  EXPECT_EQ(kind("[State]"), DressKind::state_section);
}

TEST(LineDress, NamesBeforeValues) {
  const auto value = [](std::string_view bytes) {
    PlainLine line;
    line.assign(bytes, 1);
    return std::string(line.plain().substr(undress(line).value));
  };
  EXPECT_EQ(value("int board[9][9] = {"), "{");
  EXPECT_EQ(value("board = [[5, 3"), "[[5, 3");
  EXPECT_EQ(value("array([[5, 3"), "[[5, 3");
  EXPECT_EQ(value("s = \"53\""), "\"53\"");
  EXPECT_EQ(value("53 = x"), "53 = x");
  EXPECT_EQ(value("{\"a=[\": 1}"), "{\"a=[\": 1}");
}

TEST(LineDress, ArgumentsBehindAnArrayComeOff) {
  EXPECT_EQ(content("5, 3]], dtype=int8)"), "5, 3]]");
  EXPECT_EQ(content("0, 9), nrow = 9, byrow=TRUE);"), "0, 9)");
  EXPECT_EQ(content("5, 3), name=\"x\""), "5, 3), name=\"x\"") << "nothing is closed behind it";
  EXPECT_EQ(content("5, a=3)"), "5, a=3)") << "no array before it";
}

TEST(LineDress, QuotesOfTextsOfSeveralLines) {
  EXPECT_EQ(kind("\"\"\""), DressKind::blank);
  EXPECT_EQ(kind("puzzle = \"\"\"\\"), DressKind::blank);
  EXPECT_EQ(kind("solve('''"), DressKind::blank);
  EXPECT_EQ(kind("it says \"\"\""), DressKind::content);
  EXPECT_EQ(kind("5 \"\"\""), DressKind::content);
}

}  // namespace
}  // namespace nonet::text
