#pragma once
// Resistance: how a puzzle withstands trials. What can be done without chains is done first. Then
// each candidate that is left is tried: it is set, singles are placed, and a contradiction refutes
// it. Hard puzzles are those of which few candidates are refuted: of those that are rated higher
// than 11 hardly any, of one rated 9 one in ten or five. Ratings need a hundred times as long.
//
// When the trials are repeated without the candidates refuted, they solve nearly every puzzle. One
// that they do not solve is *immune*; those are rated 9.3 and more, with few exceptions.
//
//   Resistance resistance;                     // keep it: it holds the work space of the path
//   if (const auto share = resistance.of(puzzle, 900)) ... resistance.is_immune()

#include <optional>

#include "logic/rating_path.hpp"
#include "nonet/grid.hpp"
#include "study/singles_closure.hpp"

namespace nonet::generate {

class Resistance {
 public:
  Resistance() : path_(/*wants_pattern=*/false), board_(Grid()) {}

  /// Of a thousand candidates so many are not refuted. Nothing when it is less than `least`, which
  /// is known sooner, or when no candidate is left.
  std::optional<int> of(const Grid& puzzle, int least);

  /// Whether the puzzle that was asked about last is immune. Only when it had an answer.
  bool is_immune();

 private:
  int candidates() const;
  /// Strikes all candidates that a trial refutes, until there are more than `most`: how many.
  int strike_refuted(int most);

  logic::RatingPath path_;
  study::SinglesClosure board_;
};

}  // namespace nonet::generate
