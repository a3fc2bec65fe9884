#pragma once
// RatingPath: the path by which a puzzle is rated, exactly that of Sudoku Explainer 1.2.1. A greedy
// loop: the producers are tried in a fixed order, the first step that any of them offers is
// applied, and the next step begins at the top again. docs/rating.md tells the order and its
// quirks.
//
//   RatingPath path(/*wants_pattern=*/false);
//   path.start(Board(puzzle));
//   while (const Step* step = path.next({})) ...
//   path.stop() == RatingPath::Stop::solved

#include <array>
#include <limits>
#include <span>
#include <vector>

#include "logic/chains/chain_finder.hpp"
#include "logic/logic_board.hpp"
#include "logic/step_sink.hpp"

namespace nonet::logic {

struct PathOptions {
  std::span<const Technique> techniques = {};  ///< only these; empty: all of the scale
  bool uniqueness = true;  ///< whether techniques that rest on there being one solution may be used
  double max_rating = std::numeric_limits<double>::infinity();  ///< look for nothing harder
};

class RatingPath {
 public:
  /// Why there is no next step.
  enum class Stop : std::uint8_t { none, solved, stuck, too_hard, bounds };

  /// Steps carry their pattern only when wanted: ratings are quicker without.
  explicit RatingPath(bool wants_pattern) : found_(wants_pattern) {}

  /// Begins at a position, for a puzzle that is known to have one solution.
  void start(const Board& board, const PathOptions& options = {});

  /// The next step, already applied to board(), or nullptr. Valid until the next call.
  const Step* next(const Bounds& bounds);
  Stop stop() const { return stop_; }

  const Board& board() const { return board_; }

 private:
  static constexpr std::size_t kProducers = 36;

  /// Keeps the first step whose technique is allowed.
  class Found final : public StepSink {
   public:
    using StepSink::StepSink;
    std::vector<Technique> allowed;  ///< empty: all
    Step step{Technique(kNoTechnique)};
    bool any = false;
    void look_only_at(const Changed& changed) { changed_ = changed; }

   private:
    bool accept(Step& offered) override;
  };

  Board board_{Puzzle()};
  bool uniqueness_ = true;
  double max_rating_ = std::numeric_limits<double>::infinity();
  Stop stop_ = Stop::none;
  Found found_;
  std::array<Changed, kProducers> changed_;  ///< since each producer last found nothing
  ChainFinder chains_;
};

}  // namespace nonet::logic
