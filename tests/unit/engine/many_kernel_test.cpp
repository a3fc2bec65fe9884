// Every pass of every kernel gives the same bits as the portable one, and loading and storing are
// what they should be.

#include "engine/many/many_kernel.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "engine/dispatch.hpp"
#include "engine/many/lane_candidates.hpp"
#include "engine/many/lane_sets.hpp"
#include "engine/many/trail.hpp"
#include "nonet/candidates.hpp"
#include "nonet/kernel.hpp"
#include "support/puzzle_makers.hpp"

namespace nonet::engine::many {
namespace {

struct NamedKernel {
  std::string name;
  const ManyKernel* passes;
};

// The portable kernel is the last.
std::vector<NamedKernel> supported_kernels() {
  const std::string before(kernel_in_use()->name);
  std::vector<NamedKernel> found;
  for (const KernelInfo& info : kernels())
    if (info.supported && use_kernel(info.name))
      found.push_back({std::string(info.name), engine::kernel()->many});
  (void)use_kernel(before);
  return found;
}

class ManyKernelTest : public testing::Test {
 protected:
  LaneMask random_lanes(int once_in) {
    LaneMask lanes;
    for (int lane = 0; lane < kLanes; ++lane)
      if (draw_.once_in(once_in)) insert(lanes, lane);
    return lanes;
  }

  /// Planes of puzzles in all stages, some rounds after they were loaded.
  void load_puzzles(const ManyKernel& kernel, Planes& planes, int rounds) {
    RandomDraw draw(12);
    std::vector<Grid> grids;
    for (int i = 0; i < 24; ++i) {
      const Grid full = make_full_grid(draw);
      grids.push_back(remove_digits(make_minimal_puzzle(full, draw), i % 8, draw));
    }
    const void* rows[kLanes];
    LaneMask every = complement(LaneMask());
    for (int lane = 0; lane < kLanes; ++lane)
      rows[lane] = &grids[static_cast<std::size_t>(lane) % grids.size()];
    kernel.load_givens(planes, rows, every);
    LaneMask open;
    for (int r = 0; r < rounds; ++r) kernel.round(planes, open);
  }

