#include "generate/outlook.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

#include "support/generated_puzzles.hpp"

namespace nonet::generate {
namespace {

Item missed_by(double gap) {
  Item item;
  item.miss.emplace();
  item.miss->gap = gap;
  return item;
}

Outlook after(std::initializer_list<double> gaps) {
  Outlook outlook(5);
  for (const double gap : gaps) outlook.took(missed_by(gap));
  return outlook;
}

TEST(Outlook, IsPoorWhereNoTryCameNear) {
  EXPECT_TRUE(after({51, 52, 53, 52, 50}).is_poor());
  EXPECT_FALSE(after({51, 52, 53, 52, 20}).is_poor());
  EXPECT_FALSE(after({2, 2, 2, 2, 1}).is_poor());      // the next may be it
  EXPECT_FALSE(after({51, 52, 53, 52, 0}).is_poor());  // that miss was of another kind
}

TEST(Outlook, NeedsSomeTries) {
  EXPECT_FALSE(after({51, 52, 53, 52}).is_poor());
  Outlook outlook(1000);  // a twentieth of them
  for (int i = 0; i < 49; ++i) outlook.took(missed_by(10));
  EXPECT_FALSE(outlook.is_poor());
  outlook.took(missed_by(10));
  EXPECT_TRUE(outlook.is_poor());
  Outlook silent(5);
  for (int i = 0; i < 100; ++i) silent.took(Item{});  // tries that came to nothing say nothing
  EXPECT_FALSE(silent.is_poor());
}

TEST(Outlook, IsGoodOnceAPuzzleWasMade) {
  Outlook outlook(5);
  Item made;
  made.made.emplace_back();
  outlook.took(made);
  for (int i = 0; i < 100; ++i) outlook.took(missed_by(10));
  EXPECT_FALSE(outlook.is_poor());
}

TEST(Outlook, EndsHopelessWishesEarlyUnlessTriesAreNamed) {
  GenerateOptions options;
  options.least_givens = 45;
  const GenerateReport early = run_generate(options, 1).report;
  EXPECT_EQ(early.end, GenerateEnd::out_of_tries);
  EXPECT_EQ(early.tries, 10u);
  EXPECT_NE(early.shortfall.find("10 tries that all ended far off"), std::string::npos);
  EXPECT_NE(early.shortfall.find("more than 40 givens is known"), std::string::npos);
  EXPECT_TRUE(early.nearest);
  options.tries = 13;
  const GenerateReport named = run_generate(options, 1).report;
  EXPECT_EQ(named.tries, 13u);
  EXPECT_NE(named.shortfall.find("13 tries in vain"), std::string::npos);
}

}  // namespace
}  // namespace nonet::generate
