#include "support/candidate_sketch.hpp"

#include <algorithm>
#include <set>

#include "logic/step_sink.hpp"
#include "nonet/step_text.hpp"

namespace nonet::test {

namespace {

// Finders of several techniques may offer the others' steps, too.
class Conclusions final : public logic::StepSink {
 public:
  explicit Conclusions(const logic::TechniqueEntry& technique)
      : StepSink(true), technique_(technique) {}

  bool wants(const logic::TechniqueEntry& technique) const override {
    return &technique == &technique_;
  }
  std::set<std::string> all;

 private:
  bool accept(Step& step) override {
    if (step.technique == Technique(technique_)) all.insert(short_conclusion_of(step));
    return false;
  }
  const logic::TechniqueEntry& technique_;
};

}  // namespace

Cell cell_named(std::string_view name) {
  return Cell::at(name[1] - '1', name[3] - '1');
}

CandidateSketch& CandidateSketch::only(int digit, House house, std::initializer_list<int> places) {
  for (int place = 0; place < 9; ++place)
    if (std::ranges::find(places, place) == places.end())
      (*puzzle_.marks)[logic::cell_at(house, place)].erase(Digit(digit));
  return *this;
}

CandidateSketch& CandidateSketch::cell(std::string_view name, std::string_view digits) {
  DigitSet set;
  for (char c : digits) set.insert(Digit(c - '0'));
  (*puzzle_.marks)[cell_named(name)] = set;
  return *this;
}

CandidateSketch& CandidateSketch::add(std::string_view name, int digit) {
  (*puzzle_.marks)[cell_named(name)].insert(Digit(digit));
  return *this;
}

CandidateSketch& CandidateSketch::entry(std::string_view name, int digit) {
  puzzle_.entries.set(cell_named(name), Digit(digit));
  return *this;
}

CandidateSketch& CandidateSketch::given(std::string_view name, int digit) {
  puzzle_.givens.set(cell_named(name), Digit(digit));
  return *this;
}

std::string found(const logic::TechniqueEntry& technique, const logic::Board& board) {
  Conclusions conclusions(technique);
  technique.find(technique, board, conclusions);
  std::string text;
  for (const std::string& conclusion : conclusions.all)
    text += (text.empty() ? "" : "; ") + conclusion;
  return text;
}

}  // namespace nonet::test
