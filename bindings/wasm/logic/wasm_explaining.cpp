// Hints and explanations. A step is written as the library writes it, so that it is the command's;
// beside it stand the texts of the three stages, which a page shows one by one.

#include <expected>
#include <string>
#include <utility>

#include "nonet/explain.hpp"
#include "nonet/hint.hpp"
#include "nonet/step_json.hpp"
#include "nonet/step_text.hpp"
#include "unknown_technique.hpp"
#include "wasm_border.hpp"

namespace nonet::wasm {

namespace {

// The list of techniques stands behind the puzzle; none means all. The error is the name of one
// that is not known, empty when the list leaves none.
std::expected<ExplainOptions, std::string> explain_options(int rating_scale, int uniqueness,
                                                           std::size_t list_length,
                                                           double max_steps, double timeout_ms) {
  ExplainOptions options;
  options.scale = rating_scale != 0 ? Scale::se : Scale::human;
  options.uniqueness = uniqueness != 0;
  options.bounds = bounds_from(max_steps, timeout_ms);
  if (list_length == 0) return options;
  auto techniques = techniques_of(input_text(list_length, kPuzzleBytes));
  if (!techniques) return std::unexpected(std::move(techniques).error());
  options.techniques = *std::move(techniques);
  return options;
}

void write_step(JsonWriter& json, const Step& step) {
  json.open('{').key("step").raw(to_json(step)).key("texts").open('[');
  json.string(place_of(step)).string(pattern_of(step)).string(to_text(step)).close(']');
  json.key("short").string(short_conclusion_of(step)).close('}');
}

}  // namespace

NONET_WASM_EXPORT(hint)
std::size_t hint_for(int rating_scale, int uniqueness, std::size_t list_length, double max_steps,
                     double timeout_ms) {
  const auto options =
      explain_options(rating_scale, uniqueness, list_length, max_steps, timeout_ms);
  if (!options) return hand_over_unknown(options.error());
  const Hint hint = nonet::hint(input_puzzle(), *options);
  JsonWriter json;
  json.open('{').key("kind").string(name_of(hint.kind));
  json.key("verdict").string(name_of(hint.verdict));
  json.key("reason").string(hint.reason).key("texts").open('[');
  for (const HintStage stage : {HintStage::where, HintStage::pattern, HintStage::conclusion})
    json.string(to_text(hint, stage));
  json.close(']').key("step");
  if (hint.step)
    write_step(json, *hint.step);
  else
    json.null();
  json.key("wrong");
  write_cells(json, hint.wrong);
  json.key("missing").open('[');
  for (const auto& [cell, digit] : hint.missing) write_placement(json, cell, digit);
  json.close(']').key("position");
  write_puzzle(json, hint.position);
  json.close('}');
  return hand_over(json);
}

NONET_WASM_EXPORT(explain)
std::size_t explain_puzzle(int rating_scale, int uniqueness, std::size_t list_length,
                           double max_steps, double timeout_ms) {
  const auto options =
      explain_options(rating_scale, uniqueness, list_length, max_steps, timeout_ms);
  if (!options) return hand_over_unknown(options.error());
  Explanation path = nonet::explain(input_puzzle(), *options);
  JsonWriter json;
  json.open('{').key("steps").open('[');
  for (const Step& step : path.steps) write_step(json, step);
  json.close(']').key("start");
  write_puzzle(json, path.start);
  path.steps.clear();  // they are told; what is left is told as the command does
  json.key("path").raw(to_json(path)).close('}');
  return hand_over(json);
}

}  // namespace nonet::wasm
