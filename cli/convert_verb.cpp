#include <algorithm>
#include <array>

#include "command_line.hpp"
#include "one_field.hpp"
#include "row_stream.hpp"

namespace nonet::cli {

namespace {

// Notations of one line. Those that are a bare row of signs can take what stood beside the puzzle
// as a second field; in the others it would not be read back.
constexpr std::array kOneLine{Notation::line, Notation::candidates, Notation::hodoku,
                              Notation::json};
constexpr std::array kTakesText{Notation::line, Notation::candidates};

constexpr bool is_in(const auto& notations, Notation notation) {
  return std::ranges::find(notations, notation) != notations.end();
}

// What cannot be read must not come out as a puzzle, nor shift the rows behind it.
std::string malformed_row(const Error& error, Notation notation) {
  if (notation == Notation::json) return "null\n";
  const std::string reason =
      one_field(error.hint.empty() ? error.message : error.message + "; " + error.hint);
  return is_in(kOneLine, notation) ? "malformed\t" + reason + "\n"
                                   : "# malformed: " + reason + "\n";
}

std::string row_of(const Record& record, Notation notation, bool bare) {
  if (!record.puzzle) return malformed_row(record.puzzle.error(), notation);
  std::string row = write(*record.puzzle, notation);
  if (!row.ends_with('\n')) row += '\n';
  if (!bare && !record.text.empty() && is_in(kTakesText, notation))
    row.insert(row.size() - 1, "\t" + one_field(record.text));
  return row;
}

}  // namespace

int run_convert(const Invocation& invocation) {
  const Notation notation =
      *notation_named(invocation.text(invocation.given("format") ? "format" : "to"));
  const bool bare = invocation.given("bare");
  return stream_rows(invocation, [&](const IsSingleOnTerminal&) {
    RowMaker maker;
    maker.in_blocks = !is_in(kOneLine, notation);
    maker.make = row_by_row([=](const Record& record, const RowContext&) {
      return Row{.text = row_of(record, notation, bare)};
    });
    return maker;
  });
}

}  // namespace nonet::cli
