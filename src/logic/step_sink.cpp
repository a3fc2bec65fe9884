#include "logic/step_sink.hpp"

namespace nonet::logic {

const TechniqueEntry kNoTechnique{.info = {.key = "", .name = ""}, .reason = ""};

Step& StepSink::draft(const TechniqueEntry& technique, double rating) {
  draft_.technique = Technique(technique);
  draft_.rating = rating;
  draft_.length = 0;
  draft_.digits = {};
  draft_.cells.clear();
  draft_.houses.clear();
  draft_.covers.clear();
  draft_.marks.clear();
  draft_.chains.clear();
  draft_.nested.clear();
  draft_.placements.clear();
  draft_.eliminations.clear();
  return draft_;
}

Step& StepSink::draft(const TechniqueEntry& technique) {
  return draft(technique, technique.info.rating);
}

}  // namespace nonet::logic
