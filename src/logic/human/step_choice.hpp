#pragma once
// StepChoice: of the steps that one technique offers, the one a person would take: the least
// effort, then the nearest to the step before, then the one that achieves most.

#include <tuple>
#include <vector>

#include "core/cell_set.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

class StepChoice final : public StepSink {
 public:
  StepChoice() : StepSink(/*wants_pattern=*/true) {}

  /// Which techniques may be used: none listed means all.
  void restrict_to(std::vector<Technique> allowed) { allowed_ = std::move(allowed); }
  void use_uniqueness(bool use) { uniqueness_ = use; }
  bool wants(const TechniqueEntry& technique) const override;

  /// Begins a new choice; steps near these cells come first.
  void begin(CellSet near) {
    near_ = near;
    found_ = false;
    ordered_ = false;
  }
  /// From here on steps come best first: one is enough.
  void expect_order() { ordered_ = true; }
  bool found() const { return found_; }
  Step& step() { return step_; }

 private:
  using Cost = std::tuple<int, int, int>;  // effort, distance, what is left undone

  bool accept(Step& step) override;
  Cost cost_of(const Step& step) const;

  std::vector<Technique> allowed_;
  bool uniqueness_ = true;
  CellSet near_;
  Step step_{Technique(kNoTechnique)};
  Cost cost_;
  bool found_ = false;
  bool ordered_ = false;
};

/// The cells that a step changes.
CellSet cells_changed(const Step& step);

}  // namespace nonet::logic
