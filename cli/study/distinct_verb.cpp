// nonet distinct: the first of each class of equivalent puzzles.
#include <fmt/format.h>

#include <cstring>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "nonet/canonical.hpp"
#include "nonet/distinct.hpp"
#include "one_field.hpp"
#include "output.hpp"
#include "row_stream.hpp"
#include "study/board_answers.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

// Keys are made on all cores, rows are filtered in order: both travel in the text of a row, each
// behind its length.
void append_sized(std::string_view bytes, std::string& text) {
  const auto size = static_cast<std::uint32_t>(bytes.size());
  char head[sizeof size];
  std::memcpy(head, &size, sizeof size);
  text.append(head, sizeof head).append(bytes);
}

std::string_view take_sized(std::string_view& text) {
  std::uint32_t size = 0;
  std::memcpy(&size, text.data(), sizeof size);
  const std::string_view bytes = text.substr(sizeof size, size);
  text.remove_prefix(sizeof size + size);
  return bytes;
}

Row parcel_of(const Record& record, bool pattern, bool bare) {
  Row row;
  if (!record.puzzle) return row;
  const auto board = board_of(record);
  if (!board) {
    row.fault = board.error();
    return row;
  }
  Grid key;
  if (pattern)
    for (Cell cell : canonical_form(Pattern::of(*board)).pattern) key.set(cell, Digit(1));
  else
    key = canonical_form(*board).grid;
  std::string line = to_line(*board);
  if (!bare && !record.text.empty()) line += '\t' + one_field(record.text);
  append_sized(BoardKey(key).bytes(), row.text);
  append_sized(line + '\n', row.text);
  return row;
}

class DistinctVerb {
 public:
  explicit DistinctVerb(const Invocation& invocation)
      : invocation_(invocation),
        counts_(invocation.given("count")),
        filter_({.memory = static_cast<std::size_t>(invocation.number("memory")) << 20,
                 .directory = invocation.text("temporary")}) {}

  int run() {
    const int status = stream_rows(invocation_, [&](const IsSingleOnTerminal&) {
      RowMaker maker;
      const bool pattern = invocation_.given("pattern"), bare = invocation_.given("bare");
      maker.make = row_by_row([=](const Record& record, const RowContext&) {
        return parcel_of(record, pattern, bare);
      });
      maker.in_order = [this](std::string_view rows, std::string& text) {
        return filter(rows, text);
      };
      return maker;
    });
    if (status == kExitClosedPipe || failed_) return status;
    Output output;
    if (status != kExitInterrupted && !finish(output)) return output.status(kExitError);
    if (counts_) output.write(fmt::format("{}\n", filter_.classes()));
    return output.status(status);
  }

 private:
  bool filter(std::string_view rows, std::string& text) {
    const auto keep = [&](std::string_view row) {
      if (!counts_) text += row;
      return true;
    };
    while (!rows.empty()) {
      const std::string_view key_bytes = take_sized(rows), row = take_sized(rows);
      const auto key = BoardKey::from_bytes(key_bytes);
      const auto added = filter_.add(*key, row, keep);
      if (!added) return complain_of(added.error());
    }
    return true;
  }

  bool finish(Output& output) {
    const auto done =
        filter_.finish([&](std::string_view row) { return counts_ || output.write(row); });
    return done || complain_of(done.error());
  }

  bool complain_of(const std::string& fault) {
    complain(fmt::format("nonet: {}; --memory takes more, --temporary names another directory\n",
                         fault));
    failed_ = true;
    return false;
  }

  const Invocation& invocation_;
  bool counts_;
  bool failed_ = false;
  DistinctFilter filter_;
};

}  // namespace

int run_distinct(const Invocation& invocation) {
  return DistinctVerb(invocation).run();
}

}  // namespace nonet::cli
