#include "generate/grade_check.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/is_over.hpp"
#include "logic/human/level_score.hpp"
#include "logic/starting_position.hpp"
#include "nonet/solve.hpp"
#include "study/singles_closure.hpp"

namespace nonet::generate {
namespace {

using Outcome = GradeCheck::Outcome;

// Where singles suffice a puzzle is rated 2.3 at most, and since it has 64 open cells at most,
// which cost 14 each, its score is one of level medium at most.
constexpr double kMostOfSingles = 2.3;
constexpr Level kMostLevelOfSingles = Level::medium;

// Sums of tenths in binary are a little off.
constexpr double kSlack = 0.05;

int score_of(Technique technique) {
  return technique.info().score;
}

std::vector<Technique> up_to(int score, std::optional<Technique> without = std::nullopt) {
  std::vector<Technique> techniques;
  for (Technique technique : all_techniques())
    if (score_of(technique) > 0 && score_of(technique) <= score && technique != without)
      techniques.push_back(technique);
  return techniques;
}

int most_score_within(Level most) {
  int score = 0;
  for (Technique technique : all_techniques())
    if (technique.info().level <= most) score = std::max(score, score_of(technique));
  return score;
}

int tenths_between(double a, double b) {
  return static_cast<int>(std::lround(10 * std::abs(a - b)));
}

std::string tenths_text(double rating) {
  const long tenths = std::lround(10 * rating);
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

bool singles_finish(const Grid& puzzle) {
  study::SinglesClosure closure(puzzle);
  closure.run();
  return closure.is_complete();
}

}  // namespace

GradeCheck::GradeCheck(const GenerateOptions& options)
    : options_(options), level_(options.level.value_or(LevelRange{})) {
  std::vector<Technique> needed = options.techniques;
  if (options.hardest) needed.push_back(*options.hardest);
  for (Technique technique : needed)
    (score_of(technique) > 0 ? human_ : rated_).push_back(technique);
  asks_human_ = options.level || !human_.empty();
  if (options.hardest && score_of(*options.hardest) > 0) {
    within_hardest_ = up_to(score_of(*options.hardest));
    without_hardest_ = up_to(score_of(*options.hardest), options.hardest);
  }
  // A path of these is the path of all techniques as far as that stays within the level.
  if (level_.most < Level::extreme) within_level_ = up_to(most_score_within(level_.most));

  const auto beyond_singles = [](Technique technique) {
    return technique.info().score > 0 ? technique.info().family != TechniqueFamily::singles
                                      : technique.info().rating > kMostOfSingles;
  };
  singles_are_too_easy_ = level_.least > kMostLevelOfSingles ||
                          (options.rating && options.rating->least > kMostOfSingles + kSlack) ||
                          std::ranges::any_of(needed, beyond_singles);
}

Outcome GradeCheck::check(GeneratedPuzzle& made, const Bounds& bounds, int& distance) {
  distance = 0;
  if (singles_are_too_easy_ && singles_finish(made.puzzle)) {
    if (options_.rating)
      distance +=
          tenths_between(options_.rating->least, std::min(kMostOfSingles, options_.rating->least));
    if (options_.level)
      distance += 10 * std::max(0, static_cast<int>(level_.least) - static_cast<int>(Level::easy));
    distance += 10;
    return Outcome::missed;
  }
  if (asks_human_)
    if (const Outcome outcome = check_human(made, bounds, distance); outcome != Outcome::met)
      return outcome;
  if (options_.rating || !rated_.empty()) return check_rating(made, bounds, distance);
  return Outcome::met;
}

bool GradeCheck::Walk::uses(Technique technique) const {
  return std::ranges::find(used, technique) != used.end();
}

GradeCheck::Walk GradeCheck::walk(const GeneratedPuzzle& made,
                                  const std::vector<Technique>& allowed, Level most,
                                  const Bounds& bounds) {
  Walk walk;
  path_.restrict_to(allowed);
  path_.start(logic::Board(Puzzle(made.puzzle)), made.solution, true);
  while (const Step* step = path_.next(bounds)) {
    const TechniqueInfo& info = step->technique.info();
    walk.score += info.score;
    walk.level = std::max({walk.level, info.level, logic::level_for(walk.score)});
    if (!walk.hardest || info.score > score_of(*walk.hardest)) walk.hardest = step->technique;
    if (walk.level > most) return walk;
    if (asks_for_techniques()) {
      walk.used.push_back(step->technique);
    } else if (walk.level == Level::extreme) {
      walk.solved = true;  // it will be, and no step can change the level
      return walk;
    }
  }
  walk.solved = path_.board().solved();
  walk.is_cut = !walk.solved && is_over(bounds);
  return walk;
}

Outcome GradeCheck::needs(const GeneratedPuzzle& made, Technique technique, const Walk& with,
                          const std::vector<Technique>& others, const Bounds& bounds) {
  if (!with.uses(technique)) return Outcome::missed;
  const Walk without = walk(made, others, Level::extreme, bounds);
  if (without.is_cut) return Outcome::cut;
  return without.solved ? Outcome::missed : Outcome::met;
}

/// Solved with what costs no more, but not without the technique itself.
Outcome GradeCheck::check_hardest(const GeneratedPuzzle& made, const Bounds& bounds) {
  const Walk with = walk(made, within_hardest_, Level::extreme, bounds);
  if (with.is_cut) return Outcome::cut;
  if (!with.solved) return Outcome::missed;
  return needs(made, *options_.hardest, with, without_hardest_, bounds);
}

Outcome GradeCheck::check_human(GeneratedPuzzle& made, const Bounds& bounds, int& distance) {
  if (!within_hardest_.empty())
    if (const Outcome outcome = check_hardest(made, bounds); outcome != Outcome::met) {
      distance += 5;
      return outcome;
    }
  const Walk whole = walk(made, within_level_, level_.most, bounds);
  if (whole.is_cut) return Outcome::cut;
  const auto levels_between = [](Level a, Level b) {
    return 10 * std::abs(static_cast<int>(a) - static_cast<int>(b));
  };
  if (!whole.solved) {  // harder, and it is not known by how much
    distance += std::max(10, levels_between(whole.level, level_.most));
    return Outcome::missed;
  }
  if (whole.level < level_.least) {
    distance += levels_between(whole.level, level_.least);
    return Outcome::missed;
  }
  made.level = whole.level;
  if (asks_for_techniques()) made.hardest = whole.hardest;
  // The path of all techniques is not strictly by score; it is the one that solvers are shown.
  if (!within_hardest_.empty() && whole.hardest != options_.hardest) {
    distance += 5;
    return Outcome::missed;
  }
  const int most = whole.hardest ? score_of(*whole.hardest) : 0;
  for (Technique technique : human_) {
    if (technique == options_.hardest) continue;  // was looked at
    const Outcome outcome = needs(made, technique, whole, up_to(most, technique), bounds);
    if (outcome == Outcome::missed) distance += 5;
    if (outcome != Outcome::met) return outcome;
  }
  return Outcome::met;
}

Outcome GradeCheck::check_rating(GeneratedPuzzle& made, const Bounds& bounds, int& distance) {
  RateOptions rate_options;
  if (options_.rating) rate_options.max_rating = options_.rating->most;
  const Rating rating = rater_.rate(Puzzle(made.puzzle), rate_options, bounds);
  if (rating.end == Rating::End::cut || rating.verdict != Verdict::unique) return Outcome::cut;
  if (rating.end == Rating::End::too_hard) {
    // By how much is not known; what is too easy by little is the nearer one.
    distance += 20 + tenths_between(rating.er, rate_options.max_rating);
    return Outcome::missed;
  }
  if (options_.rating && rating.er < options_.rating->least - kSlack) {
    distance += tenths_between(rating.er, options_.rating->least);
    return Outcome::missed;
  }
  if (options_.rating) made.rating = rating;
  for (Technique technique : rated_) {
    const bool has_to_be_hardest = technique == options_.hardest;
    Outcome outcome = Outcome::missed;
    if (!has_to_be_hardest || rating.er_technique == technique)
      outcome = needs_rated(made, technique, rating, bounds);
    if (outcome == Outcome::missed) distance += 5;
    if (outcome != Outcome::met) return outcome;
    if (!made.hardest) made.hardest = rating.er_technique;
  }
  return Outcome::met;
}

/// Without it the rating path gets stuck or has to take a harder step.
Outcome GradeCheck::needs_rated(const GeneratedPuzzle& made, Technique technique,
                                const Rating& with, const Bounds& bounds) {
  RateOptions without;
  for (Technique each : all_techniques())
    if (each != technique && each.info().rating > 0) without.techniques.push_back(each);
  without.max_rating = with.er;
  const Rating rating = rater_.rate(Puzzle(made.puzzle), without, bounds);
  if (rating.end == Rating::End::cut) return Outcome::cut;
  return rating.end == Rating::End::solved ? Outcome::missed : Outcome::met;
}

std::string GradeCheck::grade_in_words(const Grid& puzzle, const Bounds& bounds) {
  std::string words;
  const auto add = [&](const std::string& word) { words += (words.empty() ? "" : ", ") + word; };
  GeneratedPuzzle made{.puzzle = puzzle, .solution = solve(puzzle).solution};
  if (options_.rating || !rated_.empty()) {
    const Rating rating = rater_.rate(Puzzle(puzzle), {}, bounds);
    if (rating.er > 0)
      add("rating " + tenths_text(rating.er) + (rating.end == Rating::End::cut ? " or more" : ""));
  }
  if (asks_human_) {
    const Walk whole = walk(made, {}, Level::extreme, bounds);
    if (!whole.is_cut) {
      add("level " + std::string(name_of(whole.level)));
      if (whole.hardest && !human_.empty())
        add("as hardest technique " + std::string(whole.hardest->key()));
    }
  }
  return words;
}

}  // namespace nonet::generate
