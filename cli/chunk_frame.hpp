#pragma once
// What the work on a chunk of records hands to whoever writes it. A batch carries one string per
// chunk, so that rows and messages, which go to different places, travel in it behind a header of
// fixed size.

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::cli {

struct ChunkFrame {
  std::string rows;
  std::string messages;
  std::uint64_t row_count = 0;
  std::uint64_t bad_rows = 0;
  bool negative = false;  ///< some answer was negative
  bool stopped = false;   ///< the work was stopped: nothing that follows is to be written
};

void append_frame(const ChunkFrame& frame, std::string& text);

/// A frame to be written: `rows` and `messages` are parts of the text it was taken from.
struct FrameView {
  std::string_view rows, messages;
  std::uint64_t row_count, bad_rows;
  bool negative, stopped;
};

/// Takes the first frame off the front of a text that append_frame() wrote.
FrameView take_frame(std::string_view& text);

}  // namespace nonet::cli
