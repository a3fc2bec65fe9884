#include <istream>
#include <utility>

#include "nonet/text.hpp"
#include "text/cell_sign.hpp"
#include "text/grid_block.hpp"
#include "text/hodoku_line.hpp"
#include "text/line_dress.hpp"
#include "text/line_source.hpp"
#include "text/plain_line.hpp"
#include "text/plain_row.hpp"
#include "text/single_line.hpp"

namespace nonet {

ByteSource read_from(std::istream& stream) {
  return [&stream](std::span<char> buffer) -> std::size_t {
    // What is there already is taken at once; only then does the read wait.
    if (std::streamsize ready = stream.rdbuf()->in_avail(); ready > 0)
      return static_cast<std::size_t>(stream.rdbuf()->sgetn(
          buffer.data(), std::min(ready, static_cast<std::streamsize>(buffer.size()))));
    const int first = stream.rdbuf()->sgetc();
    if (first == std::char_traits<char>::eof()) return 0;
    const std::streamsize ready = std::max<std::streamsize>(1, stream.rdbuf()->in_avail());
    return static_cast<std::size_t>(stream.rdbuf()->sgetn(
        buffer.data(), std::min(ready, static_cast<std::streamsize>(buffer.size()))));
  };
}

ByteSource read_from(std::string_view text) {
  return [text](std::span<char> buffer) mutable -> std::size_t {
    const std::size_t count = text.copy(buffer.data(), buffer.size());
    text.remove_prefix(count);
    return count;
  };
}

struct Reader::State {
  State(ByteSource source, ReadOptions with) : lines(std::move(source)), options(std::move(with)) {}

  text::LineSource lines;
  ReadOptions options;
  text::GridBlock block;
  text::Line line;
  text::PlainLine plain;
  bool held = false;  // line was looked at, and waits until the block before it is done
};

Reader::Reader(ByteSource source, ReadOptions options)
    : state_(std::make_unique<State>(std::move(source), std::move(options))) {}
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;
Reader::~Reader() = default;

bool Reader::buffered() const {
  return state_->held || state_->lines.has_line();
}

bool Reader::next(Record& record) {
  using namespace text;
  State& s = *state_;
  for (;;) {
    if (s.block.take_record(record)) return true;
    if (!s.held) {
      if (s.block.empty() && take_plain_row(s.lines, record)) return true;
      if (!s.lines.next(s.line)) {
        if (s.block.empty()) return false;
        s.block.close();
        continue;
      }
    }
    s.held = false;
    if (s.line.too_long) {
      if (!s.block.empty()) {
        s.block.close();
        s.held = true;
        continue;
      }
      record = {
          s.line.number,
          Notation::line,
          std::unexpected(Error{ErrorCode::wrong_length, s.line.number, 0,
                                "the line is longer than a megabyte", "a line holds one puzzle"}),
          {}};
      return true;
    }
    s.plain.assign(s.line.text, s.line.number);
    const LineDress dress = undress(s.plain);
    if (dress.kind == LineDress::Kind::blank) {
      s.block.add_blank();
      continue;
    }
    if (dress.kind != LineDress::Kind::content) continue;
    if (is_hodoku_line(s.plain.plain().substr(dress.begin, dress.end - dress.begin))) {
      if (!s.block.empty()) {
        s.block.close();
        s.held = true;
        continue;
      }
      read_hodoku_line(s.plain, dress.begin, dress.end, record);
      return true;
    }
    GridRow row = read_grid_row(s.plain, dress.begin, dress.end);
    if (row.kind != GridRow::Kind::none) {
      s.block.add(std::move(row));
      continue;
    }
    if (!s.block.empty()) {
      s.block.close();
      s.held = true;
      continue;
    }
    if (read_single_line(s.plain, dress.begin, dress.end, record)) return true;
    record.line = s.line.number;
    record.notation = Notation::line;
    record.text.clear();
    record.puzzle = std::unexpected(not_a_puzzle(s.plain, dress.begin, dress.end));
    return true;
  }
}

}  // namespace nonet
