// nonet hint: the next step in each position, or what is wrong with it.
#include <fmt/format.h>

#include "exit_status.hpp"
#include "explain_options.hpp"
#include "marked_board.hpp"
#include "nonet/hint.hpp"
#include "nonet/step_svg.hpp"
#include "one_field.hpp"
#include "output.hpp"
#include "record_json.hpp"
#include "row_stream.hpp"

namespace nonet::cli {

namespace {

// A drawing of no more than the stage gives away.
Step shown(const Step& step, HintStage stage) {
  Step part(step.technique);
  if (stage == HintStage::conclusion) return step;
  part.houses = step.houses;
  if (stage == HintStage::where) return part;
  part = step;
  part.placements.clear();
  part.eliminations.clear();
  return part;
}

std::string drawn(const Hint& hint, HintStage stage) {
  std::string text = to_text(hint, stage) + '\n';
  if (!hint.step) return text;
  const Step step = shown(*hint.step, stage);
  return text + draw_marked_board(hint.position, &step) + marked_board_key(step);
}

std::string svg(const Hint& hint, HintStage stage) {
  if (!hint.step) return to_svg(hint.position);
  const Step step = shown(*hint.step, stage);
  return to_svg(hint.position, &step);
}

std::string row_text(const Record& record, const Hint& hint, HintStage stage,
                     const std::string& format) {
  if (format == "json") return record_json(record, "hint", to_json(hint, stage)) + '\n';
  if (format == "svg") return svg(hint, stage);
  if (format == "board") return drawn(hint, stage);
  return to_text(hint, stage) + '\n';
}

}  // namespace

int run_hint(const Invocation& invocation) {
  const auto options = explain_options(invocation);
  if (!options) {
    complain(options.error());
    return kExitError;
  }
  const auto stage = static_cast<HintStage>(invocation.number("stage"));
  const double seconds = invocation.given("timeout") ? invocation.seconds("timeout") : 0;
  return stream_rows(invocation, [&](const IsSingleOnTerminal& is_single_on_terminal) {
    const std::string format = invocation.given("format") ? invocation.text("format")
                               : is_single_on_terminal()  ? "board"
                                                          : "text";
    RowMaker maker;
    maker.in_blocks = format == "board" || format == "svg";
    maker.chunk = 16;
    maker.make = row_by_row([=, &options](const Record& record, const RowContext& context) {
      if (!record.puzzle)
        return Row{.text = format == "json" ? malformed_json(record) : malformed_line(record)};
      const Hint hint = nonet::hint(*record.puzzle, within(*options, seconds, context.stop));
      return Row{.text = row_text(record, hint, stage, format),
                 .negative = hint.kind != Hint::Kind::step && hint.kind != Hint::Kind::solved,
                 .stopped = context.stop.stop_requested() && hint.kind == Hint::Kind::stopped};
    });
    return maker;
  });
}

}  // namespace nonet::cli
