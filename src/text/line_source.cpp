#include "text/line_source.hpp"

#include <algorithm>
#include <cstring>

namespace nonet::text {

namespace {

constexpr std::size_t kChunk = std::size_t{1} << 18;

// By pieces, so that a search for one of the two ends does not run through all lines with the
// other.
std::size_t find_line_end(std::string_view bytes, std::size_t from) {
  constexpr std::size_t kPiece = 256;
  for (; from < bytes.size(); from += kPiece) {
    const std::string_view piece = bytes.substr(from, kPiece);
    const std::size_t lf = piece.find('\n');
    const std::size_t end = std::min(lf, piece.substr(0, lf).find('\r'));
    if (end != piece.npos) return from + end;
  }
  return std::string_view::npos;
}

}  // namespace

// Reads until the first bytes tell the encoding. Four are enough for every mark; a stream that
// ends earlier is judged by what there is.
void LineSource::start() {
  started_ = true;
  while (end_ < 4 && fill()) {
  }
  const std::string_view head(buffer_.data(), end_);
  std::size_t mark = 0;
  const Utf16::Order order = Utf16::detect(head, mark);
  if (order == Utf16::Order::none) {
    begin_ = head.starts_with("\xef\xbb\xbf") ? 3 : 0;
    return;
  }
  const std::string bytes(head.substr(mark));
  utf16_ = Utf16(order);
  end_ = 0;
  std::string decoded;
  utf16_.decode(bytes, decoded);
  buffer_.resize(std::max(buffer_.size(), decoded.size()));
  decoded.copy(buffer_.data(), decoded.size());
  end_ = decoded.size();
}

// Appends what the source has to the unread bytes; false at its end.
bool LineSource::fill() {
  if (ended_) return false;
  if (begin_ > 0) {
    std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
    end_ -= begin_;
    begin_ = 0;
  }
  if (buffer_.size() < end_ + kChunk) buffer_.resize(end_ + kChunk);
  if (utf16_.order() == Utf16::Order::none) {
    const std::size_t count = source_(std::span(buffer_).subspan(end_));
    ended_ = count == 0;
    end_ += count;
    return count > 0;
  }
  bytes_.resize(kChunk);
  const std::size_t count = source_(std::span(bytes_));
  ended_ = count == 0;
  std::string decoded;
  if (ended_)
    utf16_.finish(decoded);
  else
    utf16_.decode(std::string_view(bytes_).substr(0, count), decoded);
  if (buffer_.size() < end_ + decoded.size()) buffer_.resize(end_ + decoded.size());
  decoded.copy(buffer_.data() + end_, decoded.size());
  end_ += decoded.size();
  return !ended_ || !decoded.empty();
}

bool LineSource::next(Line& line) {
  if (!started_) start();
  if (skip_lf_) {
    while (begin_ == end_ && fill()) {
    }
    if (begin_ < end_ && buffer_[begin_] == '\n') ++begin_;
    skip_lf_ = false;
  }
  std::size_t searched = 0;
  bool too_long = false;
  for (;;) {
    const std::string_view unread(buffer_.data() + begin_, end_ - begin_);
    std::size_t length = find_line_end(unread, searched);
    const bool at_end = length == std::string_view::npos;
    if (at_end) {
      length = unread.size();
      if (length > kLongestLine) {
        too_long = true;
        begin_ = end_;
        length = 0;
      }
      searched = length;
      if (fill()) continue;
      if (begin_ == end_ && !too_long) return false;
    }
    line.text = std::string_view(buffer_.data() + begin_, length);
    line.number = ++number_;
    line.too_long = too_long || length > kLongestLine;
    if (line.too_long) line.text = {};
    begin_ += length;
    if (!at_end) {
      const bool cr = buffer_[begin_] == '\r';
      ++begin_;
      if (cr && begin_ < end_ && buffer_[begin_] == '\n')
        ++begin_;
      else
        skip_lf_ = cr && begin_ == end_;
    }
    return true;
  }
}

bool LineSource::has_line() const {
  if (!started_) return false;
  const std::string_view unread(buffer_.data() + begin_, end_ - begin_);
  return ended_ || find_line_end(unread, skip_lf_ && unread.starts_with('\n') ? 1 : 0) !=
                       std::string_view::npos;
}

}  // namespace nonet::text
