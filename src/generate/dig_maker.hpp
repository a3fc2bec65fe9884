#pragma once
// DigMaker: a full grid, and givens taken away in random order while the puzzle stays unique
// (dig.hpp). Puzzles whose number of givens was not wished for are thrown away.

#include <array>
#include <vector>

#include "generate/dig_batch.hpp"
#include "generate/finisher.hpp"
#include "generate/maker.hpp"

namespace nonet::generate {

class DigMaker final : public Maker {
 public:
  explicit DigMaker(const GenerateOptions& options);

  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override;
  std::size_t most_items() const override { return finisher_.is_slow() ? 512 : 4096; }
  std::uint64_t usual_tries() const override { return finisher_.usual_tries(1'000'000); }

 private:
  struct Dug {
    Grid puzzle, solution;
    bool is_over = false;
  };

  bool start(std::uint64_t number, Dig& dig) const;

  const GenerateOptions& options_;
  std::vector<CellSet> units_;
  Finisher finisher_;
  DigBatch batch_;
  std::vector<Dug> dug_;
};

}  // namespace nonet::generate
