// nonet scramble: random puzzles that are equivalent to the given ones.
#include <nlohmann/json.hpp>

#include "command_line.hpp"
#include "error_json.hpp"
#include "nonet/transform.hpp"
#include "one_field.hpp"
#include "row_stream.hpp"
#include "study/seed_choice.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

/// The number of a record among the draws of a seed. It depends on where the record stands and on
/// what it is, so that neither the number of threads nor what stands before it matters, and two
/// operands get draws of their own.
std::uint64_t draw_number(const Record& record, const RowContext& context) {
  std::uint64_t number = 0xcbf29ce484222325;  // FNV-1a
  const auto mix = [&](std::uint64_t word) { number = (number ^ word) * 0x100000001b3; };
  mix(context.input);
  mix(record.line);
  const Grid digits = record.puzzle->digits();
  for (int i = 0; i < kCellCount; ++i) mix(static_cast<unsigned>(digits.value_at(Cell(i))));
  return number;
}

struct Layout {
  Notation notation;
  bool map, bare, json;
};

std::string json_row(const Record& record, const Puzzle& made, const Transform& map,
                     const Layout& layout, const RowContext& context) {
  nlohmann::ordered_json object;
  if (context.file != nullptr) object["file"] = *context.file;
  object["line"] = record.line;
  object["puzzle"] = to_line(record.puzzle->digits());
  object["scrambled"] = to_line(made.digits());
  if (made.marks) object["marks"] = write(made, Notation::candidates);
  object["map"] = to_text(map);
  if (!layout.bare) object["text"] = record.text;
  return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

std::string malformed_row(const Record& record, const Layout& layout) {
  const Error& error = record.puzzle.error();
  if (layout.json)
    return nlohmann::ordered_json{{"line", record.line}, {"error", error_object(error)}}.dump(
               -1, ' ', false, nlohmann::json::error_handler_t::replace) +
           '\n';
  const std::string reason =
      one_field(error.hint.empty() ? error.message : error.message + "; " + error.hint);
  return layout.notation == Notation::line ? "malformed\t" + reason + '\n'
                                           : "# malformed: " + reason + '\n';
}

std::string row_of(const Record& record, const Puzzle& made, const Transform& map,
                   const Layout& layout, const RowContext& context) {
  if (layout.json) return json_row(record, made, map, layout, context);
  std::string row = write(made, layout.notation);
  if (!row.ends_with('\n')) row += '\n';
  if (layout.notation != Notation::line) return row;
  row.pop_back();
  if (layout.map) row += '\t' + to_text(map);
  if (!layout.bare && !record.text.empty()) row += '\t' + one_field(record.text);
  return row + '\n';
}

}  // namespace

int run_scramble(const Invocation& invocation) {
  const std::uint64_t seed = choose_seed(invocation), count = invocation.number("count");
  const std::string format = invocation.text("format");
  const Layout layout{.notation = format == "json" ? Notation::line : *notation_named(format),
                      .map = invocation.given("map"),
                      .bare = invocation.given("bare"),
                      .json = format == "json"};
  return stream_rows(invocation, [&](const IsSingleOnTerminal&) {
    RowMaker maker;
    maker.in_blocks = layout.notation != Notation::line;
    maker.make = row_by_row([=](const Record& record, const RowContext& context) {
      Row row;
      if (!record.puzzle) {
        row.text = malformed_row(record, layout);
        return row;
      }
      const std::uint64_t number = draw_number(record, context);
      for (std::uint64_t i = 0; i < count; ++i) {
        if (maker.in_blocks && i > 0) row.text += '\n';
        const Transform map = random_transform(seed, number + i);
        row.text += row_of(record, map(*record.puzzle), map, layout, context);
        if (context.stop.stop_requested() && i + 1 < count) row.stopped = true;
        if (row.stopped) break;
      }
      return row;
    });
    return maker;
  });
}

}  // namespace nonet::cli
