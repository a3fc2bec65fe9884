#include "nonet/rate.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "logic/rating_path.hpp"

namespace nonet {

namespace {

void count_step(const Step& step, bool before_placement, Rating& rating) {
  const auto raise = [&](double& value, std::optional<Technique>& technique) {
    if (step.rating <= value) return;
    value = step.rating;
    technique = step.technique;
  };
  raise(rating.er, rating.er_technique);
  if (before_placement) raise(rating.ep, rating.ep_technique);
  if (rating.steps == 0) raise(rating.ed, rating.ed_technique);
  ++rating.steps;
}

void count_stuck(bool before_placement, Rating& rating) {
  rating.er = kBeyondTechniques;
  rating.er_technique.reset();
  if (before_placement) {
    rating.ep = kBeyondTechniques;
    rating.ep_technique.reset();
  }
  if (rating.steps == 0) rating.ed = kBeyondTechniques;
}

}  // namespace

std::string_view name_of(Rating::End end) {
  constexpr std::array<std::string_view, 5> names{"solved", "stuck", "too hard", "cut", "unrated"};
  return names[static_cast<std::size_t>(end)];
}

struct Rater::Work {
  logic::RatingPath path{/*wants_pattern=*/false};
};

Rater::Rater() : work_(std::make_unique<Work>()) {}
Rater::~Rater() = default;
Rater::Rater(Rater&&) noexcept = default;
Rater& Rater::operator=(Rater&&) noexcept = default;

Rating Rater::rate(const Puzzle& puzzle, const RateOptions& options, const Bounds& bounds) {
  Rating rating;
  rating.verdict = solve(puzzle, bounds).verdict;
  if (rating.verdict != Verdict::unique) return rating;

  // A rating is a sum of tenths in binary, and so a step of 7.2 may be a little more than 7.2.
  const double most = options.max_rating + 0.01;
  logic::RatingPath& path = work_->path;
  path.start(
      logic::Board(puzzle),
      {.techniques = options.techniques, .uniqueness = options.uniqueness, .max_rating = most});
  bool before_placement = true;
  while (const Step* step = path.next(bounds)) {
    count_step(*step, before_placement, rating);
    if (!step->placements.empty()) before_placement = false;
    if (rating.er > most) break;
  }
  rating.reached = path.board().digits();
  using Stop = logic::RatingPath::Stop;
  if (rating.er > most || path.stop() == Stop::too_hard) {
    rating.end = Rating::End::too_hard;
  } else if (path.stop() == Stop::bounds) {
    rating.end = Rating::End::cut;
  } else if (path.stop() == Stop::stuck) {
    rating.end = Rating::End::stuck;
    count_stuck(before_placement, rating);
  } else {
    rating.end = Rating::End::solved;
  }
  return rating;
}

Rating rate(const Puzzle& puzzle, const RateOptions& options, const Bounds& bounds) {
  return Rater().rate(puzzle, options, bounds);
}

}  // namespace nonet
