// nonet generate: new puzzles.
#include <fmt/format.h>

#include <chrono>
#include <random>
#include <string>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "generate/generate_flags.hpp"
#include "generate/generated_rows.hpp"
#include "interrupt.hpp"
#include "kernel_choice.hpp"
#include "nonet/text.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "terminal.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

std::uint64_t any_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// Rows are written some at a time, but never kept back while more of them take long.
class RowBuffer {
 public:
  explicit RowBuffer(Output& output) : output_(output) {}

  /// False when nobody reads on.
  bool add(std::string_view row) {
    rows_ += row;
    return rows_.size() < kMost || flush();
  }
  bool flush() {
    const bool good = rows_.empty() || output_.write(rows_);
    rows_.clear();
    return good;
  }

 private:
  static constexpr std::size_t kMost = 1u << 16;
  Output& output_;
  std::string rows_;
};

GeneratedStyle style_of(const Invocation& invocation, const GenerateRequest& request) {
  GeneratedStyle style;
  style.format = invocation.given("format")                    ? invocation.text("format")
                 : stdout_is_terminal() && request.number == 1 ? "grid"
                                                               : "line";
  style.weighted = request.options.sampling == Sampling::controlled;
  style.leveled = request.options.level.has_value();
  style.rated = request.options.rating.has_value();
  style.techniques = request.options.hardest || !request.options.techniques.empty();
  style.unicode = use_unicode();
  style.color = use_color(invocation.text("color"));
  style.per_page = invocation.number("per-page");
  return style;
}

void tell_shortfall(const GenerateReport& report) {
  if (report.shortfall.empty()) return;
  complain(fmt::format("nonet: {}\n", report.shortfall));
  if (report.nearest) complain(fmt::format("nonet: nearest: {}\n", to_line(*report.nearest)));
}

}  // namespace

int run_generate(const Invocation& invocation) {
  if (const auto fault = choose_kernel(invocation)) {
    complain(fmt::format("nonet: {}\n", *fault));
    return kExitError;
  }
  auto request = read_generate_flags(invocation);
  if (!request) {
    complain(fmt::format("nonet: {}\n", request.error()));
    return kExitError;
  }
  GenerateOptions& options = request->options;
  options.seed = invocation.given("seed") ? invocation.number("seed") : any_seed();
  if (!invocation.given("seed")) complain(fmt::format("nonet: --seed {}\n", options.seed));

  Output output;
  Interrupt interrupt(output);
  Progress progress(!invocation.given("quiet"));
  options.bounds.stop = interrupt.token();
  RowBuffer buffer(output);
  options.on_progress = [&](std::uint64_t, std::uint64_t made) {
    if (stdout_is_terminal()) progress.clear();
    buffer.flush();
    progress.update(made, 0);
  };

  const auto rows = generated_rows(style_of(invocation, *request));
  buffer.add(rows->header());
  const auto report = generate_puzzles(options, request->number, [&](const GeneratedPuzzle& made) {
    return buffer.add(rows->row(made));
  });
  progress.clear();
  if (!report) {
    complain(fmt::format("nonet: {}\n", report.error()));
    return kExitError;
  }
  buffer.add(rows->footer());
  buffer.flush();
  if (interrupt.happened()) return output.status(kExitInterrupted);
  tell_shortfall(*report);
  return output.status(report->end == GenerateEnd::done ? kExitPositive : kExitNegative);
}

}  // namespace nonet::cli
