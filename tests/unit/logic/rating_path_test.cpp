#include "logic/rating_path.hpp"

#include <gtest/gtest.h>

#include "logic/technique_table.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::logic {
namespace {

class AnyStep final : public StepSink {
 public:
  AnyStep() : StepSink(false) {}
  bool any = false;

 private:
  bool accept(Step&) override { return any = true; }
};

// What a step concludes is not had for less: no technique of the scale with a lower rating has
// anything to say where the path takes it.
TEST(RatingPath, TakesNothingHarderThanNeeded) {
  int harder = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    RandomDraw draw(seed);
    const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
    RatingPath path(/*wants_pattern=*/false);
    path.start(Board(Puzzle(puzzle)));
    for (Board before = path.board(); const Step* step = path.next({}); before = path.board()) {
      const double rating = step->technique.info().rating;
      harder += rating > 2.6;
      for (Technique technique : all_techniques()) {
        const TechniqueEntry& entry = technique.entry();
        if (entry.find == nullptr || entry.info.rating == 0 || entry.info.rating >= rating)
          continue;
        AnyStep easier;
        entry.find(entry, before, easier);
        EXPECT_FALSE(easier.any) << line_of(puzzle) << ": " << technique.key() << " before "
                                 << step->technique.key();
      }
    }
    EXPECT_EQ(path.stop(), RatingPath::Stop::solved);
  }
  EXPECT_GT(harder, 50);
}

// A producer that found nothing looks only at what has changed since. Another path, which begins at
// the same board and knows nothing, takes the same step.
TEST(RatingPath, TakesTheSameStepsWithoutItsMemory) {
  int exclusions = 0, nishio = 0;
  for (std::string_view line :
       {".2.3.......6..8.9.83.5........2...8.7.9..5........6..4.......1...1...4.22..7..8.9",
        "..1..5..6.....9.4.39.....7.2...3...1.8.....9....8.6.....34.........1..8...69..3.."}) {
    RatingPath path(/*wants_pattern=*/false);
    path.start(Board(Puzzle(grid_of(line))));
    for (Board before = path.board(); const Step* step = path.next({}); before = path.board()) {
      RatingPath other(/*wants_pattern=*/false);
      other.start(before);
      const Step* same = other.next({});
      ASSERT_NE(same, nullptr);
      EXPECT_EQ(*same, *step);
      exclusions += step->technique.info().family == TechniqueFamily::sets;
      nishio += step->technique.key() == "nishio";
    }
    EXPECT_EQ(path.stop(), RatingPath::Stop::solved);
  }
  EXPECT_GT(exclusions, 1);
  EXPECT_GT(nishio, 1);
}

}  // namespace
}  // namespace nonet::logic
