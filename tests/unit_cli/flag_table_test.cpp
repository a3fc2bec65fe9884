#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "flag.hpp"
#include "verb.hpp"

namespace nonet::cli {
namespace {

std::vector<std::string> verbs_and_none() {
  std::vector<std::string> names = verb_names();
  names.emplace_back(kNoVerb);
  return names;
}

TEST(FlagTable, NamesAndLettersAreUniqueInEachVerb) {
  for (const std::string& verb : verbs_and_none()) {
    std::set<std::string> names;
    std::set<char> letters;
    for (const Flag* flag : flags_of(verb)) {
      EXPECT_TRUE(names.insert(flag->name).second) << verb << " --" << flag->name;
      if (flag->letter == '\0') continue;
      EXPECT_TRUE(letters.insert(flag->letter).second) << verb << " -" << flag->letter;
    }
  }
}

TEST(FlagTable, ANameAndItsLetterBelongTogetherInAllVerbs) {
  std::map<std::string, std::set<char>> letters;
  for (const Flag& flag : flag_table()) letters[flag.name].insert(flag.letter);
  for (const auto& [name, of_name] : letters) EXPECT_EQ(of_name.size(), 1u) << name;
}

TEST(FlagTable, RowsAreConsistent) {
  for (const Flag& flag : flag_table()) {
    SCOPED_TRACE(flag.name);
    EXPECT_FALSE(flag.verbs.empty());
    for (const std::string& verb : flag.verbs)
      EXPECT_THAT(verbs_and_none(), testing::Contains(verb));
    EXPECT_EQ(flag.value.empty(), flag.kind == Flag::Kind::on_off);
    EXPECT_EQ(flag.choices.empty(), flag.kind != Flag::Kind::choice);
    if (!flag.choices.empty() && !flag.fallback.empty()) {
      EXPECT_THAT(flag.choices, testing::Contains(flag.fallback));
    }
    EXPECT_FALSE(flag.summary.empty());
    EXPECT_FALSE(flag.summary.ends_with('.'));
    if (flag.excludes.empty()) continue;
    for (const std::string& verb : flag.verbs)
      EXPECT_NE(find_flag(verb, flag.excludes), nullptr) << verb;
  }
}

TEST(FlagTable, SharedFlagsMeanTheSameEverywhere) {
  for (const char* name : {"threads", "quiet", "column", "bare", "help"})
    EXPECT_EQ(std::ranges::count(flag_table(), name, &Flag::name), 1) << name;
}

TEST(FlagTable, FindsByVerb) {
  EXPECT_NE(find_flag("count", "limit"), nullptr);
  EXPECT_EQ(find_flag("solve", "limit"), nullptr);
  EXPECT_EQ(find_flag("solve", "nothing"), nullptr);
  EXPECT_NE(find_flag("convert", "format"), find_flag("solve", "format"));
}

}  // namespace
}  // namespace nonet::cli
