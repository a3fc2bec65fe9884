#pragma once
// ClimbMaker: minimal puzzles with so few or so many givens that digging hardly ever meets them.
// From a dug puzzle it goes from neighbour to neighbour (neighbour.hpp): {-2+1} or {-1+2} where
// that works, which is a step towards the wish, else {-1+1} or {-2+2}, which is a step aside.

#include <optional>

#include "core/random.hpp"
#include "generate/dig_batch.hpp"
#include "generate/finisher.hpp"
#include "generate/maker.hpp"

namespace nonet::generate {

class ClimbMaker final : public Maker {
 public:
  explicit ClimbMaker(const GenerateOptions& options);

  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override;
  std::size_t most_items() const override { return 4; }
  std::uint64_t usual_tries() const override { return 200; }

  /// Whether these options are for a climb rather than for digging.
  static bool is_for(const GenerateOptions& options);

 private:
  bool climb(std::uint64_t number, Item& item, const Bounds& bounds);
  std::optional<Grid> dug_puzzle(std::uint64_t number, const Bounds& bounds);
  int distance(const Grid& puzzle) const;

  const GenerateOptions& options_;
  Finisher finisher_;
  DigBatch batch_;
};

}  // namespace nonet::generate
