#include <nlohmann/json.hpp>
#include <string_view>

#include "plain_answers.hpp"
#include "question.hpp"
#include "solution_json.hpp"

namespace nonet::cli {

namespace {

using Json = nlohmann::ordered_json;

void ask(std::span<Finding> findings, const Bounds& bounds) {
  solve_all(findings, bounds);
  explain_all(findings, bounds);
}

void ask_and_study(std::span<Finding> findings, const Bounds& bounds) {
  ask(findings, bounds);
  study_givens(findings, bounds);
}

void check_fields(const Finding& finding, TabbedRow& row) {
  row.add(name_of(finding.verdict()));
  row.add(finding.reason);
}

std::vector<std::string> check_csv_fields(const Finding& finding) {
  return {std::string(name_of(finding.verdict())), finding.reason};
}

template <class Things, class ToJson>
Json array_of(const Things& things, ToJson to_json) {
  Json array = Json::array();
  for (const auto& thing : things) array.push_back(to_json(thing));
  return array;
}

Json names_of(const std::vector<Cell>& cells) {
  return array_of(cells, [](Cell cell) { return cell.name(); });
}

Json conflict_object(const Conflict& conflict) {
  return {{"house", conflict.house.name()},
          {"digit", conflict.digit.value()},
          {"cells", names_of({conflict.first, conflict.second})}};
}

Json placements_of(const std::vector<Placement>& placements) {
  return array_of(placements, [](const Placement& placement) {
    return Json{{"cell", placement.cell.name()}, {"digit", placement.digit.value()}};
  });
}

Json obstacle_object(const Obstacle& obstacle) {
  Json object{{"kind", name_of(obstacle.kind)}, {"house", nullptr}};
  if (obstacle.house) object["house"] = obstacle.house->name();
  object["digits"] = array_of(obstacle.digits, [](Digit digit) { return digit.value(); });
  object["cells"] = names_of(obstacle.cells);
  object["seen"] = placements_of(obstacle.seen);
  object["forced"] = placements_of(obstacle.forced);
  return object;
}

void add_evidence(const Finding& finding, Json& object) {
  const Judgement& judgement = finding.judgement;
  add_solutions(finding, object);
  object["conflicts"] = array_of(judgement.conflicts, conflict_object);
  object["obstacle"] = judgement.obstacle ? obstacle_object(*judgement.obstacle) : Json();
  object["differing"] = names_of(judgement.differing);
  object["interchangeable"] =
      array_of(judgement.interchangeable, [](Digit digit) { return digit.value(); });
  add_given_study(finding, object);
}

}  // namespace

int run_check(const Invocation& invocation) {
  return answer_rows(invocation, {.ask = invocation.given("minimal") ? ask_and_study : ask,
                                  .line_fields = check_fields,
                                  .line_width = 2,
                                  .csv_columns = {"verdict", "reason"},
                                  .csv_fields = check_csv_fields,
                                  .add_json = add_evidence,
                                  .draws_solution = false,
                                  .verdict_is_answer = true});
}

}  // namespace nonet::cli
