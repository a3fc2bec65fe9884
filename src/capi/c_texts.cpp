
#include "capi/c_border.hpp"

using namespace nonet;

extern "C" {

int nonet_parse(const char* text, size_t length, char digits[81], char marks[729], int* has_marks,
                char* message, size_t message_size) {
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  capi::give_text(puzzle ? "" : to_string(puzzle.error()), message, message_size, nullptr);
  if (!puzzle) return NONET_MALFORMED;
  capi::give_grid(digits, puzzle->digits());
  capi::give(has_marks, puzzle->marks.has_value());
  if (puzzle->marks) capi::give_candidates(marks, possible_digits(*puzzle));
  return NONET_OK;
}

int nonet_convert(const char* text, size_t length, int notation, char* out, size_t out_size,
                  size_t* out_length) {
  if (notation < 0 || notation >= nonet_notation_count()) return NONET_BAD_ARGUMENT;
  const Expected<Puzzle> puzzle = capi::puzzle_from(text, length);
  if (!puzzle) return NONET_MALFORMED;
  const Notation wanted = notations()[static_cast<std::size_t>(notation)].notation;
  return capi::give_text(write(*puzzle, wanted), out, out_size, out_length);
}

}  // extern "C"
