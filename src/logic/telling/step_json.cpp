#include "nonet/step_json.hpp"

#include <array>

#include "logic/telling/step_words.hpp"
#include "logic/telling/write_step.hpp"
#include "nonet/step_text.hpp"
#include "nonet/text.hpp"

namespace nonet {

namespace logic {

namespace {

constexpr std::array<std::string_view, 5> kCauseNames{"assumption", "cell", "house", "set",
                                                      "nested"};

template <class Thing>
std::string name(const Thing& thing) {
  return thing.name();
}

void write_node(JsonWriter& json, const ChainNode& node) {
  json.begin_object()
      .member("digit", node.digit.value())
      .members("cells", node.cells, name<Cell>)
      .member("on", node.on)
      .member("cause", kCauseNames[static_cast<std::size_t>(node.cause)])
      .key("house");
  if (node.house)
    json.value(node.house->name());
  else
    json.null();
  json.members("set", node.set, name<Cell>).key("nested");
  if (node.cause == ChainNode::Cause::nested)
    json.value(static_cast<int>(node.nested));
  else
    json.null();
  json.members("parents", node.parents, [](std::uint16_t parent) { return int{parent}; })
      .end_object();
}

}  // namespace

void write_candidates(JsonWriter& json, std::string_view key,
                      const std::vector<Candidate>& candidates) {
  json.key(key).begin_array();
  for (Candidate candidate : candidates)
    json.begin_object()
        .member("cell", candidate.cell.name())
        .member("digit", candidate.digit.value())
        .end_object();
  json.end_array();
}

void write_technique(JsonWriter& json, Technique technique) {
  const TechniqueInfo& info = technique.info();
  json.member("technique", info.key)
      .member("name", info.name)
      .member("family", nonet::name_of(info.family))
      .member("level", nonet::name_of(info.level))
      .member("score", info.score);
}

void write_pattern(JsonWriter& json, const Step& step) {
  json.members("digits", step.digits, [](Digit digit) { return digit.value(); })
      .members("cells", step.cells, name<Cell>)
      .members("houses", step.houses, name<House>)
      .members("covers", step.covers, name<House>)
      .key("marks")
      .begin_array();
  for (const Mark& mark : step.marks)
    json.begin_object()
        .member("cell", mark.candidate.cell.name())
        .member("digit", mark.candidate.digit.value())
        .member("role", name_of(mark.role))
        .end_object();
  json.end_array().key("chains").begin_array();
  for (const Chain& chain : step.chains) {
    json.begin_object().member("loop", chain.loop).key("nodes").begin_array();
    for (const ChainNode& node : chain.nodes) write_node(json, node);
    json.end_array().end_object();
  }
  json.end_array().key("nested").begin_array();
  for (const Step& nested : step.nested) json.raw(to_json(nested));
  json.end_array();
}

void write_conclusion(JsonWriter& json, const Step& step) {
  write_candidates(json, "placements", step.placements);
  write_candidates(json, "eliminations", step.eliminations);
  json.member("reason", reason_of(step)).member("conclusion", conclusion_of(step));
}

}  // namespace logic

std::string to_json(const Step& step) {
  logic::JsonWriter json;
  json.begin_object();
  logic::write_technique(json, step.technique);
  json.member("rating", step.rating).member("length", step.length);
  logic::write_pattern(json, step);
  logic::write_conclusion(json, step);
  return json.end_object().take();
}

std::string to_json(const Explanation& path) {
  logic::JsonWriter json;
  json.begin_object()
      .member("scale", name_of(path.scale))
      .member("verdict", name_of(path.answer.verdict))
      .member("reason", path.reason)
      .member("end", name_of(path.end));
  // Numbers of half a path would be taken for those of the puzzle.
  const bool solved = path.end == PathEnd::solved, human = path.scale == Scale::human;
  json.key("level");
  solved&& human ? json.value(name_of(path.level)) : json.null();
  json.key("score");
  solved&& human ? json.value(path.score) : json.null();
  json.key("rating");
  solved && !human ? json.value(path.rating) : json.null();
  json.member("givens", to_line(path.start.givens))
      .member("entries", to_line(path.start.entries))
      .member("solution", to_line(path.answer.solution))
      .key("steps")
      .begin_array();
  for (const Step& step : path.steps) json.raw(to_json(step));
  return json.end_array().end_object().take();
}

std::string to_json(Technique technique) {
  const TechniqueInfo& info = technique.info();
  logic::JsonWriter json;
  json.begin_object()
      .member("technique", info.key)
      .member("name", info.name)
      .members("aliases", info.aliases, [](std::string_view alias) { return alias; })
      .member("family", name_of(info.family))
      .member("level", name_of(info.level))
      .member("score", info.score)
      .member("rating", info.rating)
      .member("needs_uniqueness", info.needs_uniqueness)
      .member("explanation", info.explanation)
      .member("example", info.example)
      .end_object();
  return json.take();
}

}  // namespace nonet
