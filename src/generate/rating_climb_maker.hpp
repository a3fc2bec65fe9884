#pragma once
// RatingClimbMaker: puzzles of ratings that digging hardly ever meets. From a dug puzzle it goes
// from neighbour to neighbour (neighbour.hpp) to such as withstand trials better (resistance.hpp),
// now and then to one that does a little worse, and rates those that withstand them well. Hard
// puzzles stand close together, which is why researchers look for them in this way.

#include <optional>

#include "core/random.hpp"
#include "generate/dig_batch.hpp"
#include "generate/finisher.hpp"
#include "generate/maker.hpp"
#include "generate/neighbour.hpp"
#include "generate/resistance.hpp"
#include "nonet/rate.hpp"

namespace nonet::generate {

class RatingClimbMaker final : public Maker {
 public:
  explicit RatingClimbMaker(const GenerateOptions& options);

  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override;
  std::size_t most_items() const override { return 1; }
  std::uint64_t usual_tries() const override { return 20; }

  /// Whether these options are for a climb rather than for digging.
  static bool is_for(const GenerateOptions& options);

 private:
  struct Position {
    Grid puzzle;
    int resistance = 0;
  };

  bool climb(std::uint64_t number, Item& item, const Bounds& bounds);
  std::optional<Position> most_resistant_dug(std::uint64_t number, const Bounds& bounds);
  /// Goes on to `puzzle` unless it is too weak; whether it did.
  bool goes_to(const Grid& puzzle, Position& position, Random& random);
  bool is_worth_rating(const Position& position);
  /// Rates a puzzle, and keeps the hardest. False: a bound came first.
  bool rate(const Grid& puzzle, const Bounds& bounds);

  const GenerateOptions& options_;
  std::vector<CellSet> cells_;
  Finisher finisher_;
  DigBatch batch_;
  Rater rater_;
  Resistance resistance_;

  // Of the climb: the hardest puzzle that is not too hard, or 0.
  Grid hardest_;
  double rating_ = 0;
};

}  // namespace nonet::generate
