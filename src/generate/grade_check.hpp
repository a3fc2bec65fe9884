#pragma once
// GradeCheck: whether a puzzle is as hard as was wished: level and techniques on the human scale,
// rating on Sudoku Explainer's. Cheap questions come first, and each path ends as soon as its
// answer is known:
//
// - Singles alone finish nearly half of all puzzles; they rule out most wishes in a microsecond.
// - "Not harder than" is a path of the techniques that may cost as much: when these get stuck the
//   puzzle is harder, and nobody looks for chains.
// - "Needs a technique" is a path without it: it has to get stuck. When the path with it does not
//   come upon it, that is the same path.
// - Where only a level is asked for, nothing is harder than its last one.
// - Ratings are bounded from above.

#include <optional>
#include <string>
#include <vector>

#include "logic/human/human_path.hpp"
#include "nonet/generate.hpp"

namespace nonet::generate {

class GradeCheck {
 public:
  explicit GradeCheck(const GenerateOptions& options);

  bool asks_anything() const { return asks_human_ || options_.rating || !rated_.empty(); }

  enum class Outcome : std::uint8_t { met, missed, cut };
  /// Fills in level, rating and hardest technique where they were asked for. `distance` tells how
  /// far a miss is away, in tenths of a rating or of a level, as far as that is known.
  Outcome check(GeneratedPuzzle& made, const Bounds& bounds, int& distance);

  /// What there is instead of the grade wished for: "rating 7.2, level hard".
  std::string grade_in_words(const Grid& puzzle, const Bounds& bounds);

 private:
  struct Walk {
    bool is_cut = false, solved = false;
    int score = 0;
    Level level = Level::easy;
    std::optional<Technique> hardest;
    std::vector<Technique> used;  ///< those of the steps
    bool uses(Technique technique) const;
  };
  bool asks_for_techniques() const { return !human_.empty() || !rated_.empty(); }
  /// Ends early when the level is known to be beyond `most`. `allowed` empty: all techniques, which
  /// always arrive.
  Walk walk(const GeneratedPuzzle& made, const std::vector<Technique>& allowed, Level most,
            const Bounds& bounds);
  /// Whether the puzzle that `with` solved is solved without the technique, too.
  Outcome needs(const GeneratedPuzzle& made, Technique technique, const Walk& with,
                const std::vector<Technique>& others, const Bounds& bounds);
  Outcome check_hardest(const GeneratedPuzzle& made, const Bounds& bounds);
  Outcome check_human(GeneratedPuzzle& made, const Bounds& bounds, int& distance);
  Outcome check_rating(GeneratedPuzzle& made, const Bounds& bounds, int& distance);
  Outcome needs_rated(const GeneratedPuzzle& made, Technique technique, const Rating& with,
                      const Bounds& bounds);

  const GenerateOptions& options_;
  LevelRange level_;
  bool asks_human_ = false;
  std::vector<Technique> human_, rated_;  // needed, on which scale
  std::vector<Technique> within_level_, within_hardest_, without_hardest_;
  bool singles_are_too_easy_ = false;
  logic::HumanPath path_;
  Rater rater_;
};

}  // namespace nonet::generate
