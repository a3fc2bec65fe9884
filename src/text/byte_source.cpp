#include <algorithm>
#include <istream>

#include "nonet/text.hpp"

namespace nonet {

// What the stream has in memory is taken at once. Only when there is nothing does the read wait,
// and then for a line, not for a full buffer: what is typed or piped in slowly arrives as it comes.
// A stream that does not tell what it has (std::cin in step with stdio) is read line by line.
ByteSource read_from(std::istream& stream) {
  return [&stream](std::span<char> buffer) -> std::size_t {
    constexpr int kEnd = std::char_traits<char>::eof();
    std::streambuf* bytes = stream.rdbuf();
    if (buffer.empty() || bytes->sgetc() == kEnd) return 0;
    if (const std::streamsize ready = bytes->in_avail(); ready > 0)
      return static_cast<std::size_t>(bytes->sgetn(
          buffer.data(), std::min(ready, static_cast<std::streamsize>(buffer.size()))));
    std::size_t count = 0;
    for (int c = bytes->sbumpc(); c != kEnd; c = bytes->sbumpc()) {
      buffer[count++] = static_cast<char>(c);
      if (c == '\n' || count == buffer.size()) break;
    }
    return count;
  };
}

ByteSource read_from(std::string_view text) {
  return [text](std::span<char> buffer) mutable -> std::size_t {
    const std::size_t count = text.copy(buffer.data(), buffer.size());
    text.remove_prefix(count);
    return count;
  };
}

}  // namespace nonet
