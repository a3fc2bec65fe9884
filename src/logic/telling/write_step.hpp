#pragma once
// The members of a step's JSON object, in parts: a hint shows some of them only.

#include "logic/telling/json_writer.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

void write_technique(JsonWriter& json, Technique technique);
void write_pattern(JsonWriter& json, const Step& step);
void write_conclusion(JsonWriter& json, const Step& step);
void write_candidates(JsonWriter& json, std::string_view key,
                      const std::vector<Candidate>& candidates);

}  // namespace nonet::logic
