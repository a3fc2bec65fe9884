// nonet analyze: all that a setter asks about a puzzle.
#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>

#include "command_line.hpp"
#include "error_json.hpp"
#include "exit_status.hpp"
#include "kernel_choice.hpp"
#include "nonet/analysis.hpp"
#include "one_field.hpp"
#include "output.hpp"
#include "row_stream.hpp"
#include "study/analysis_json.hpp"
#include "study/analysis_page.hpp"
#include "study/analysis_words.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kChunk = 8;  // they take milliseconds each

class AnalyzeVerb {
 public:
  explicit AnalyzeVerb(const Invocation& invocation)
      : invocation_(invocation),
        format_(invocation.text("format")),
        bare_(invocation.given("bare")),
        options_{.count_limit = invocation.number("limit"),
                 .unavoidable_cells = static_cast<int>(invocation.number("unavoidable"))} {
    if (invocation.given("timeout")) timeout_ = invocation.seconds("timeout");
  }

  int run() {
    const int status = stream_rows(invocation_, [&](const IsSingleOnTerminal&) {
      RowMaker maker;
      maker.chunk = timeout_ ? 1 : kChunk;
      maker.in_blocks = format_ == "text";
      if (format_ == "html") maker.header = page_head();
      maker.make = row_by_row([this](const Record& record, const RowContext& context) {
        return row_of(record, context);
      });
      return maker;
    });
    if (format_ != "html" || status == kExitClosedPipe) return status;
    Output output;
    output.write(kPageFoot);
    return output.status(status);
  }

 private:
  Bounds bounds_for(const RowContext& context) const {
    using Clock = std::chrono::steady_clock;
    Bounds bounds;
    bounds.stop = context.stop;
    if (timeout_)
      bounds.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                           std::chrono::duration<double>(*timeout_));
    return bounds;
  }

  Row row_of(const Record& record, const RowContext& context) const {
    if (!record.puzzle) return {.text = unreadable(record, context, record.puzzle.error())};
    const Grid& givens = record.puzzle->givens;
    if (record.puzzle->marks && givens == Grid()) {
      const std::string fault =
          "it has candidate marks and no givens, and givens are what is analyzed";
      return {.text = unreadable(record, context,
                                 {.code = ErrorCode::empty_input, .message = fault, .hint = {}}),
              .fault = fault};
    }
    const Analysis analysis = analyze(givens, options_, bounds_for(context));
    return {.text = text_of(record, context, givens, analysis),
            .negative = analysis.answer.verdict != Verdict::unique,
            .stopped = context.stop.stop_requested() && !analysis.exact};
  }

  std::string text_of(const Record& record, const RowContext& context, const Grid& givens,
                      const Analysis& analysis) const {
    if (format_ == "json") {
      Json object = json_head(record, context);
      object["puzzle"] = to_line(givens);
      add_analysis(analysis, object);
      return dumped(record, object);
    }
    const std::vector<Fact> facts = facts_of(givens, analysis, options_);
    const std::string title = title_of(record, context);
    if (format_ == "html") return page_section(title, givens, analysis, facts);
    std::string text = fmt::format("{:<14}{}\n", "puzzle", to_line(givens));
    if (!bare_ && !record.text.empty())
      text += fmt::format("{:<14}{}\n", "text", one_field(record.text));
    for (const Fact& fact : facts) text += fmt::format("{:<14}{}\n", fact.name, fact.text);
    return text;
  }

  std::string unreadable(const Record& record, const RowContext& context,
                         const Error& error) const {
    const std::string reason =
        one_field(error.hint.empty() ? error.message : error.message + "; " + error.hint);
    if (format_ == "html") return page_fault(title_of(record, context), reason);
    if (format_ == "text") return fmt::format("{:<14}{}\n", "malformed", reason);
    Json object = json_head(record, context);
    object["error"] = error_object(error);
    return dumped(record, object);
  }

  std::string title_of(const Record& record, const RowContext& context) const {
    std::string title = context.file != nullptr
                            ? fmt::format("{}:{}", one_field(*context.file), record.line)
                            : fmt::format("line {}", record.line);
    if (!bare_ && !record.text.empty()) title += ": " + one_field(record.text);
    return title;
  }

  static Json json_head(const Record& record, const RowContext& context) {
    Json object;
    if (context.file != nullptr) object["file"] = *context.file;
    object["line"] = record.line;
    return object;
  }
  std::string dumped(const Record& record, Json& object) const {
    if (!bare_) object["text"] = record.text;
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
  }

  const Invocation& invocation_;
  std::string format_;
  bool bare_;
  AnalysisOptions options_;
  std::optional<double> timeout_;
};

}  // namespace

int run_analyze(const Invocation& invocation) {
  if (const auto fault = choose_kernel(invocation)) {
    complain(fmt::format("nonet: {}\n", *fault));
    return kExitError;
  }
  return AnalyzeVerb(invocation).run();
}

}  // namespace nonet::cli
