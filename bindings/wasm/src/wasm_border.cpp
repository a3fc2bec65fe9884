#include "wasm_border.hpp"

#include <array>
#include <cstring>
#include <vector>

#include "nonet/text.hpp"

namespace nonet::wasm {

namespace {

std::vector<unsigned char>& argument() {
  static std::vector<unsigned char> bytes;
  return bytes;
}

std::string& result() {
  static std::string text;
  return text;
}

}  // namespace

std::string_view input_text(std::size_t length, std::size_t begin) {
  return {reinterpret_cast<const char*>(argument().data()) + begin, length};
}

Puzzle input_puzzle(std::size_t index) {
  return puzzle_from(argument().data() + index * kPuzzleBytes);
}

std::size_t hand_over(std::string text) {
  result() = std::move(text);
  return result().size();
}

std::size_t output_length() {
  return result().size();
}

void write_grid(JsonWriter& json, const Grid& grid) {
  json.string(to_line(grid));
}

void write_solution(JsonWriter& json, const Grid& grid) {
  if (grid.filled() == 0)
    json.null();
  else
    write_grid(json, grid);
}

void write_candidates(JsonWriter& json, const Candidates& candidates) {
  json.open('[');
  for (int i = 0; i < kCellCount; ++i) json.number(candidates[Cell(i)].bits());
  json.close(']');
}

void write_cells(JsonWriter& json, const std::vector<Cell>& cells) {
  json.open('[');
  for (Cell cell : cells) json.number(static_cast<unsigned>(cell.index()));
  json.close(']');
}

void write_placement(JsonWriter& json, Cell cell, Digit digit) {
  json.open('{').key("cell").number(static_cast<unsigned>(cell.index()));
  json.key("digit").number(static_cast<unsigned>(digit.value())).close('}');
}

void write_puzzle(JsonWriter& json, const Puzzle& puzzle) {
  json.open('{').key("givens");
  write_grid(json, puzzle.givens);
  json.key("entries");
  write_grid(json, puzzle.entries);
  json.key("marks");
  if (puzzle.marks)
    write_candidates(json, *puzzle.marks);
  else
    json.null();
  json.close('}');
}

void write_error(JsonWriter& json, const Error& error) {
  constexpr std::array<std::string_view, 6> kCodes{"empty_input",    "wrong_length",
                                                   "unknown_symbol", "ambiguous",
                                                   "unknown_column", "bad_encoding"};
  json.open('{').key("code").string(kCodes[static_cast<std::size_t>(error.code)]);
  json.key("line").number(error.line).key("column").number(error.column);
  json.key("message").string(error.message).key("hint").string(error.hint);
  json.key("text").string(to_string(error)).close('}');
}

// A place for `size` bytes of argument; what stood there before is gone.
NONET_WASM_EXPORT(input) unsigned char* input(std::size_t size) {
  if (argument().size() < size) argument().resize(size);
  return argument().data();
}

NONET_WASM_EXPORT(output) const char* output() {
  return result().data();
}

}  // namespace nonet::wasm
