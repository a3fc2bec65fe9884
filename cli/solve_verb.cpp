#include <nlohmann/json.hpp>

#include "plain_answers.hpp"
#include "question.hpp"
#include "solution_json.hpp"

namespace nonet::cli {

namespace {

void ask(std::span<Finding> findings, const Bounds& bounds) {
  solve_all(findings, bounds);
  explain_all(findings, bounds);
}

void solve_fields(const Finding& finding, TabbedRow& row) {
  row.add(finding.judgement.answer.solution);
  if (finding.verdict() == Verdict::unique) return;
  row.add(name_of(finding.verdict()));
  row.add(finding.reason);
}

std::vector<std::string> solve_csv_fields(const Finding& finding) {
  return {finding.solution_line(), std::string(name_of(finding.verdict())), finding.reason};
}

}  // namespace

int run_solve(const Invocation& invocation) {
  return answer_rows(invocation, {.ask = ask,
                                  .line_fields = solve_fields,
                                  .line_width = 3,
                                  .csv_columns = {"solution", "verdict", "reason"},
                                  .csv_fields = solve_csv_fields,
                                  .add_json = add_solutions,
                                  .draws_solution = true,
                                  .verdict_is_answer = true});
}

}  // namespace nonet::cli
