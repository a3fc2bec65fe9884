#include "nonet/text.hpp"
#include "text/hodoku_line.hpp"
#include "text/notation_writers.hpp"

namespace nonet {

std::string to_line(const Grid& grid) {
  std::string line;
  for (int i = 0; i < kCellCount; ++i) line += text::symbol_of(grid, Cell(i));
  return line;
}

std::string write(const Puzzle& puzzle, Notation notation) {
  switch (notation) {
    case Notation::line:
      return to_line(puzzle.digits());
    case Notation::rows:
      return text::write_rows(puzzle.digits());
    case Notation::grid:
      return text::write_grid(puzzle.digits());
    case Notation::pencil:
      return text::write_pencil(puzzle);
    case Notation::candidates:
      return text::write_candidates(puzzle);
    case Notation::sdk:
      return text::write_sdk(puzzle);
    case Notation::ss:
      return text::write_ss(puzzle.digits());
    case Notation::hodoku:
      return text::write_hodoku_line(puzzle);
    case Notation::csv:
      return text::write_csv(puzzle.digits());
    case Notation::json:
      return text::write_json(puzzle.digits());
  }
  return {};
}

}  // namespace nonet
