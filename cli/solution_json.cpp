#include "solution_json.hpp"

#include <nlohmann/json.hpp>

namespace nonet::cli {

void add_solutions(const Finding& finding, nlohmann::ordered_json& object) {
  const Answer& answer = finding.judgement.answer;
  object["solution"] = nullptr;
  object["second"] = nullptr;
  if (answer.solution.is_full()) object["solution"] = to_line(answer.solution);
  if (answer.second.is_full()) object["second"] = to_line(answer.second);
}

}  // namespace nonet::cli
