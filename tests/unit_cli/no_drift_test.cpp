// Help, the man page, the completions and the parser are made from one table. Here each is read
// back and compared with the table, verb by verb: no flag may be missing, and none may be there
// besides.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>

#include "command_line.hpp"
#include "completions.hpp"
#include "flag.hpp"
#include "help_text.hpp"
#include "man_page.hpp"
#include "verb.hpp"

namespace nonet::cli {
namespace {

using Names = std::set<std::string>;

/// "--format", "-f", ...
Names names_in_table(std::string_view verb) {
  Names names;
  for (const Flag* flag : flags_of(verb)) {
    names.insert("--" + flag->name);
    if (flag->letter != '\0') names.insert({'-', flag->letter});
  }
  return names;
}

/// All that the one group of the pattern matches in the text.
Names found(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  Names names;
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it)
    names.insert((*it)[1]);
  return names;
}

Names joined(Names a, const Names& b) {
  a.insert(b.begin(), b.end());
  return a;
}

/// The text from `start` up to `end`, or to its own end.
std::string between(const std::string& text, const std::string& start, const std::string& end) {
  const std::size_t from = text.find(start);
  if (from == std::string::npos) return "";
  const std::size_t to = text.find(end, from + start.size());
  return text.substr(from, to == std::string::npos ? to : to - from);
}

class NoDrift : public testing::TestWithParam<std::string> {
 protected:
  const std::string& verb() const { return GetParam(); }
};

TEST_P(NoDrift, Help) {
  const std::string text = verb().empty() ? general_help() : help_for(*find_verb(verb()));
  const std::string start = R"(\n  (?:-\w, |    ))";
  EXPECT_EQ(joined(found(text, start + R"((--[\w-]+))"), found(text, R"(\n  (-\w), )")),
            names_in_table(verb()));
}

TEST_P(NoDrift, ManPage) {
  const std::string section = verb().empty()
                                  ? between(man_page(), ".SH FLAGS WITHOUT A VERB", ".SH")
                                  : between(man_page(), ".SS nonet " + verb() + " ", "\n.S");
  const std::string plain = std::regex_replace(section, std::regex(R"(\\-)"), "-");
  EXPECT_EQ(found(plain, R"(\\fB(--?[\w-]+)\\fR)"), names_in_table(verb()));
}

TEST_P(NoDrift, BashCompletions) {
  const std::string part = between(bash_completions(), "\n    \"" + verb() + "\")", ";;\n    \"");
  const std::string flags = between(part, "flags=\"", "\"\n");
  EXPECT_EQ(found(flags, R"((--?\w[\w-]*))"), names_in_table(verb()));
}

TEST_P(NoDrift, ZshCompletions) {
  const std::string all = zsh_completions();
  const std::string part = verb().empty() ? between(all, "words[CURRENT] == -*", "else")
                                          : between(all, "\n    " + verb() + ")", ";;");
  EXPECT_EQ(joined(found(part, R"(['{,](--[\w-]+))"), found(part, R"(\{(-\w))")),
            names_in_table(verb()));
}

TEST_P(NoDrift, FishCompletions) {
  std::string part;
  std::istringstream lines(fish_completions());
  const std::string condition =
      verb().empty() ? "-n '__fish_use_subcommand'" : "_from " + verb() + "'";
  for (std::string line; std::getline(lines, line);)
    if (line.find(condition) != std::string::npos) part += line.substr(line.find(condition)) + "\n";
  Names names;
  for (const std::string& name : found(part, R"( -l ([\w-]+))")) names.insert("--" + name);
  for (const std::string& letter : found(part, R"( -s (\w))")) names.insert("-" + letter);
  EXPECT_EQ(names, names_in_table(verb()));
}

std::string sample_value(const Flag& flag) {
  if (!flag.choices.empty()) return flag.choices.front();
  if (flag.kind == Flag::Kind::text) return "some text";
  return std::to_string(flag.least < 1 ? 1 : flag.least);
}

std::vector<std::string> words_for(const std::string& verb, std::vector<std::string> rest) {
  if (!verb.empty()) rest.insert(rest.begin(), verb);
  return rest;
}

TEST_P(NoDrift, ParserAcceptsEachFlag) {
  for (const Flag* flag : flags_of(verb())) {
    std::vector<std::string> spellings{"--" + flag->name};
    if (flag->letter != '\0') spellings.push_back({'-', flag->letter});
    for (const std::string& spelling : spellings) {
      std::vector<std::string> rest{spelling};
      if (flag->kind != Flag::Kind::on_off) rest.push_back(sample_value(*flag));
      const auto invocation = parse_command_line(words_for(verb(), rest));
      ASSERT_TRUE(invocation) << spelling << ": " << invocation.error().message;
      EXPECT_TRUE(invocation->given(flag->name)) << spelling;
      if (flag->kind != Flag::Kind::on_off) {
        EXPECT_EQ(invocation->text(flag->name), sample_value(*flag)) << spelling;
      }
    }
  }
}

TEST_P(NoDrift, ParserAcceptsNoOtherFlag) {
  Names others;
  for (const Flag& flag : flag_table()) others.insert("--" + flag.name);
  for (char letter : std::string("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"))
    others.insert({'-', letter});
  others.insert({"--helper", "--hel", "--no-help", "--x", "---"});
  for (const std::string& name : names_in_table(verb())) others.erase(name);
  for (const std::string& name : others) {
    const auto invocation = parse_command_line(words_for(verb(), {name}));
    ASSERT_FALSE(invocation) << verb() << " " << name;
    EXPECT_THAT(invocation.error().message, testing::StartsWith("unknown flag " + name));
  }
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  return info.param.empty() ? "none" : info.param;
}

std::vector<std::string> every_verb() {
  std::vector<std::string> names = verb_names();
  names.emplace_back(kNoVerb);
  return names;
}

INSTANTIATE_TEST_SUITE_P(Verbs, NoDrift, testing::ValuesIn(every_verb()), test_name);

TEST(NoDriftOfVerbs, EveryDocumentNamesEveryVerb) {
  Names verbs;
  for (const std::string& name : verb_names()) verbs.insert(name);
  EXPECT_EQ(found(between(general_help(), "Verbs:", "\n\n"), R"(\n  (\w+) )"), verbs);
  EXPECT_EQ(found(man_page(), R"(\n\.SS nonet (\w+) )"), verbs);
  EXPECT_EQ(found(bash_completions(), "\n    \"(\\w+)\"\\)"), verbs);
  EXPECT_EQ(found(zsh_completions(), R"(\n    (\w+)\)\n)"), verbs);
  EXPECT_EQ(found(fish_completions(), R"(-n __fish_use_subcommand -f -a (\w+))"), verbs);
}

}  // namespace
}  // namespace nonet::cli
