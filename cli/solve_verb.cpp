#include <nlohmann/json.hpp>

#include "question.hpp"
#include "solution_json.hpp"

namespace nonet::cli {

namespace {

// Most puzzles are proper, and then there is nothing to explain: the evidence, which takes a second
// search, is looked for only where the answer is another one.
void ask(std::span<Finding> findings, const Bounds& bounds) {
  for (Finding& finding : findings) {
    if (finding.malformed()) continue;
    const Puzzle& puzzle = *finding.record.puzzle;
    finding.judgement.answer = solve(puzzle, bounds);
    const Verdict verdict = finding.verdict();
    if (verdict != Verdict::unique && verdict != Verdict::undecided)
      finding.judgement = check(puzzle, bounds);
    finding.reason = reason(finding.judgement);
  }
}

std::vector<std::string> line_fields(const Finding& finding) {
  std::vector<std::string> fields{finding.solution_line()};
  if (finding.verdict() != Verdict::unique) {
    fields.emplace_back(name_of(finding.verdict()));
    fields.push_back(finding.reason);
  }
  return fields;
}

std::vector<std::string> csv_fields(const Finding& finding) {
  return {finding.solution_line(), std::string(name_of(finding.verdict())), finding.reason};
}

}  // namespace

int run_solve(const Invocation& invocation) {
  return answer_rows(invocation, {.ask = ask,
                                  .line_fields = line_fields,
                                  .line_width = 3,
                                  .csv_columns = {"solution", "verdict", "reason"},
                                  .csv_fields = csv_fields,
                                  .add_json = add_solutions,
                                  .draws_solution = true,
                                  .verdict_is_answer = true});
}

}  // namespace nonet::cli
