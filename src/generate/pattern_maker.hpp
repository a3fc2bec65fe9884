#pragma once
// PatternMaker: puzzles whose givens stand in given cells. Digits from a full grid hardly ever make
// such a puzzle unique, so they are changed, one or two at a time, to those with the fewest
// completions, until there is one: a climb downhill. Minimality, when it is wished for, is climbed
// to in the same way, over puzzles with fewer and fewer redundant givens.

#include "core/random.hpp"
#include "generate/completion_list.hpp"
#include "generate/finisher.hpp"
#include "generate/maker.hpp"

namespace nonet::generate {

class PatternMaker final : public Maker {
 public:
  explicit PatternMaker(const GenerateOptions& options);

  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override;
  std::size_t most_items() const override { return 16; }
  std::uint64_t usual_tries() const override { return 300; }

 private:
  class Climb;

  const GenerateOptions& options_;
  CellSet cells_;
  Finisher finisher_;
  CompletionList completions_;
};

}  // namespace nonet::generate
