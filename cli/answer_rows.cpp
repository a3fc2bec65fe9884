#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "answer_formats.hpp"
#include "exit_status.hpp"
#include "kernel_choice.hpp"
#include "output.hpp"
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

std::vector<Finding> find_out(const Question& question, std::span<const Record> records,
                              const Bounds& bounds) {
  std::vector<Finding> findings;
  findings.reserve(records.size());
  for (const Record& record : records) findings.emplace_back(record);
  question.ask(findings, bounds);
  for (Finding& finding : findings) order_witnesses(finding.judgement.answer);
  return findings;
}

bool is_negative(const Question& question, const Finding& finding) {
  return (question.verdict_is_answer && finding.verdict() != Verdict::unique) ||
         (question.is_negative != nullptr && question.is_negative(finding));
}

bool is_cut_short(const Finding& finding) {
  return finding.verdict() == Verdict::undecided || (finding.count && !finding.count->exact) ||
         (finding.givens && !finding.givens->minimal()) ||
         (finding.rating && finding.rating->end == Rating::End::cut);
}

}  // namespace

int answer_rows(const Invocation& invocation, const Question& question) {
  if (const auto fault = choose_kernel(invocation)) {
    complain(fmt::format("nonet: {}\n", *fault));
    return kExitError;
  }
  std::optional<double> timeout;
  if (invocation.given("timeout")) timeout = invocation.seconds("timeout");

  return stream_rows(invocation, [&](const IsSingleOnTerminal& is_single_on_terminal) {
    const std::string format = invocation.given("format") ? invocation.text("format")
                               : question.draws && is_single_on_terminal() ? "grid"
                                                                           : "line";
    const FormatRow format_row = row_format(format);
    const FormatOptions options{.bare = invocation.given("bare"),
                                .color = question.draws && use_color(invocation.text("color")),
                                .unicode = use_unicode(),
                                .pencil = format == "pencil",
                                .file = nullptr};
    RowMaker maker;
    if (format == "csv")
      maker.header = csv_header(question, options.bare, invocation.operands.size() > 1);
    maker.in_blocks = format_row == drawn_answer && !question.own_format;
    maker.chunk = timeout ? 1 : kMostInChunk;  // the deadline is for a puzzle, not for a chunk
    maker.make = [=, &question](std::span<const Record> records, const RowContext& context,
                                std::span<Row> rows) {
      FormatOptions here = options;
      here.file = context.file;
      const auto to_row = [&](const Finding& finding) {
        return Row{.text = question.own_format ? question.own_format(finding)
                                               : format_row(question, finding, here),
                   .negative = is_negative(question, finding),
                   .stopped = context.stop.stop_requested() && is_cut_short(finding)};
      };
      const auto bounds = bounds_for(timeout, context.stop);
      std::ranges::transform(find_out(question, records, bounds), rows.begin(), to_row);
    };
    return maker;
  });
}

}  // namespace nonet::cli
