// nonet same A B: are two boards equivalent, and by which transform?
#include <fmt/format.h>

#include <cstring>
#include <expected>
#include <nlohmann/json.hpp>
#include <optional>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "nonet/canonical.hpp"
#include "output.hpp"
#include "puzzle_input.hpp"
#include "row_stream.hpp"
#include "study/board_answers.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

/// The one board of an operand; the error is a line for standard error.
std::expected<Grid, std::string> read_board(const Invocation& invocation, std::size_t number) {
  auto input = open_input(invocation.operands[number], number + 1);
  if (!input) return std::unexpected(input.error() + '\n');
  Reader reader(input->source, {.column = invocation.text("column")});
  std::optional<Grid> board;
  for (Record record; reader.next(record);) {
    if (!record.puzzle) return std::unexpected(message_about(input->name, record));
    if (board)
      return std::unexpected(fmt::format(
          "{}:{}: a second puzzle; same compares one with one. Classes among many are found by "
          "nonet distinct\n",
          input->name, record.line));
    const auto found = board_of(record);
    if (!found)
      return std::unexpected(fmt::format("{}:{}: {}\n", input->name, record.line, found.error()));
    board = *found;
  }
  if (*input->read_error != 0)
    return std::unexpected(
        fmt::format("{}: cannot be read: {}\n", input->name, std::strerror(*input->read_error)));
  if (!board)
    return std::unexpected(
        fmt::format("{}: no puzzle in it; 81 cells in any notation make one\n", input->name));
  return *board;
}

/// Why two boards that are not equivalent are not.
std::string difference(const Grid& a, const Grid& b) {
  if (a.filled() != b.filled())
    return fmt::format("{} digits stand in the first and {} in the second", a.filled(), b.filled());
  if (canonical_form(Pattern::of(a)).pattern != canonical_form(Pattern::of(b)).pattern)
    return "no transform takes the pattern of the first to that of the second";
  return "the patterns are equivalent, the digits in them are not";
}

}  // namespace

int run_same(const Invocation& invocation) {
  if (invocation.operands.size() != 2) {
    complain(fmt::format("nonet: same takes two operands, and there {} {}; as in nonet same A B\n",
                         invocation.operands.size() == 1 ? "is" : "are",
                         invocation.operands.size()));
    return kExitError;
  }
  const auto a = read_board(invocation, 0);
  const auto b = a ? read_board(invocation, 1) : a;
  for (const auto& board : {a, b}) {
    if (board) continue;
    complain(board.error());
    return kExitError;
  }
  const std::optional<Transform> map = map_between(*a, *b);
  const std::string text = map ? to_text(*map) : difference(*a, *b);
  std::string row = fmt::format("{}\t{}\n", map ? "equivalent" : "different", text);
  if (invocation.text("format") == "json") {
    nlohmann::ordered_json object{{"equivalent", map.has_value()}, {"map", nullptr}};
    object[map ? "map" : "reason"] = text;
    row = object.dump() + '\n';
  }
  Output output;
  output.write(row);
  return output.status(map ? kExitPositive : kExitNegative);
}

}  // namespace nonet::cli
