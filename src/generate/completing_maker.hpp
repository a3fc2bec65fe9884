#pragma once
// CompletingMaker: from a puzzle with several completions to puzzles with one. Its givens stay; one
// of the completions is drawn, and what it has more is dug away in random order.

#include "core/random.hpp"
#include "generate/completion_list.hpp"
#include "generate/dig_batch.hpp"
#include "generate/finisher.hpp"
#include "generate/maker.hpp"

namespace nonet::generate {

class CompletingMaker final : public Maker {
 public:
  explicit CompletingMaker(const GenerateOptions& options);

  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override;
  std::size_t most_items() const override { return 512; }
  std::uint64_t usual_tries() const override { return 100'000; }

 private:
  Grid draw_completion(Random& random);

  const GenerateOptions& options_;
  std::vector<CellSet> units_;
  std::vector<std::uint8_t> open_;  // cells that `from` leaves open
  CompletionList completions_;      // all of them, when there are few
  Finisher finisher_;
  DigBatch batch_;
};

}  // namespace nonet::generate
