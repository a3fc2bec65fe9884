#include "batch/chunk_size.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using std::chrono::milliseconds;

BatchOptions most(std::size_t chunk, milliseconds time) {
  BatchOptions options;
  options.chunk = chunk;
  options.chunk_time = time;
  return options;
}

TEST(ChunkSize, WithoutATimeIsAlwaysTheSame) {
  ChunkSize size(most(300, milliseconds(0)));
  EXPECT_FALSE(size.trying());
  size.worked(300, milliseconds(0));
  size.worked(300, milliseconds(100'000));
  EXPECT_EQ(size.now(), 300u);
  EXPECT_EQ(ChunkSize(most(0, milliseconds(0))).now(), 1u);
}

TEST(ChunkSize, GrowsWhileTheWorkIsQuick) {
  ChunkSize size(most(1000, milliseconds(40)));
  EXPECT_LT(size.now(), 20u);
  EXPECT_TRUE(size.trying());
  for (int i = 0; i < 20; ++i) size.worked(size.now(), milliseconds(1));
  EXPECT_EQ(size.now(), 1000u);
  EXPECT_FALSE(size.trying());
}

TEST(ChunkSize, StaysWhereTheWorkTakesAboutTheTime) {
  ChunkSize size(most(1000, milliseconds(40)));
  size.worked(size.now(), milliseconds(1));
  const std::size_t before = size.now();
  size.worked(before, milliseconds(20));
  EXPECT_EQ(size.now(), before);
}

TEST(ChunkSize, ShrinksToOneRecordWhereTheWorkTakesLong) {
  ChunkSize size(most(1000, milliseconds(40)));
  for (int i = 0; i < 20; ++i) size.worked(size.now(), milliseconds(41));
  EXPECT_EQ(size.now(), 1u);
  EXPECT_FALSE(size.trying()) << "threads would help";
}

// Input that comes slowly says nothing of what a full chunk would take.
TEST(ChunkSize, DoesNotGrowByChunksThatWereNotFull) {
  ChunkSize size(most(1000, milliseconds(40)));
  const std::size_t before = size.now();
  for (int i = 0; i < 20; ++i) size.worked(1, milliseconds(0));
  EXPECT_EQ(size.now(), before);
}

TEST(ChunkSize, NeverExceedsTheMost) {
  EXPECT_EQ(ChunkSize(most(1, milliseconds(40))).now(), 1u);
  EXPECT_FALSE(ChunkSize(most(1, milliseconds(40))).trying());
}

}  // namespace
}  // namespace nonet
