#include "logic/telling/json_writer.hpp"
#include "logic/telling/write_step.hpp"
#include "nonet/hint.hpp"
#include "nonet/step_text.hpp"

namespace nonet {

namespace {

using namespace logic;

// What a later stage tells must not be seen in an earlier one.
void write_part(JsonWriter& json, const Step& step, HintStage stage) {
  json.key("step").begin_object();
  write_technique(json, step.technique);
  json.member("place", place_of(step));
  if (stage >= HintStage::pattern) write_pattern(json, step);
  if (stage >= HintStage::conclusion) write_conclusion(json, step);
  json.end_object();
}

}  // namespace

std::string to_json(const Hint& hint, HintStage stage) {
  JsonWriter json;
  json.begin_object()
      .member("kind", name_of(hint.kind))
      .member("verdict", name_of(hint.verdict))
      .member("stage", static_cast<int>(stage))
      .member("text", to_text(hint, stage));
  if (hint.step) {
    write_part(json, *hint.step, stage);
  } else {
    json.key("step").null();
  }
  json.members("wrong", hint.wrong, [](Cell cell) { return cell.name(); });
  json.key("missing").begin_array();
  for (Candidate candidate : hint.missing) {
    json.begin_object().member("cell", candidate.cell.name()).key("digit");
    if (stage == HintStage::where)
      json.null();
    else
      json.value(candidate.digit.value());
    json.end_object();
  }
  json.end_array();
  return json.end_object().take();
}

}  // namespace nonet
