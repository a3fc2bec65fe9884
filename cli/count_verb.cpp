#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "nonet/rules.hpp"
#include "plain_answers.hpp"
#include "question.hpp"

namespace nonet::cli {

namespace {

// One solution or several can be known from a count that was cut short; none cannot.
Verdict verdict_of(const Puzzle& puzzle, const Count& count) {
  if (count.number >= 2) return Verdict::multiple;
  if (!count.exact) return Verdict::undecided;
  if (count.number == 1) return Verdict::unique;
  return obeys_rules(puzzle.digits()) ? Verdict::none : Verdict::conflict;
}

std::string number_of(const Count& count) {
  return fmt::format("{}{}", count.exact ? "" : ">=", count.number);
}

std::string sentence_of(const Count& count) {
  return fmt::format("{}{} solution{}", count.exact ? "" : "at least ", count.number,
                     count.number == 1 ? "" : "s");
}

void count_fields(const Finding& finding, TabbedRow& row) {
  if (finding.malformed()) {
    row.add(name_of(finding.verdict()));
    row.add(finding.reason);
  } else {
    row.add(number_of(*finding.count));
  }
}

std::vector<std::string> count_csv_fields(const Finding& finding) {
  std::vector<std::string> fields{std::string(name_of(finding.verdict())), finding.reason};
  fields.push_back(finding.count ? std::to_string(finding.count->number) : "");
  fields.emplace_back(!finding.count ? "" : finding.count->exact ? "true" : "false");
  return fields;
}

void add_count(const Finding& finding, nlohmann::ordered_json& object) {
  object["count"] = finding.count->number;
  object["exact"] = finding.count->exact;
}

}  // namespace

int run_count(const Invocation& invocation) {
  const std::uint64_t limit = invocation.given("all") ? kUnlimited : invocation.number("limit");
  const auto ask = [limit](std::span<Finding> findings, const Bounds& bounds) {
    count_all(findings, limit, bounds);
    for (Finding& finding : findings) {
      if (finding.malformed()) continue;
      finding.judgement.answer.verdict = verdict_of(*finding.record.puzzle, *finding.count);
      finding.reason = sentence_of(*finding.count);
    }
  };
  return answer_rows(invocation, {.ask = ask,
                                  .line_fields = count_fields,
                                  .line_width = 1,
                                  .csv_columns = {"verdict", "reason", "count", "exact"},
                                  .csv_fields = count_csv_fields,
                                  .add_json = add_count,
                                  .draws_solution = false,
                                  .verdict_is_answer = false});
}

}  // namespace nonet::cli
