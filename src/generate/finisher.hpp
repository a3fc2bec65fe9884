#pragma once
// Finisher: what becomes of a puzzle that a maker has made. It is measured by the wishes that no
// maker sees to by its way of working: the number of givens, the grade, the caller's own wish, the
// cheapest first. Then it goes into the item, with the key by which repeats are told.

#include "generate/grade_check.hpp"
#include "generate/maker.hpp"

namespace nonet::generate {

class Finisher {
 public:
  explicit Finisher(const GenerateOptions& options) : options_(options), grade_(options) {}

  /// Whether finish() may take long, so that few puzzles at a time are best.
  bool is_slow() const { return grade_.asks_anything() || options_.wish; }

  /// So many puzzles take some ten to thirty seconds, if without a grade it were `otherwise`.
  std::uint64_t usual_tries(std::uint64_t otherwise) const;

  /// False when a bound came before it was known; then the item is not done.
  bool finish(GeneratedPuzzle made, Item& item, const Bounds& bounds);

 private:
  bool misses_number(const GeneratedPuzzle& made, Item& item) const;

  const GenerateOptions& options_;
  GradeCheck grade_;
};

}  // namespace nonet::generate
