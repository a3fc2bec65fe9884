// Ratings, and the techniques they name.

#include <optional>
#include <string>
#include <string_view>

#include "nonet/rate.hpp"
#include "nonet/technique.hpp"
#include "wasm_border.hpp"

namespace nonet::wasm {

namespace {

// A rating and the technique that decided it.
void write_decided(JsonWriter& json, std::string_view name, double rating,
                   const std::optional<Technique>& technique) {
  json.key(name).tenths(rating).key(std::string(name) + "Technique");
  if (technique)
    json.string(technique->key());
  else
    json.null();
}

Rater& rater() {
  static Rater kept;
  return kept;
}

}  // namespace

NONET_WASM_EXPORT(rate)
std::size_t rate_puzzle(int uniqueness, double max_rating, double max_steps, double timeout_ms) {
  RateOptions options;
  options.uniqueness = uniqueness != 0;
  if (max_rating > 0) options.max_rating = max_rating;
  const Rating rating = rater().rate(input_puzzle(), options, bounds_from(max_steps, timeout_ms));
  JsonWriter json;
  json.open('{').key("verdict").string(name_of(rating.verdict));
  json.key("end").string(name_of(rating.end));
  write_decided(json, "er", rating.er, rating.er_technique);
  write_decided(json, "ep", rating.ep, rating.ep_technique);
  write_decided(json, "ed", rating.ed, rating.ed_technique);
  json.key("steps").number(static_cast<std::uint64_t>(rating.steps)).key("reached");
  write_grid(json, rating.reached);
  json.close('}');
  return hand_over(json);
}

NONET_WASM_EXPORT(techniques) std::size_t techniques() {
  JsonWriter json;
  json.open('[');
  for (const Technique technique : all_techniques()) {
    const TechniqueInfo& info = technique.info();
    json.open('{').key("key").string(info.key).key("name").string(info.name).key("aliases").open(
        '[');
    for (std::string_view alias : info.aliases) json.string(alias);
    json.close(']').key("family").string(name_of(info.family)).key("rating");
    json.tenths(info.rating);
    json.key("level").string(name_of(info.level));
    json.key("score").number(static_cast<std::uint64_t>(info.score));
    json.key("needsUniqueness").boolean(info.needs_uniqueness);
    json.key("explanation").string(info.explanation).key("example").string(info.example);
    json.close('}');
  }
  json.close(']');
  return hand_over(json);
}

}  // namespace nonet::wasm
