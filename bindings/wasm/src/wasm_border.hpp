#pragma once
// What crosses the border between JavaScript and the module.
//
// JavaScript asks `input(size)` for a place, writes the argument there and calls a function with
// its length. What comes back is a text, mostly JSON: the function returns its length, `output()`
// its place, good until the next call.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "json_writer.hpp"
#include "nonet/error.hpp"
#include "nonet/puzzle.hpp"
#include "puzzle_bytes.hpp"

namespace nonet::wasm {

/// The argument as text, or what of it begins at a place.
std::string_view input_text(std::size_t length, std::size_t begin = 0);
/// Puzzle number `index` of the argument, kPuzzleBytes each.
Puzzle input_puzzle(std::size_t index = 0);

/// Hands a text over and returns its length.
std::size_t hand_over(std::string text);
inline std::size_t hand_over(JsonWriter& json) {
  return hand_over(json.take());
}

/// How long the text is that was handed over last.
std::size_t output_length();

void write_grid(JsonWriter& json, const Grid& grid);
/// null for a grid that is all blank.
void write_solution(JsonWriter& json, const Grid& grid);
void write_candidates(JsonWriter& json, const Candidates& candidates);
void write_cells(JsonWriter& json, const std::vector<Cell>& cells);
void write_placement(JsonWriter& json, Cell cell, Digit digit);
void write_puzzle(JsonWriter& json, const Puzzle& puzzle);
void write_error(JsonWriter& json, const Error& error);

}  // namespace nonet::wasm
