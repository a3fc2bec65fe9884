// nonet explain: the whole way to the solution, as text, JSON or a page.
#include <fmt/format.h>

#include "exit_status.hpp"
#include "explain_options.hpp"
#include "nonet/step_json.hpp"
#include "output.hpp"
#include "path_text.hpp"
#include "record_json.hpp"
#include "row_stream.hpp"
#include "step_page.hpp"

namespace nonet::cli {

namespace {

std::string row_text(const Record& record, const Explanation& path, const std::string& format) {
  if (format == "json") return record_json(record, "path", to_json(path)) + '\n';
  if (format == "html") return path_section(*record.puzzle, path);
  return "# " + to_line(record.puzzle->digits()) + '\n' + path_text(path);
}

std::string malformed(const Record& record, const std::string& format) {
  if (format == "json") return malformed_json(record);
  const std::string line = malformed_line(record);
  return format == "html" ? "<p>" + escaped(line) + "</p>\n" : line;
}

}  // namespace

int run_explain(const Invocation& invocation) {
  const auto options = explain_options(invocation);
  if (!options) {
    complain(options.error());
    return kExitError;
  }
  const double seconds = invocation.given("timeout") ? invocation.seconds("timeout") : 0;
  return stream_rows(invocation, [&](const IsSingleOnTerminal&) {
    const std::string format = invocation.text("format");
    RowMaker maker;
    if (format == "html") maker.header = page_head("Sudoku, step by step");
    maker.in_blocks = format == "text";
    maker.chunk = 16;
    maker.make = row_by_row([=, &options](const Record& record, const RowContext& context) {
      if (!record.puzzle) return Row{.text = malformed(record, format)};
      const Explanation path = explain(*record.puzzle, within(*options, seconds, context.stop));
      return Row{.text = row_text(record, path, format),
                 .negative = path.end != PathEnd::solved,
                 .stopped = context.stop.stop_requested() && path.end == PathEnd::stopped};
    });
    return maker;
  });
}

}  // namespace nonet::cli
