#pragma once
// RatingClimbMaker: puzzles of ratings that digging hardly ever meets. The hardest of some dug
// puzzles is where it begins; from there it goes from neighbour to neighbour (neighbour.hpp), never
// to an easier one, until the rating is within the range. Hard puzzles stand close together, which
// is why researchers look for them in this way.

#include <optional>

#include "core/random.hpp"
#include "generate/dig_batch.hpp"
#include "generate/finisher.hpp"
#include "generate/maker.hpp"
#include "nonet/rate.hpp"

namespace nonet::generate {

class RatingClimbMaker final : public Maker {
 public:
  explicit RatingClimbMaker(const GenerateOptions& options);

  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override;
  std::size_t most_items() const override { return 1; }
  std::uint64_t usual_tries() const override { return 10; }

  /// Whether these options are for a climb rather than for digging.
  static bool is_for(const GenerateOptions& options);

 private:
  bool climb(std::uint64_t number, Item& item, const Bounds& bounds);
  /// Rates the puzzle; true when it may be the next one. Sets cut_off_ when a bound came first.
  bool is_no_easier(const Grid& puzzle, const Bounds& bounds);

  const GenerateOptions& options_;
  std::vector<CellSet> cells_;
  Finisher finisher_;
  DigBatch batch_;
  Rater rater_;

  // Of the climb.
  Grid puzzle_;
  double rating_ = 0;
  bool cut_off_ = false;
};

}  // namespace nonet::generate
