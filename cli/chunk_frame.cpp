#include "chunk_frame.hpp"

#include <cassert>
#include <cstring>

namespace nonet::cli {

namespace {

struct Header {
  std::uint64_t row_bytes;
  std::uint64_t message_bytes;
  std::uint64_t row_count;
  std::uint64_t bad_rows;
  bool negative;
  bool stopped;
};

}  // namespace

void append_frame(const ChunkFrame& frame, std::string& text) {
  const Header header{frame.rows.size(), frame.messages.size(), frame.row_count,
                      frame.bad_rows,    frame.negative,        frame.stopped};
  char bytes[sizeof header];
  std::memcpy(bytes, &header, sizeof header);
  text.append(bytes, sizeof bytes).append(frame.rows).append(frame.messages);
}

FrameView take_frame(std::string_view& text) {
  Header header;
  assert(text.size() >= sizeof header);
  std::memcpy(&header, text.data(), sizeof header);
  text.remove_prefix(sizeof header);
  const FrameView frame{.rows = text.substr(0, header.row_bytes),
                        .messages = text.substr(header.row_bytes, header.message_bytes),
                        .row_count = header.row_count,
                        .bad_rows = header.bad_rows,
                        .negative = header.negative,
                        .stopped = header.stopped};
  text.remove_prefix(header.row_bytes + header.message_bytes);
  return frame;
}

}  // namespace nonet::cli
