// nonet trace: an animation on a terminal, or the steps of a search in a format for people and
// programs.
#include <fmt/format.h>
#include <signal.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "nonet/rules.hpp"
#include "output.hpp"
#include "terminal.hpp"
#include "verb.hpp"
#include "watch/outcome.hpp"
#include "watch/single_puzzle.hpp"
#include "watch/terminal_screen.hpp"
#include "watch/trace_player.hpp"
#include "watch/trace_report.hpp"

namespace nonet::cli {

namespace {

// Without --max-steps: rows fill the disk sooner than the others fill the time of whoever waits.
constexpr std::uint64_t kRowSteps = 10'000;
constexpr std::uint64_t kOtherSteps = 100'000'000;

SearchOptions options_of(const Invocation& invocation, std::uint64_t default_steps) {
  SearchOptions options;
  options.limit = invocation.number("limit");
  options.bounds.max_steps =
      invocation.given("max-steps") ? invocation.number("max-steps") : default_steps;
  if (invocation.given("timeout"))
    options.bounds.deadline = std::chrono::steady_clock::now() +
                              std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                  std::chrono::duration<double>(invocation.seconds("timeout")));
  return options;
}

bool can_animate() {
  const char* terminal = std::getenv("TERM");
  const std::string_view name = terminal == nullptr ? "" : terminal;
  return stdout_is_terminal() && !name.empty() && name != "dumb";
}

int play(Algorithm algorithm, const Puzzle& puzzle, const Invocation& invocation,
         std::unique_ptr<TerminalScreen> screen) {
  const SearchOptions options = options_of(invocation, kUnlimited);
  const Glyphs& glyphs = use_unicode() ? unicode_glyphs() : ascii_glyphs();
  SearchResult result;
  {
    TracePlayer player(algorithm, puzzle, options, *screen, glyphs);
    player.play();
    result = player.result();
  }
  screen.reset();
  if (const auto signal = TerminalScreen::ending_signal()) raise(*signal);
  Output output;
  output.write(fmt::format("# {}\n{}", name_of(algorithm), trace_summary(result, options.limit)));
  const bool negative = result.end == SearchEnd::exhausted && result.solutions == 0;
  return output.status(negative ? kExitNegative : kExitPositive);
}

}  // namespace

int run_trace(const Invocation& invocation) {
  const auto puzzle = read_single_puzzle(invocation);
  if (!puzzle) {
    complain(puzzle.error());
    return kExitError;
  }
  if (const auto conflicts = find_conflicts(puzzle->digits()); !conflicts.empty()) {
    const Conflict& conflict = conflicts.front();
    complain(fmt::format("nonet: nothing to search: two {}s in {}: {} and {}\n",
                         conflict.digit.symbol(), conflict.house.name(), conflict.first.name(),
                         conflict.second.name()));
  }
  const Algorithm algorithm = *algorithm_named(invocation.text("algorithm"));
  if (!invocation.given("format") && can_animate())
    if (auto screen = TerminalScreen::open(use_color(invocation.text("color"))))
      return play(algorithm, *puzzle, invocation, std::move(screen));

  const TraceFormat format = invocation.given("format")
                                 ? *trace_format_named(invocation.text("format"))
                                 : TraceFormat::text;
  const TreeLimits tree_limits{
      static_cast<int>(std::min<std::uint64_t>(invocation.number("depth"), kCellCount)),
      invocation.number("nodes")};
  Output output;
  const SearchResult result = write_trace(
      algorithm, *puzzle, options_of(invocation, is_row_format(format) ? kRowSteps : kOtherSteps),
      format, tree_limits, [&](std::string_view text) { return output.write(text); });
  return output.status(answered(result) ? kExitPositive : kExitNegative);
}

}  // namespace nonet::cli
