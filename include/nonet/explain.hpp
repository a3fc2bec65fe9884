#pragma once
// explain(): the whole way from a puzzle to its solution, as a person would reason, step by step.
//
//   Explanation path = explain(puzzle);
//   if (path.end == PathEnd::solved)
//     for (const Step& step : path.steps) std::cout << to_text(step) << '\n';   // step_text.hpp
//   std::cout << name_of(path.level) << ", " << path.score;
//
// Cost: easy puzzles take well below a millisecond, most hard ones a few; puzzles that need forcing
// chains tens to hundreds. Call from any number of threads.

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"
#include "nonet/step.hpp"
#include "nonet/technique.hpp"

namespace nonet {

/// Which path through the techniques.
enum class Scale : std::uint8_t {
  human,  ///< the easiest step first, named patterns before chains
  se,     ///< that of Sudoku Explainer 1.2.1, by which puzzles are rated (rate.hpp)
};
std::string_view name_of(Scale scale);  ///< "human", "se"

struct ExplainOptions {
  Scale scale = Scale::human;
  /// Only these techniques; none listed means all of them. Without kTrial among them the path may
  /// end before the solution.
  std::vector<Technique> techniques;
  /// Whether techniques may be used that rest on there being one solution. They are used only where
  /// that is proved, whatever this says.
  bool uniqueness = true;
  Bounds bounds;
};

enum class PathEnd : std::uint8_t {
  solved,
  stuck,          ///< none of the techniques that may be used applies
  not_explained,  ///< there is not just one solution: see the verdict
  stopped,        ///< a bound came first
};
std::string_view name_of(PathEnd end);  ///< "solved", "stuck", ...

struct Explanation {
  Scale scale = Scale::human;
  Answer answer;       ///< verdict and solution of the position
  std::string reason;  ///< of a verdict other than unique, in one line
  PathEnd end = PathEnd::not_explained;
  Puzzle start;  ///< the position with its candidates, in which the steps begin
  std::vector<Step> steps;
  /// The level of the hardest step, or higher where the score is above what a level allows: easy up
  /// to 800, medium 1000, hard 1600, expert 1800 (HoDoKu's bounds).
  Level level = Level::easy;
  int score = 0;      ///< the sum of the techniques' scores, comparable with HoDoKu's
  double rating = 0;  ///< the greatest rating of a step; ER on the scale se, 0 on human
};

/// The techniques of a list such as "singles,x-wing" or "all,-xy-chain": names of techniques or of
/// families, or all, parted by commas (techniques_named() takes names only); each is added or, with
/// a minus before it, taken away. The error is the name that is not known; empty when no technique
/// is left or no name stands between two commas.
[[nodiscard]] std::expected<std::vector<Technique>, std::string> techniques_of(
    std::string_view list);

/// About the position as it stands: givens, entries and marks.
[[nodiscard]] Explanation explain(const Puzzle& puzzle, const ExplainOptions& options = {});

/// What a step makes of a position that has marks: the digits it places become entries, and what it
/// strikes leaves the marks.
void apply(const Step& step, Puzzle& position);

}  // namespace nonet
