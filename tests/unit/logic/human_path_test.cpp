#include "logic/human/human_path.hpp"

#include <gtest/gtest.h>

#include "logic/human/human_order.hpp"
#include "logic/technique_table.hpp"
#include "nonet/solve.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::logic {
namespace {

TEST(HumanOrder, IsFromCheapToDear) {
  int before = 0;
  for (const HumanChoice& choice : human_order()) {
    EXPECT_GE(choice.cost, before);
    before = choice.cost;
    EXPECT_GT(choice.cost, 0) << choice.techniques.front()->info.key;
  }
}

// Whatever it takes, nothing cheaper was there: each step is compared with what the finders of all
// cheaper techniques find.
TEST(HumanPath, TakesNothingDearerThanNeeded) {
  class Any final : public StepSink {
   public:
    Any() : StepSink(false) {}
    bool any = false;

   private:
    bool accept(Step&) override { return any = true; }
  };
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    RandomDraw draw(seed);
    const Grid puzzle = make_minimal_puzzle(make_full_grid(draw), draw);
    HumanPath path;
    path.start(Board(Puzzle(puzzle)), solve(puzzle).solution, true);
    for (Board before = path.board(); const Step* step = path.next({}); before = path.board()) {
      for (const HumanChoice& choice : human_order()) {
        if (choice.cost >= step->technique.info().score) break;
        Any cheaper;
        choice.find(*choice.techniques.front(), before, cheaper);
        EXPECT_FALSE(cheaper.any) << choice.techniques.front()->info.key << " before "
                                  << step->technique.key();
      }
    }
    EXPECT_TRUE(path.board().solved());
  }
}

TEST(HumanPath, StaysNearTheLastStep) {
  // Two naked singles far apart, and one beside the first: the near one is next.
  Puzzle puzzle;
  puzzle.marks = Candidates::all();
  const auto single = [&](int row, int column, int digit) {
    (*puzzle.marks)[Cell::at(row, column)] = DigitSet::only(Digit(digit));
  };
  single(0, 0, 1);
  single(4, 4, 2);
  single(8, 8, 3);
  single(7, 7, 4);
  HumanPath path;
  path.restrict_to({Technique(kNakedSingle)});
  path.start(Board(puzzle), Grid(), false);
  const Cell first = path.next({})->placements[0].cell;
  EXPECT_EQ(first, Cell::at(0, 0));
  path.next({});
  const Cell third = path.next({})->placements[0].cell, fourth = path.next({})->placements[0].cell;
  EXPECT_TRUE(third.box() == fourth.box() || third == Cell::at(4, 4) || fourth == Cell::at(4, 4));
  EXPECT_EQ(path.next({}), nullptr);
}

TEST(HumanPath, TriesOutWhenNothingElseIsAllowed) {
  RandomDraw draw(5);
  const Grid full = make_full_grid(draw), puzzle = make_minimal_puzzle(full, draw);
  HumanPath path;
  path.restrict_to({Technique(kTrial)});
  path.start(Board(Puzzle(puzzle)), full, true);
  while (const Step* step = path.next({})) {
    EXPECT_EQ(step->technique, Technique(kTrial));
    EXPECT_EQ(full[step->placements[0].cell], step->placements[0].digit);
  }
  EXPECT_EQ(path.board().digits(), full);
}

}  // namespace
}  // namespace nonet::logic
