#include "watch/single_puzzle.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstring>
#include <optional>

#include "nonet/text.hpp"
#include "output.hpp"
#include "puzzle_input.hpp"
#include "row_stream.hpp"
#include "terminal.hpp"

namespace nonet::cli {

std::expected<Puzzle, std::string> read_single_puzzle(const Invocation& invocation) {
  auto operands = invocation.operands;
  if (operands.empty()) operands.emplace_back("-");
  const ReadOptions options{.column = invocation.text("column")};
  std::optional<Puzzle> puzzle;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (operands[i] == "-" && stdin_is_terminal())
      complain("nonet: type or paste a puzzle, in any notation; Ctrl-D ends the input\n");
    const auto input = open_input(operands[i], i + 1);
    if (!input) return std::unexpected(input.error() + '\n');
    Reader reader(input->source, options);
    for (Record record; reader.next(record);) {
      if (!record.puzzle) return std::unexpected(message_about(input->name, record));
      if (puzzle)
        return std::unexpected(fmt::format(
            "{}:{}: a second puzzle; this verb shows one search, so give it one puzzle\n",
            input->name, record.line));
      puzzle = *record.puzzle;
    }
    if (*input->read_error != 0)
      return std::unexpected(
          fmt::format("{}: cannot be read: {}\n", input->name, std::strerror(*input->read_error)));
  }
  if (!puzzle)
    return std::unexpected(
        fmt::format("{}: no puzzle in it, only blanks, comments or borders; 81 cells in any "
                    "notation make one\n",
                    operands[0] == "-" ? "<stdin>" : operands[0]));
  return *puzzle;
}

}  // namespace nonet::cli
