#include <chrono>
#include <optional>
#include <utility>

#include "answer_formats.hpp"
#include "question.hpp"
#include "row_stream.hpp"
#include "terminal.hpp"

namespace nonet::cli {

namespace {

using FormatRow = std::string (*)(const Question&, const Finding&, const FormatOptions&);

FormatRow row_format(const std::string& name) {
  if (name == "json") return json_answer;
  if (name == "csv") return csv_answer;
  return name == "line" ? line_answer : drawn_answer;
}

Bounds bounds_for(std::optional<double> timeout, const std::stop_token& stop) {
  using Clock = std::chrono::steady_clock;
  Bounds bounds;
  bounds.stop = stop;
  if (timeout)
    bounds.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                         std::chrono::duration<double>(*timeout));
  return bounds;
}

// Which completions a search meets first is its own affair, and may change with the engine. The
// lesser first makes at least the answer for two completions the same for ever.
void order_witnesses(Answer& answer) {
  if (answer.verdict == Verdict::multiple && to_line(answer.second) < to_line(answer.solution))
    std::swap(answer.solution, answer.second);
}

Finding find_out(const Question& question, const Record& record, const Bounds& bounds) {
  Finding finding{.record = record, .judgement = {}, .reason = {}, .count = {}};
  if (record.puzzle) {
    question.ask(*record.puzzle, bounds, finding);
    order_witnesses(finding.judgement.answer);
  } else {
    const Error& error = record.puzzle.error();
    finding.judgement.answer.verdict = Verdict::malformed;
    finding.reason = error.message;
    if (!error.hint.empty()) finding.reason += "; " + error.hint;
  }
  return finding;
}

bool is_cut_short(const Finding& finding) {
  return finding.verdict() == Verdict::undecided || (finding.count && !finding.count->exact);
}

}  // namespace

int answer_rows(const Invocation& invocation, const Question& question) {
  std::optional<double> timeout;
  if (invocation.given("timeout")) timeout = invocation.seconds("timeout");

  return stream_rows(invocation, [&](bool single_on_terminal) {
    const std::string format = invocation.given("format") ? invocation.text("format")
                               : single_on_terminal       ? "grid"
                                                          : "line";
    const FormatRow format_row = row_format(format);
    const FormatOptions options{.bare = invocation.given("bare"),
                                .color = use_color(invocation.text("color")),
                                .unicode = use_unicode(),
                                .pencil = format == "pencil",
                                .file = nullptr};
    RowMaker maker;
    if (format == "csv")
      maker.header = csv_header(question, options.bare, invocation.operands.size() > 1);
    maker.in_blocks = format_row == drawn_answer;
    maker.chunk = timeout ? 1 : question.chunk;
    maker.make = [=, &question](const Record& record, const RowContext& context) {
      const Finding finding = find_out(question, record, bounds_for(timeout, context.stop));
      FormatOptions here = options;
      here.file = context.file;
      return Row{.text = format_row(question, finding, here),
                 .negative = question.verdict_is_answer && finding.verdict() != Verdict::unique,
                 .stopped = context.stop.stop_requested() && is_cut_short(finding)};
    };
    return maker;
  });
}

}  // namespace nonet::cli
