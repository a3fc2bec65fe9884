#include <gtest/gtest.h>

#include <set>
#include <string>

#include "logic/technique_table.hpp"
#include "nonet/technique.hpp"

namespace nonet {
namespace {

std::string folded(std::string_view name) {
  std::string letters;
  for (char c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return letters;
}

TEST(TechniqueNames, FindsEachTechniqueByAllItsNames) {
  for (Technique technique : all_techniques()) {
    EXPECT_EQ(find_technique(technique.key()), technique) << technique.key();
    EXPECT_EQ(find_technique(technique.name()), technique) << technique.name();
    for (std::string_view alias : technique.info().aliases)
      EXPECT_EQ(find_technique(alias), technique) << alias;
  }
}

TEST(TechniqueNames, NamesNoTwoTechniquesAlike) {
  std::set<std::string> names;
  for (Technique technique : all_techniques()) {
    std::set<std::string> own{folded(technique.key()), folded(technique.name())};
    for (std::string_view alias : technique.info().aliases) own.insert(folded(alias));
    for (const std::string& name : own) EXPECT_TRUE(names.insert(name).second) << name;
  }
}

TEST(TechniqueNames, ForgivesSpelling) {
  EXPECT_EQ(find_technique("X WING"), Technique(logic::kXWing));
  EXPECT_EQ(find_technique("two_string_kite"), Technique(logic::kTwoStringKite));
  EXPECT_EQ(find_technique("2-string kite"), Technique(logic::kTwoStringKite));
  EXPECT_EQ(find_technique("no such thing"), std::nullopt);
  EXPECT_EQ(find_technique(""), std::nullopt);
}

TEST(TechniqueNames, DescribesEveryTechnique) {
  for (Technique technique : all_techniques()) {
    SCOPED_TRACE(technique.key());
    const TechniqueInfo& info = technique.info();
    EXPECT_GT(info.explanation.size(), 80u);
    EXPECT_FALSE(technique.entry().reason.empty());
    EXPECT_TRUE(info.score > 0 || info.rating > 0);
  }
}

}  // namespace
}  // namespace nonet
