// nonet race: the algorithms side by side.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "command_line.hpp"
#include "exit_status.hpp"
#include "nearest_word.hpp"
#include "output.hpp"
#include "row_stream.hpp"
#include "verb.hpp"
#include "watch/outcome.hpp"
#include "watch/race.hpp"
#include "watch/race_chart.hpp"
#include "watch/race_records.hpp"
#include "watch/race_summary.hpp"
#include "watch/race_table.hpp"

namespace nonet::cli {

namespace {

std::expected<std::vector<Algorithm>, std::string> read_algorithms(std::string_view list) {
  std::vector<std::string> known;
  std::vector<Algorithm> chosen;
  for (const AlgorithmInfo& info : algorithms()) {
    known.emplace_back(info.name);
    if (list == "all") chosen.push_back(info.algorithm);
  }
  if (list == "all") return chosen;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    const std::string_view name = list.substr(at, end - at);
    const auto algorithm = algorithm_named(name);
    if (!algorithm)
      return std::unexpected(fmt::format("--algorithms: there is no '{}'{}; there are {}", name,
                                         did_you_mean(name, known), fmt::join(known, ", ")));
    if (std::ranges::find(chosen, *algorithm) == chosen.end()) chosen.push_back(*algorithm);
    at = end + 1;
  }
  return chosen;
}

class RaceVerb {
 public:
  RaceVerb(const Invocation& invocation, std::vector<Algorithm> contestants)
      : invocation_(invocation), format_(invocation.text("format")) {
    rules_.algorithms = std::move(contestants);
    rules_.limit = invocation.number("limit");
    rules_.max_steps = invocation.number("max-steps");
    rules_.timed = !invocation.given("no-time");
    if (invocation.given("timeout"))
      rules_.timeout = std::chrono::duration<double>(invocation.seconds("timeout"));
  }

  int run() {
    RowMaker maker;
    maker.chunk = 1;  // a race takes long, so each is written as soon as it is over
    maker.in_turn = true;
    maker.in_blocks = format_ == "table";
    if (format_ == "table") maker.header = race_terms(rules_) + '\n';
    if (format_ == "csv") maker.header = race_csv_header();
    maker.make = row_by_row([this](const Record& record, const RowContext& context) {
      return row_of(record, context);
    });
    const int status = stream_rows(invocation_, [&](const IsSingleOnTerminal&) { return maker; });
    if (status == kExitInterrupted || status == kExitClosedPipe) return status;
    Output output;
    if (format_ == "table" && races_.size() > 1)
      output.write(fmt::format("\nAll {} puzzles\n{}", races_.size(),
                               summary_table(summarise(races_), rules_)));
    if (format_ == "svg" && !races_.empty()) output.write(race_chart(races_, rules_));
    return output.status(disagreed_ ? kExitError : status);
  }

 private:
  Row row_of(const Record& record, const RowContext& context) {
    if (!record.puzzle) return {.text = unreadable_row(record)};
    RaceResult result = race(*record.puzzle, rules_, context.stop);
    if (context.stop.stop_requested()) return {.text = {}, .stopped = true};
    result.line = record.line;
    if (result.disagreement) {
      disagreed_ = true;
      complain(fmt::format(
          "nonet: internal error: the algorithms disagree: {}; please report it with the "
          "puzzle\n",
          *result.disagreement));
    }
    Row row{.text = text_of(result), .negative = std::ranges::none_of(result.lanes, found)};
    races_.push_back(std::move(result));
    return row;
  }

  static bool found(const RaceLane& lane) { return answered(lane.result); }

  std::string text_of(const RaceResult& result) const {
    if (format_ == "csv") return race_csv(result, rules_);
    if (format_ == "json") return race_json(result, rules_);
    if (format_ == "table") return race_table(result, rules_);
    return {};
  }
  std::string unreadable_row(const Record& record) const {
    if (format_ == "csv") return unreadable_csv(record.line);
    if (format_ == "json") return unreadable_json(record.line, rules_);
    if (format_ == "table") return fmt::format("line {} could not be read\n", record.line);
    return {};
  }

  const Invocation& invocation_;
  std::string format_;
  RaceRules rules_;
  std::vector<RaceResult> races_;
  bool disagreed_ = false;
};

}  // namespace

int run_race(const Invocation& invocation) {
  auto contestants = read_algorithms(invocation.text("algorithms"));
  if (!contestants) {
    complain(fmt::format("nonet: {}\n", contestants.error()));
    return kExitError;
  }
  return RaceVerb(invocation, std::move(*contestants)).run();
}

}  // namespace nonet::cli
