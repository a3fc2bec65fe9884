// The bounds that random_grid() relies on are checked over all partitions.
#include "generate/triple_partitions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

namespace nonet::generate {
namespace {

using Id = TriplePartitions::Id;
using Sets = TriplePartitions::Sets;

const TriplePartitions& table() {
  return TriplePartitions::table();
}

bool cross(const Sets& a, const Sets& b) {
  for (auto row : a)
    for (auto column : b)
      if (std::popcount(static_cast<unsigned>(row & column)) != 1) return false;
  return true;
}

TEST(TriplePartitions, AreDifferentAndWhole) {
  std::set<Sets> seen;
  for (Id id = 0; id < TriplePartitions::kPartitions; ++id) {
    Sets sets = table().sets(id);
    EXPECT_EQ(sets[0] | sets[1] | sets[2], 0x1ff);
    EXPECT_EQ(sets[0] + sets[1] + sets[2], 0x1ff);
    for (auto set : sets) EXPECT_EQ(std::popcount(static_cast<unsigned>(set)), 3);
    std::ranges::sort(sets);
    EXPECT_TRUE(seen.insert(sets).second);
    do EXPECT_EQ(table().id_of(sets), id);
    while (std::ranges::next_permutation(sets).found);
  }
}

TEST(TriplePartitions, CrossingOnesShareOneDigitOfEachPairOfSets) {
  for (Id id = 0; id < TriplePartitions::kPartitions; ++id) {
    std::set<Id> crossing;
    for (unsigned i = 0; i < TriplePartitions::kCrossing; ++i)
      crossing.insert(table().crossing(id, i));
    EXPECT_EQ(crossing.size(), 36u);
    for (Id other = 0; other < TriplePartitions::kPartitions; ++other)
      EXPECT_EQ(crossing.contains(other), cross(table().sets(id), table().sets(other)));
  }
}

TEST(TriplePartitions, SplitsShareOutWhatEachRowLacks) {
  for (Id id = 0; id < TriplePartitions::kPartitions; ++id) {
    std::set<Sets> seen;
    for (unsigned i = 0; i < TriplePartitions::kSplits; ++i) {
      const auto& second = table().split(id, i);
      const auto& third = table().split(id, i ^ 1);
      EXPECT_TRUE(seen.insert(second).second);
      EXPECT_EQ(table().split_id(id, i), table().id_of(second));
      for (std::size_t row = 0; row < 3; ++row)
        EXPECT_EQ(table().sets(id)[row] + second[row] + third[row], 0x1ff);
    }
  }
}

TEST(TriplePartitions, CrossingSplitsAreThoseThatCross) {
  for (Id id = 0; id < TriplePartitions::kPartitions; id += 13)
    for (Id other = 0; other < TriplePartitions::kPartitions; ++other)
      for (unsigned i = 0; i < TriplePartitions::kSplits; ++i)
        EXPECT_EQ(table().crossing_splits(id, other) >> i & 1,
                  cross(table().sets(table().split_id(id, i)), table().sets(other)));
}

TEST(TriplePartitions, OfTwoConditionsBothHold) {
  for (Id second = 0; second < TriplePartitions::kPartitions; second += 7)
    for (Id third = 0; third < TriplePartitions::kPartitions; third += 11)
      for (unsigned i = 0; i < TriplePartitions::kSplits; ++i)
        EXPECT_EQ(table().crossing_splits(5, second, third) >> i & 1,
                  cross(table().sets(table().split_id(5, i)), table().sets(second)) &&
                      cross(table().sets(table().split_id(5, i ^ 1)), table().sets(third)));
}

TEST(TriplePartitions, NeverMoreCrossingSplitsThanSaid) {
  unsigned most = 0;
  for (Id id = 0; id < TriplePartitions::kPartitions; ++id)
    for (Id other = 0; other < TriplePartitions::kPartitions; ++other)
      most =
          std::max(most, static_cast<unsigned>(std::popcount(table().crossing_splits(id, other))));
  EXPECT_EQ(most, TriplePartitions::kMostCrossingSplits);
}

}  // namespace
}  // namespace nonet::generate
