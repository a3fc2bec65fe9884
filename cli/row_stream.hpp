#pragma once
// From operands to rows: opens the inputs in turn, lets a verb make a row of each record on all
// cores, and writes rows and messages in input order.

#include <algorithm>
#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "command_line.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

/// Where a record comes from, and what its row may take.
struct RowContext {
  const std::string* file = nullptr;  ///< the input's name, when there are several inputs
  std::size_t input = 0;              ///< the number of the input, from 0
  std::stop_token stop;
};

struct Row {
  std::string text;        ///< with the line end
  bool negative = false;   ///< the answer is one that exit status 1 tells of
  bool stopped = false;    ///< the stop token ended the work on it: there is no row
  std::string fault = {};  ///< why this verb cannot take a record that could be read; told and
                           ///< counted like one that could not
};

/// Enough for the engine that solves many at once, and a megabyte.
inline constexpr std::size_t kMostInChunk = 2048;

/// What a verb makes of records. `make` is called from several threads at once, with records in a
/// row and one Row for each. Some may not have been readable; the message about those is not its
/// business.
struct RowMaker {
  std::string header;                ///< written before the first row
  bool in_blocks = false;            ///< rows of several lines, to be parted by an empty one
  std::size_t chunk = kMostInChunk;  ///< most rows worked on in one go, and so written in one go
  bool in_turn = false;  ///< `make` is called for one chunk after the other, whatever --threads
  std::function<void(std::span<const Record> records, const RowContext& context,
                     std::span<Row> rows)>
      make;
  /// When there is one: turns what `make` wrote, in input order, into what is to be written, which
  /// it appends to `text`. Called on one thread. False when it has failed and said so.
  std::function<bool(std::string_view rows, std::string& text)> in_order = {};
};

/// A RowMaker::make that looks at one record at a time.
template <class MakeRow>
auto row_by_row(MakeRow make_row) {
  return
      [make_row](std::span<const Record> records, const RowContext& context, std::span<Row> rows) {
        std::ranges::transform(records, rows.begin(),
                               [&](const Record& record) { return make_row(record, context); });
      };
}

/// Whether the whole input is a single record and the output goes to a terminal. To find out, the
/// input is read up to its second record, which may mean to wait for that.
using IsSingleOnTerminal = std::function<bool()>;

/// "file:line:column: what, and why; what would be right", with a line end, about a record that
/// could not be read.
std::string message_about(const std::string& file, const Record& record);

/// Runs over the operands, or standard input without any. `choose` is called once, before the first
/// record. Returns the exit status.
int stream_rows(const Invocation& invocation,
                const std::function<RowMaker(const IsSingleOnTerminal&)>& choose);

}  // namespace nonet::cli
