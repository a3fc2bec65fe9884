// check, solve and count.

#include <utility>
#include <vector>

#include "nonet/solve.hpp"
#include "nonet/solve_many.hpp"
#include "nonet/text.hpp"
#include "nonet/verdict.hpp"
#include "wasm_border.hpp"

namespace nonet::wasm {

namespace {

template <class Digits>
void write_digits(JsonWriter& json, const Digits& digits) {
  json.open('[');
  for (Digit digit : digits) json.number(static_cast<unsigned>(digit.value()));
  json.close(']');
}

void write_placements(JsonWriter& json, const std::vector<Placement>& placements) {
  json.open('[');
  for (const auto& [cell, digit] : placements) write_placement(json, cell, digit);
  json.close(']');
}

void write_conflicts(JsonWriter& json, const std::vector<Conflict>& conflicts) {
  json.open('[');
  for (const Conflict& conflict : conflicts) {
    json.open('{').key("house").number(static_cast<unsigned>(conflict.house.index()));
    json.key("digit").number(static_cast<unsigned>(conflict.digit.value()));
    json.key("first").number(static_cast<unsigned>(conflict.first.index()));
    json.key("second").number(static_cast<unsigned>(conflict.second.index())).close('}');
  }
  json.close(']');
}

void write_obstacle(JsonWriter& json, const std::optional<Obstacle>& obstacle) {
  if (!obstacle) {
    json.null();
    return;
  }
  json.open('{').key("kind").string(name_of(obstacle->kind)).key("house");
  if (obstacle->house)
    json.number(static_cast<unsigned>(obstacle->house->index()));
  else
    json.null();
  json.key("digits");
  write_digits(json, obstacle->digits);
  json.key("cells");
  write_cells(json, obstacle->cells);
  json.key("seen");
  write_placements(json, obstacle->seen);
  json.key("forced");
  write_placements(json, obstacle->forced);
  json.close('}');
}

// The lesser witness comes first, as the command has it: the same two then look the same, whatever
// found them.
void write_answer(JsonWriter& json, Answer answer) {
  if (answer.verdict == Verdict::multiple && to_line(answer.second) < to_line(answer.solution))
    std::swap(answer.solution, answer.second);
  json.key("verdict").string(name_of(answer.verdict)).key("solution");
  write_solution(json, answer.solution);
  json.key("second");
  write_solution(json, answer.second);
}

}  // namespace

NONET_WASM_EXPORT(check) std::size_t check_puzzle(double max_steps, double timeout_ms) {
  const Judgement judgement = check(input_puzzle(), bounds_from(max_steps, timeout_ms));
  JsonWriter json;
  json.open('{').key("reason").string(reason(judgement)).key("error").null();
  write_answer(json, judgement.answer);
  json.key("conflicts");
  write_conflicts(json, judgement.conflicts);
  json.key("obstacle");
  write_obstacle(json, judgement.obstacle);
  json.key("differing");
  write_cells(json, judgement.differing);
  json.key("interchangeable");
  write_digits(json, judgement.interchangeable);
  json.key("end").string(name_of(judgement.end));
  json.key("guesses").number(judgement.guesses).close('}');
  return hand_over(json);
}

NONET_WASM_EXPORT(solve) std::size_t solve_puzzle(double max_steps, double timeout_ms) {
  JsonWriter json;
  json.open('{');
  write_answer(json, solve(input_puzzle(), bounds_from(max_steps, timeout_ms)));
  json.close('}');
  return hand_over(json);
}

NONET_WASM_EXPORT(solve_many)
std::size_t solve_puzzles(std::size_t number, double max_steps, double timeout_ms) {
  std::vector<Puzzle> puzzles(number);
  for (std::size_t i = 0; i < number; ++i) puzzles[i] = input_puzzle(i);
  std::vector<Answer> answers(number);
  ManySolver().solve(puzzles, answers, bounds_from(max_steps, timeout_ms));
  JsonWriter json;
  json.open('[');
  for (const Answer& answer : answers) {
    json.open('{');
    write_answer(json, answer);
    json.close('}');
  }
  json.close(']');
  return hand_over(json);
}

NONET_WASM_EXPORT(count)
std::size_t count_completions(double limit, double max_steps, double timeout_ms) {
  const Count found = count(input_puzzle(), whole(limit), bounds_from(max_steps, timeout_ms));
  JsonWriter json;
  json.open('{').key("number").number(found.number).key("exact").boolean(found.exact).close('}');
  return hand_over(json);
}

}  // namespace nonet::wasm
