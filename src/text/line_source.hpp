#pragma once
// LineSource: bytes to lines. Takes off byte-order marks, turns UTF-16 into UTF-8, and ends lines
// at LF, CRLF and lone CR. Holds one line in memory; what is longer than kLongestLine is dropped
// and marked.

#include <cstddef>
#include <string>
#include <string_view>

#include "nonet/text.hpp"
#include "text/utf16.hpp"

namespace nonet::text {

inline constexpr std::size_t kLongestLine = std::size_t{1} << 20;

struct Line {
  std::string_view text;  ///< without its line end; valid until the next call of the source
  std::size_t number = 0;
  bool too_long = false;  ///< then text is empty
};

class LineSource {
 public:
  explicit LineSource(ByteSource source) : source_(std::move(source)) {}

  /// False at the end of the stream.
  bool next(Line& line);

  /// The bytes in memory from the start of the next line on, for a reader in a hurry ...
  std::string_view window() const {
    return skip_lf_ || !started_ ? std::string_view()
                                 : std::string_view(buffer_.data() + begin_, end_ - begin_);
  }
  /// ... who takes `length` of them as a line (without its end, an LF) and gets its number.
  std::size_t take_line(std::size_t length) {
    begin_ += length + 1;
    return ++number_;
  }

  /// A whole line, or the end of the stream, is in memory.
  bool has_line() const;

 private:
  bool fill();
  void start();

  ByteSource source_;
  std::string buffer_;
  std::size_t begin_ = 0;  // unread bytes are buffer_[begin_, end_)
  std::size_t end_ = 0;
  std::size_t number_ = 0;
  bool started_ = false;
  bool ended_ = false;
  bool skip_lf_ = false;  // the last line ended with a CR that was the last byte in memory
  Utf16 utf16_;
  std::string bytes_;  // UTF-16 as it came
};

}  // namespace nonet::text
