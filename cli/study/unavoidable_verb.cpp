// nonet unavoidable: the unavoidable sets of grids, and whether givens hit them all.
#include <fmt/format.h>

#include <chrono>
#include <map>

#include "exit_status.hpp"
#include "kernel_choice.hpp"
#include "nonet/rules.hpp"
#include "nonet/solve.hpp"
#include "nonet/unavoidable.hpp"
#include "output.hpp"
#include "study/analysis_json.hpp"
#include "study/analysis_words.hpp"
#include "study/board_answers.hpp"
#include "verb.hpp"

namespace nonet::cli {

namespace {

using Clock = std::chrono::steady_clock;

struct UnavoidableWishes {
  int most_cells;
  bool list;
  std::optional<double> timeout;
};

std::string sizes_text(const UnavoidableSets& found) {
  std::map<int, int> sizes;
  for (const Pattern& cells : found.sets) ++sizes[cells.size()];
  std::string text;
  for (const auto& [size, count] : sizes)
    text += fmt::format("{}{}x{}", text.empty() ? "" : " ", count, size);
  return text;
}

std::string list_text(std::span<const Pattern> sets) {
  std::string text;
  for (const Pattern& cells : sets) (text += text.empty() ? "" : "; ") += cells_text(cells);
  return text;
}

nlohmann::ordered_json list_json(std::span<const Pattern> sets) {
  auto array = nlohmann::ordered_json::array();
  for (const Pattern& cells : sets) array.push_back(cell_names(cells));
  return array;
}

BoardAnswer answer_for(const Grid& board, const UnavoidableWishes& wishes,
                       const RowContext& context) {
  Bounds bounds;
  bounds.stop = context.stop;
  if (wishes.timeout)
    bounds.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                         std::chrono::duration<double>(*wishes.timeout));
  BoardAnswer answer;
  const Answer solved = solve(board, bounds);
  if (!solved.solution.is_full()) {
    if (context.stop.stop_requested()) return {.fields = {}, .stopped = true};
    answer.fault = solved.verdict == Verdict::undecided
                       ? "its solution was not found in time; a longer --timeout may do"
                       : "it has no solution, and unavoidable sets are those of a complete grid";
    return answer;
  }
  const UnavoidableSets found = unavoidable_sets(solved.solution, wishes.most_cells, bounds);
  const std::vector<Pattern> missed = missed_sets(found.sets, Pattern::of(board));
  answer.fields = {fmt::format("{}{}", found.exact ? "" : ">=", found.sets.size()),
                   sizes_text(found), std::to_string(missed.size())};
  answer.fields.push_back(list_text(wishes.list ? std::span<const Pattern>(found.sets)
                                                : std::span<const Pattern>(missed)));
  answer.members["solution"] = to_line(solved.solution);
  answer.members["exact"] = found.exact;
  answer.members["sets"] = list_json(found.sets);
  answer.members["missed"] = list_json(missed);
  answer.negative = !missed.empty() || !found.exact;
  answer.stopped = context.stop.stop_requested() && !found.exact;
  return answer;
}

}  // namespace

int run_unavoidable(const Invocation& invocation) {
  if (const auto fault = choose_kernel(invocation)) {
    complain(fmt::format("nonet: {}\n", *fault));
    return kExitError;
  }
  UnavoidableWishes wishes{.most_cells = static_cast<int>(invocation.number("size")),
                           .list = invocation.given("list"),
                           .timeout = std::nullopt};
  if (invocation.given("timeout")) wishes.timeout = invocation.seconds("timeout");
  const BoardQuestion question{
      .columns = {"number", "sizes", "missed", wishes.list ? "sets" : "missed_sets"},
      .ask =
          [wishes](const Record& record, const RowContext& context) {
            const auto board = board_of(record);
            return board ? answer_for(*board, wishes, context)
                         : BoardAnswer{.fields = {}, .fault = board.error()};
          },
      .chunk = 1};
  return answer_boards(invocation, question);
}

}  // namespace nonet::cli
