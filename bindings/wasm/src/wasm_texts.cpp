// Reading and writing, and the names of things.

#include "nonet/kernel.hpp"
#include "nonet/search.hpp"
#include "nonet/text.hpp"
#include "wasm_border.hpp"

#ifndef NONET_VERSION
#error "NONET_VERSION comes from the build"
#endif

namespace nonet::wasm {

namespace {

template <class Infos>
void write_infos(JsonWriter& json, const Infos& infos) {
  json.open('[');
  for (const auto& info : infos)
    json.open('{').key("name").string(info.name).key("summary").string(info.summary).close('}');
  json.close(']');
}

}  // namespace

// The argument is the name of a column and then the text. At most `limit` records, 0: all.
NONET_WASM_EXPORT(parse)
std::size_t parse_records(std::size_t length, std::size_t column_length, double limit) {
  const std::string_view argument = input_text(length);
  Reader reader(read_from(argument.substr(column_length)),
                {.column = std::string(argument.substr(0, column_length))});
  JsonWriter json;
  json.open('[');
  Record record;
  for (double left = limit; (limit == 0 || left > 0) && reader.next(record); --left) {
    json.open('{').key("line").number(record.line);
    json.key("notation").string(name_of(record.notation)).key("text").string(record.text);
    json.key("ok").boolean(record.puzzle.has_value());
    if (record.puzzle) {
      json.key("puzzle");
      write_puzzle(json, *record.puzzle);
    } else {
      json.key("error");
      write_error(json, record.puzzle.error());
    }
    json.close('}');
  }
  json.close(']');
  return hand_over(json);
}

// A text that holds exactly one puzzle: {"puzzle": ...} or {"error": ...}.
NONET_WASM_EXPORT(parse_one) std::size_t parse_one(std::size_t length) {
  const Expected<Puzzle> puzzle = parse(input_text(length));
  JsonWriter json;
  json.open('{').key(puzzle ? "puzzle" : "error");
  if (puzzle)
    write_puzzle(json, *puzzle);
  else
    write_error(json, puzzle.error());
  json.close('}');
  return hand_over(json);
}

NONET_WASM_EXPORT(write) std::size_t write_notation(std::size_t notation) {
  return hand_over(write(input_puzzle(), notations()[notation].notation));
}

// What a module knows of itself, asked for once.
NONET_WASM_EXPORT(about) std::size_t about() {
  JsonWriter json;
  json.open('{').key("version").string(NONET_VERSION).key("notations");
  write_infos(json, notations());
  json.key("algorithms");
  write_infos(json, algorithms());
  if (const auto kernel = kernel_in_use()) {
    json.key("kernel").open('{').key("name").string(kernel->name);
    json.key("summary").string(kernel->summary);
    json.key("supported").boolean(kernel->supported).close('}');
  }
  json.close('}');
  return hand_over(json);
}

}  // namespace nonet::wasm
