#include "text/notation_writers.hpp"

namespace nonet::text {

std::string write_sdk(const Puzzle& puzzle) {
  std::string text = "[Puzzle]\n" + write_rows(puzzle.givens);
  if (puzzle.entries.filled() > 0) text += "[State]\n" + write_rows(puzzle.digits());
  return text;
}

}  // namespace nonet::text
