#include "chunk_frame.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(ChunkFrame, ComesOutAsItWentIn) {
  const ChunkFrame first{.rows = std::string("rows\0\n", 6),
                         .messages = "messages",
                         .row_count = 3,
                         .bad_rows = 2,
                         .negative = true,
                         .stopped = false};
  const ChunkFrame second{.rows = "", .messages = "", .stopped = true};
  std::string text;
  append_frame(first, text);
  append_frame(second, text);

  std::string_view rest = text;
  const FrameView a = take_frame(rest);
  EXPECT_EQ(a.rows, first.rows);
  EXPECT_EQ(a.messages, first.messages);
  EXPECT_EQ(a.row_count, 3u);
  EXPECT_EQ(a.bad_rows, 2u);
  EXPECT_TRUE(a.negative);
  EXPECT_FALSE(a.stopped);
  const FrameView b = take_frame(rest);
  EXPECT_EQ(b.rows, "");
  EXPECT_TRUE(b.stopped);
  EXPECT_TRUE(rest.empty());
}

}  // namespace
}  // namespace nonet::cli
