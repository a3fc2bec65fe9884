#include "command_line.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Invocation parsed(std::vector<std::string> words) {
  auto invocation = parse_command_line(words);
  EXPECT_TRUE(invocation) << invocation.error().message;
  return invocation.value_or(Invocation());
}

std::string refused(std::vector<std::string> words) {
  const auto invocation = parse_command_line(words);
  EXPECT_FALSE(invocation);
  return invocation ? "" : invocation.error().message;
}

TEST(CommandLine, VerbFlagsAndOperandsInAnyOrder) {
  const Invocation invocation = parsed({"count", "a", "--limit", "7", "b", "-q", "-", "-j2", "c"});
  EXPECT_EQ(invocation.verb->name, "count");
  EXPECT_THAT(invocation.operands, ElementsAre("a", "b", "-", "c"));
  EXPECT_EQ(invocation.number("limit"), 7u);
  EXPECT_EQ(invocation.number("threads"), 2u);
  EXPECT_TRUE(invocation.given("quiet"));
  EXPECT_FALSE(invocation.given("all"));
}

TEST(CommandLine, FallbacksOfTheTable) {
  const Invocation invocation = parsed({"count"});
  EXPECT_FALSE(invocation.given("limit"));
  EXPECT_EQ(invocation.number("limit"), 1'000'000u);
  EXPECT_EQ(invocation.text("color"), "auto");
  EXPECT_THAT(invocation.operands, IsEmpty());
}

TEST(CommandLine, ValuesBehindAnEqualsSignOrALetter) {
  EXPECT_EQ(parsed({"solve", "--column=a=b"}).text("column"), "a=b");
  EXPECT_EQ(parsed({"solve", "-ca"}).text("column"), "a");
  EXPECT_EQ(parsed({"solve", "--column", "-"}).text("column"), "-");
  EXPECT_EQ(parsed({"solve", "--column", "--quiet"}).text("column"), "--quiet");
  EXPECT_DOUBLE_EQ(parsed({"solve", "--timeout", ".5"}).seconds("timeout"), 0.5);
}

TEST(CommandLine, TheLastOfSeveralValuesHolds) {
  EXPECT_EQ(parsed({"solve", "-j1", "--threads", "3"}).number("threads"), 3u);
}

TEST(CommandLine, EverythingBehindTwoDashesIsAnOperand) {
  EXPECT_THAT(parsed({"solve", "--", "--quiet", "-q", "--", "x"}).operands,
              ElementsAre("--quiet", "-q", "--", "x"));
}

TEST(CommandLine, OperandsAreTakenAsTheyAre) {
  const std::string dashes = "--3" + std::string(78, '-');
  EXPECT_THAT(parsed({"solve", dashes, "\x01", "[1,2]", "\"x\"", "", "solve", " -q"}).operands,
              ElementsAre(dashes, "\x01", "[1,2]", "\"x\"", "", "solve", " -q"));
}

TEST(CommandLine, TheBareCommandKnowsHelpAndVersion) {
  EXPECT_EQ(parsed({"--help"}).verb, nullptr);
  EXPECT_TRUE(parsed({"-V"}).given("version"));
  EXPECT_THAT(refused({}), HasSubstr("there is no verb"));
}

TEST(CommandLine, HelpIsGivenWhateverStandsBeside) {
  EXPECT_TRUE(parsed({"version", "--help", "operand"}).given("help"));
}

TEST(CommandLine, SuggestsWhatWasMeant) {
  EXPECT_THAT(refused({"slove"}), HasSubstr("did you mean solve?"));
  EXPECT_THAT(refused({"solve", "--fromat", "json"}), HasSubstr("did you mean --format?"));
  EXPECT_THAT(refused({"solve", "--format", "jsn"}), HasSubstr("did you mean json?"));
  EXPECT_THAT(refused({"solve", "--all"}), HasSubstr("belongs to count"));
}

TEST(CommandLine, RefusesValuesOfTheWrongKind) {
  for (const char* number : {"", "x", "1x", "-1", "+1", " 1", "1.0", "0x10", "257"})
    EXPECT_THAT(refused({"solve", "--threads=" + std::string(number)}), HasSubstr("--threads"))
        << number;
  for (const char* seconds : {"0", "-1", "nan", "inf", "1s", "1e10"})
    EXPECT_THAT(refused({"solve", "--timeout", seconds}), HasSubstr("seconds above 0")) << seconds;
}

TEST(CommandLine, SaysWhichFlagLacksItsValue) {
  EXPECT_EQ(refused({"solve", "--column"}), "--column needs a value: --column COLUMN");
  EXPECT_EQ(refused({"solve", "-qj"}), "--threads needs a value: --threads N");
  EXPECT_EQ(refused({"count", "--limit=", "5"}), "--limit needs a value: --limit N");
  EXPECT_THAT(parsed({"count", "--", "--limit="}).operands, ElementsAre("--limit="));
  EXPECT_EQ(refused({"solve", "--quiet=1"}), "--quiet takes no value, but '--quiet=1' gives one");
}

TEST(CommandLine, FlagsThatExcludeEachOther) {
  EXPECT_THAT(refused({"count", "--limit", "3", "--all"}), HasSubstr("cannot stand together"));
}

}  // namespace
}  // namespace nonet::cli
