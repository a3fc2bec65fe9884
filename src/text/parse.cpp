#include "nonet/text.hpp"
#include "text/plain_row.hpp"

namespace nonet {

Expected<Puzzle> parse(std::string_view text) {
  // Most calls, a hundred times as fast as the reader.
  if (const std::string_view line = text.substr(0, text.find_last_not_of("\r\n") + 1);
      line.size() == kCellCount)
    if (const auto grid = text::plain_cells(line)) return Puzzle(*grid);
  Reader reader(read_from(text));
  Record record;
  if (!reader.next(record))
    return std::unexpected(Error{ErrorCode::empty_input, 0, 0, "there is no puzzle in the text",
                                 "give 81 cells, on a line or in nine rows"});
  if (!record.puzzle) return std::move(record.puzzle);
  Record further;
  if (!reader.next(further)) return std::move(record.puzzle);
  if (!further.puzzle) return std::move(further.puzzle);
  return std::unexpected(Error{ErrorCode::ambiguous, further.line, 0,
                               "a second puzzle follows the first", "give one puzzle"});
}

}  // namespace nonet
