#pragma once
// rate(): how hard a puzzle is, on the scale by which the community compares: Sudoku
// Explainer 1.2.1.
//
//   Rating rating = rate(puzzle);
//   if (rating.verdict == Verdict::unique) std::cout << rating.er;   // 7.2
//
// The rater walks one path: at each step it takes the first hint of the easiest technique that has
// one, in a fixed order (docs/rating.md). ER is the greatest rating of a step on the path, EP the
// greatest up to and with the first step that places a digit, ED that of the first step.
//
// Cost: 10 microseconds for the easiest puzzles, a millisecond or so where chains are needed (6.5
// and up), seconds for the hardest ones (11 and up). A Rater keeps its memory from puzzle to
// puzzle; use one a thread.

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"
#include "nonet/technique.hpp"

namespace nonet {

/// The rating of a step for which no technique was found.
inline constexpr double kBeyondTechniques = 20.0;

struct RateOptions {
  std::vector<Technique> techniques = {};  ///< only these; empty: all of the scale
  bool uniqueness = true;                  ///< whether techniques that rest on it may be used
  /// End as soon as the rating is known to be greater; quicker than to find out by how much.
  double max_rating = std::numeric_limits<double>::infinity();
};

struct Rating {
  enum class End : std::uint8_t {
    solved,    ///< the path goes to the solution: the rating is exact
    stuck,     ///< no technique (of those allowed) applies: the last step counts as 20.0
    too_hard,  ///< greater than max_rating: `er` is what is known of it
    cut,       ///< the bounds came first: `er`, `ep` and `ed` are of the steps found so far
    unrated,   ///< the verdict is not unique
  };

  Verdict verdict = Verdict::undecided;  ///< only a puzzle with one solution has a rating
  End end = End::unrated;
  double er = 0, ep = 0, ed = 0;  ///< 1.0 to 20.0; 0: no such step yet, or none needed
  /// The techniques of the steps that decided er, ep and ed; the first ones that reached them.
  std::optional<Technique> er_technique, ep_technique, ed_technique;
  int steps = 0;  ///< steps of the path
  Grid reached;   ///< the digits at its end

  friend bool operator==(const Rating&, const Rating&) = default;
};

std::string_view name_of(Rating::End end);  ///< "solved", "stuck", "too hard", "cut", "unrated"

/// Rates the position as it stands: entries count as givens, and marks bind. Proves first that
/// there is one solution.
[[nodiscard]] Rating rate(const Puzzle& puzzle, const RateOptions& options = {},
                          const Bounds& bounds = {});

class Rater {
 public:
  Rater();
  ~Rater();
  Rater(Rater&&) noexcept;
  Rater& operator=(Rater&&) noexcept;

  [[nodiscard]] Rating rate(const Puzzle& puzzle, const RateOptions& options = {},
                            const Bounds& bounds = {});

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace nonet
