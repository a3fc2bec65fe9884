#include "generate/finisher.hpp"

#include <gtest/gtest.h>

#include "support/generated_puzzles.hpp"
#include "support/random_symmetry.hpp"

namespace nonet::generate {
namespace {

GeneratedPuzzle one_puzzle() {
  return run_generate(GenerateOptions(), 1).puzzles.front();
}

Item finished(const GenerateOptions& options, const GeneratedPuzzle& made) {
  Item item;
  EXPECT_TRUE(Finisher(options).finish(made, item, {}));
  return item;
}

TEST(Finisher, TakesWhatIsAsWished) {
  const Item item = finished({}, one_puzzle());
  ASSERT_EQ(item.made.size(), 1u);
  EXPECT_EQ(item.made[0].puzzle, one_puzzle().puzzle);
  EXPECT_FALSE(item.miss);
  EXPECT_TRUE(item.keys.empty());
}

TEST(Finisher, ANumberOfGivensIsTheFarthestMiss) {
  const int givens = one_puzzle().puzzle.filled();
  GenerateOptions options;
  options.most_givens = givens - 2;
  const Item item = finished(options, one_puzzle());
  EXPECT_TRUE(item.made.empty());
  ASSERT_TRUE(item.miss);
  EXPECT_EQ(item.miss->distance, kShapeMissed + 2);
  EXPECT_FALSE(item.miss->misses_grade);

  options = {};
  options.rating = {11.0, 12.0};
  const Item graded = finished(options, one_puzzle());
  ASSERT_TRUE(graded.miss);
  EXPECT_TRUE(graded.miss->misses_grade);
  EXPECT_LT(graded.miss->distance, kShapeMissed);
}

TEST(Finisher, AsksTheCallersWishLast) {
  int asked = 0;
  GenerateOptions options;
  options.wish = [&](const Grid&) { return ++asked > 1; };
  EXPECT_TRUE(finished(options, one_puzzle()).made.empty());
  EXPECT_EQ(finished(options, one_puzzle()).made.size(), 1u);
  options.rating = {11.0, 12.0};
  EXPECT_TRUE(finished(options, one_puzzle()).made.empty());
  EXPECT_EQ(asked, 2);
}

TEST(Finisher, KeysAreEqualForWhatIsUnwantedTwice) {
  RandomDraw draw(7);
  GeneratedPuzzle made = one_puzzle();
  GeneratedPuzzle twin = made;
  twin.puzzle = random_symmetry(draw)(made.puzzle);
  GenerateOptions options;
  options.distinct = true;
  EXPECT_EQ(finished(options, made).keys, finished(options, twin).keys);
  options.distinct = false;
  options.from = made.puzzle;
  EXPECT_NE(finished(options, made).keys, finished(options, twin).keys);
  EXPECT_EQ(finished(options, made).keys, finished(options, made).keys);
}

}  // namespace
}  // namespace nonet::generate
