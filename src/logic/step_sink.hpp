#pragma once
// StepSink: where a technique puts the steps it finds. It says whether to go on looking, so one
// finder serves both the path that takes the first step and the one that weighs all of them.
//
//   Step& step = sink.draft(kXWing, 3.2);        // an empty step, its vectors keep their memory
//   step.eliminations.push_back(...);            // conclusions always
//   if (sink.wants_pattern()) step.cells = ...;  // the pattern only where somebody will look at it
//   if (sink.offer()) return true;               // true: stop looking
//
// A finder offers only steps that change the board.

#include <utility>
#include <vector>

#include "core/cell_set.hpp"
#include "logic/technique_entry.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// Where the candidates of a board are others than before.
struct Changed {
  CellSet cells = CellSet::all();
  DigitSet digits = DigitSet::all();

  Changed& operator|=(const Changed& other) {
    cells |= other.cells;
    digits |= other.digits;
    return *this;
  }
};

class StepSink {
 public:
  explicit StepSink(bool wants_pattern) : wants_pattern_(wants_pattern) {}
  virtual ~StepSink() = default;
  StepSink(const StepSink&) = delete;
  StepSink& operator=(const StepSink&) = delete;

  bool wants_pattern() const { return wants_pattern_; }

  Step& draft(const TechniqueEntry& technique, double rating);
  Step& draft(const TechniqueEntry& technique);  ///< with the technique's own rating
  /// Whether steps of this technique are of any use: finders of several techniques ask.
  virtual bool wants(const TechniqueEntry&) const { return true; }
  /// What has changed since the same finder last offered nothing to this sink; everything where
  /// that is not known. What touches none of it need not be looked at again.
  const Changed& changed() const { return changed_; }
  [[nodiscard]] bool offer() { return accept(draft_); }
  [[nodiscard]] bool offer(Step step) { return accept(step); }  ///< a step made elsewhere

 protected:
  /// Takes over what it needs of the step (it may be moved from) and says whether to stop.
  virtual bool accept(Step& step) = 0;

  Changed changed_;

 private:
  Step draft_{Technique(kNoTechnique)};
  bool wants_pattern_;
};

/// Keeps the first step.
class FirstStep final : public StepSink {
 public:
  using StepSink::StepSink;
  bool found() const { return found_; }
  Step& step() { return step_; }
  void clear() { found_ = false; }

 private:
  bool accept(Step& step) override {
    std::swap(step_, step);
    return found_ = true;
  }
  Step step_{Technique(kNoTechnique)};
  bool found_ = false;
};

/// Keeps all steps, in the order in which they were found.
class AllSteps final : public StepSink {
 public:
  AllSteps() : StepSink(true) {}
  std::vector<Step>& steps() { return steps_; }

 private:
  bool accept(Step& step) override {
    steps_.push_back(step);
    return false;
  }
  std::vector<Step> steps_;
};

}  // namespace nonet::logic