  RandomDraw draw_{6};
};

bool same(const LaneMask& a, const LaneMask& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

/// Planes of nine digits, of two kernels that may lay them out differently.
template <int kPlaces>
bool same(const PlanesOfDigits<kPlaces>& a, const ManyKernel& of_a,
          const PlanesOfDigits<kPlaces>& b, const ManyKernel& of_b) {
  for (int digit = 0; digit < 9; ++digit)
    for (int place = 0; place < kPlaces; ++place)
      if (std::memcmp(&digit_plane(a, of_a.digits_at_once, digit, place),
                      &digit_plane(b, of_b.digits_at_once, digit, place), sizeof(Vec)) != 0)
        return false;
  return true;
}

bool same(const CandidatePlanes& a, const ManyKernel& of_a, const CandidatePlanes& b,
          const ManyKernel& of_b) {
  for (int box = 0; box < 9; ++box)
    if (!same(a.box[box], of_a, b.box[box], of_b)) return false;
  return true;
}

bool same(const Planes& a, const ManyKernel& of_a, const Planes& b, const ManyKernel& of_b) {
  for (int box = 0; box < 9; ++box)
    if (!same(a.minis.rows[box], of_a, b.minis.rows[box], of_b) ||
        !same(a.minis.columns[box], of_a, b.minis.columns[box], of_b))
      return false;
  return same(a.candidates, of_a, b.candidates, of_b) &&
         std::memcmp(a.open, b.open, sizeof a.open) == 0;
}

TEST_F(ManyKernelTest, StoredIsWhatWasLoaded) {
  for (const NamedKernel& kernel : supported_kernels()) {
    auto planes = std::make_unique<Planes>();
    std::vector<Grid> in(kLanes), out(kLanes);
    const void* from[kLanes];
    std::uint8_t* to[kLanes];
    for (int lane = 0; lane < kLanes; ++lane) {
      in[static_cast<std::size_t>(lane)] = make_full_grid(draw_);
      from[lane] = &in[static_cast<std::size_t>(lane)];
      to[lane] = reinterpret_cast<std::uint8_t*>(&out[static_cast<std::size_t>(lane)]);
    }
    // In two loads, so that the second has to leave the lanes of the first alone.
    const LaneMask first = random_lanes(2), second = complement(first), stored = random_lanes(3);
    kernel.passes->load_givens(*planes, from, first);
    kernel.passes->load_givens(*planes, from, second);
    kernel.passes->store(*planes, to, stored);
    for (int lane = 0; lane < kLanes; ++lane)
      EXPECT_EQ(out[static_cast<std::size_t>(lane)],
                contains(stored, lane) ? in[static_cast<std::size_t>(lane)] : Grid())
          << kernel.name << ", lane " << lane;
  }
}

TEST_F(ManyKernelTest, CandidateSetsBecomePlanes) {
  for (const NamedKernel& kernel : supported_kernels()) {
    auto planes = std::make_unique<Planes>();
    std::memset(static_cast<void*>(planes.get()), 0xA5, sizeof(Planes));
    std::vector<Candidates> in(kLanes);
    const void* from[kLanes];
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      for (int c = 0; c < kCellCount; ++c)
        in[lane][Cell(c)] = DigitSet::from_bits(static_cast<unsigned>(draw_.below(512)));
      from[lane] = &in[lane];
    }
    const LaneMask lanes = random_lanes(2);
    kernel.passes->load_sets(*planes, from, lanes);
    for (int lane = 0; lane < kLanes; ++lane)
      for (int c = 0; c < kCellCount; ++c) {
        const Cell cell(c);
        for (int d = 0; d < 9; ++d) {
          const std::uint64_t word = candidate_plane(*planes, *kernel.passes, c, d)[lane / 64];
          const bool expected =
              contains(lanes, lane)
                  ? in[static_cast<std::size_t>(lane)][cell].contains(Digit(d + 1))
                  : (0xA5 >> lane % 8 & 1) != 0;
          ASSERT_EQ((word & bit_of(lane)) != 0, expected) << kernel.name << ", lane " << lane;
        }
      }
  }
}

TEST_F(ManyKernelTest, AMatchMovesWaitingLanesToFreeOnes) {
  const std::vector<NamedKernel> all = supported_kernels();
  for (int i = 0; i < 200; ++i) {
    const LaneMask waiting = random_lanes(1 + draw_.below(12));
    const LaneMask free = random_lanes(1 + draw_.below(12)) - waiting;
    LaneMove expected;
    all.back().passes->match(waiting, free, expected);
    EXPECT_EQ(size(expected.to), expected.count);
    EXPECT_EQ(size(expected.from), expected.count);
    EXPECT_EQ(size(expected.to - free), 0);
    EXPECT_EQ(size(expected.from - waiting), 0);
    EXPECT_EQ(expected.count > 0, size(waiting) > 0 && size(free) > 0);
    LaneMask sources;
    for_each_lane(expected.to, [&](int lane) { insert(sources, source_lane(expected, lane)); });
    EXPECT_TRUE(same(sources, expected.from));
    for (const NamedKernel& kernel : all) {
      LaneMove move;
      kernel.passes->match(waiting, free, move);
      EXPECT_TRUE(same(move.to, expected.to) && same(move.from, expected.from)) << kernel.name;
      for (int w = 0; w < kLaneWords; ++w) {
        EXPECT_EQ(move.source[w], expected.source[w]) << kernel.name;
        EXPECT_EQ(move.rotate[w], expected.rotate[w]) << kernel.name;
      }
    }
  }
}

TEST_F(ManyKernelTest, AllKernelsAgreeOnEveryPass) {
  const std::vector<NamedKernel> all = supported_kernels();
  const ManyKernel& reference = *all.back().passes;
  for (int stage = 1; stage <= 4; ++stage) {
    const LaneMask lanes = random_lanes(2), diving = random_lanes(2);

    const auto run = [&](const ManyKernel& kernel, Planes& planes, CandidatePlanes& park) {
      std::vector<LaneMask> found;
      std::memset(static_cast<void*>(&planes), 0, sizeof planes);
      std::memset(static_cast<void*>(&park), 0, sizeof park);
      load_puzzles(kernel, planes, 3 * stage);
      BranchChoice choice;
      LaneMask chosen = lanes, open;
      kernel.choose(planes, choice, diving, chosen);
      LaneMove move;
      kernel.match(chosen, complement(lanes), move);
      kernel.park(planes, choice, chosen - move.from, park);
      kernel.keep(planes, chosen & move.from, park);
      kernel.branch(planes, choice, chosen, move);
      kernel.moving_round(planes, move, open);
      found.push_back(chosen);
      found.push_back(open);
      RoundReport report;
      for (int triads : {kTriadRows, kTriadColumns, kTriadRows | kTriadColumns}) {
        kernel.checking_round(planes, triads, report);
        found.insert(found.end(), {report.alive, report.decided, report.open});
      }
      kernel.match(chosen - move.from, complement(lanes) - move.to, move);
      kernel.resume(planes, move, park);
      kernel.round(planes, open);
      found.push_back(open);
      return found;
    };
    auto expected = std::make_unique<Planes>(), planes = std::make_unique<Planes>();
    auto expected_park = std::make_unique<CandidatePlanes>(),
         park = std::make_unique<CandidatePlanes>();
    const std::vector<LaneMask> wanted = run(reference, *expected, *expected_park);
    EXPECT_GT(size(wanted[0]), 0) << "nothing to branch on";
    for (const NamedKernel& kernel : all) {
      const std::vector<LaneMask> got = run(*kernel.passes, *planes, *park);
      EXPECT_TRUE(same(*planes, *kernel.passes, *expected, reference)) << kernel.name;
      EXPECT_TRUE(same(*park, *kernel.passes, *expected_park, reference)) << kernel.name;
      for (std::size_t i = 0; i < wanted.size(); ++i)
        EXPECT_TRUE(same(got[i], wanted[i])) << kernel.name << ", report " << i;
    }
  }
}

/// Where rounds lead that begin with a moving round, for each lane of `lanes`.
std::vector<std::vector<std::uint16_t>> closure(const ManyKernel& kernel, Planes& planes,
                                                const LaneMask& lanes) {
  LaneMask open;
  kernel.moving_round(planes, LaneMove{}, open);
  for (int r = 0; r < 40; ++r) kernel.round(planes, open);
  std::vector<std::vector<std::uint16_t>> found;
  for_each_lane(lanes, [&](int lane) {
    std::uint16_t sets[81];
    read_sets(planes, kernel, lane, sets);
    found.emplace_back(sets, sets + 81);
  });
  return found;
}

/// All lanes of a set where they are.
LaneMove staying(const LaneMask& lanes) {
  LaneMove move{};
  move.to = move.from = lanes;
  for (std::uint64_t w = 0; w < kLaneWords; ++w) move.source[w] = w;
  move.count = size(lanes);
  return move;
}

TEST_F(ManyKernelTest, ADecisionFollowedLeadsWhereTheBranchingLed) {
  for (const NamedKernel& named : supported_kernels()) {
    const ManyKernel& kernel = *named.passes;
    const auto planes = std::make_unique<Planes>();
    const auto base = std::make_unique<CandidatePlanes>(),
               side_b = std::make_unique<CandidatePlanes>();
    load_puzzles(kernel, *planes, 6);
    LaneMask lanes = complement(LaneMask());
    BranchChoice choice;
    kernel.choose(*planes, choice, random_lanes(2), lanes);
    ASSERT_GT(size(lanes), 100);
    kernel.keep(*planes, lanes, *base);
    kernel.park(*planes, choice, lanes, *side_b);
    LaneDecisions decisions;
    kernel.branch_and_tell(*planes, choice, lanes, LaneMove{}, decisions);
    const auto asserted = closure(kernel, *planes, lanes);

    const auto follow = [&](unsigned turned) {
      kernel.resume(*planes, staying(lanes), *base);
      for_each_lane(lanes, [&](int lane) {
        Decision decision = decision_of(decisions, lane);
        decision.what |= static_cast<std::uint8_t>(turned);
        kernel.follow(*planes, lane, &decision, 1);
      });
      return closure(kernel, *planes, lanes);
    };
    EXPECT_EQ(follow(0), asserted) << named.name;
    const auto excluded = follow(kTurned);
    EXPECT_NE(excluded, asserted) << named.name;
    kernel.resume(*planes, staying(lanes), *side_b);
    EXPECT_EQ(closure(kernel, *planes, lanes), excluded) << named.name;
  }
}

}  // namespace
}  // namespace nonet::engine::many
