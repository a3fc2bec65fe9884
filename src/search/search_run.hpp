#pragma once
// SearchRun: the book-keeping that all searches share. It counts the figures, tells the observer,
// and ends the search when a bound is met or somebody says stop.
//
// Each call is one event and returns whether to go on; after a `false` the search unwinds without
// a further event. kWatched is false when nobody observes: then no event is ever built, and what
// is left of a call is the increment of a counter.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <type_traits>

#include "nonet/rules.hpp"
#include "nonet/search.hpp"

namespace nonet {

template <bool kWatched>
class SearchRun {
 public:
  explicit SearchRun(const SearchOptions& options) : options_(options) {}

  int depth() const { return depth_; }

  /// The bounds are looked at here, before the try is made and counted.
  bool try_digit(Cell cell, Digit digit, bool forced = false) {
    if (figures().tries == next_check_ && !within_bounds()) return false;
    ++figures().tries;
    return tell(Kind::try_digit, forced, cell, digit);
  }
  bool place(Cell cell, Digit digit, bool forced = false) {
    ++figures().placements;
    const bool go_on = tell(Kind::place, forced, cell, digit);
    figures().greatest_depth = std::max(figures().greatest_depth, ++depth_);
    return go_on;
  }
  bool retreat(Cell cell, Digit digit) {
    ++figures().retreats;
    const bool go_on = tell(Kind::retreat, false, cell, digit);
    --depth_;
    return go_on;
  }

  /// `digit` cannot stand in `cell`: the marks forbid it.
  bool reject(Cell cell, Digit digit) { return rejected(cell, digit); }
  /// `digit` cannot stand in `cell`: `other` in `house` holds it.
  bool reject(Cell cell, Digit digit, House house, Cell other) {
    return rejected(cell, digit, house, other);
  }
  /// No digit is left for `cell`.
  bool reject(Cell cell) { return rejected(cell); }
  /// No place is left for `digit` in `house`.
  bool reject(House house, Digit digit) { return rejected(std::nullopt, digit, house); }

  bool solved(const Grid& board) {
    ++result_.solutions;
    if (!result_.first) result_.first = board;
    if (!tell(Kind::solved, false)) return false;
    if (options_.on_solution && !options_.on_solution(board)) return end(SearchEnd::stopped);
    if (result_.solutions >= options_.limit) return end(SearchEnd::limit_reached);
    return true;
  }

  /// The last call: a search that nothing ended has seen its whole space.
  SearchResult finish() {
    if (!ended_) tell(Kind::exhausted, false);
    return result_;
  }

 private:
  using Kind = SearchEvent::Kind;

  SearchFigures& figures() { return result_.figures; }

  bool rejected(std::optional<Cell> cell, std::optional<Digit> digit = {},
                std::optional<House> house = {}, std::optional<Cell> other = {}) {
    ++figures().rejections;
    return tell(Kind::reject, false, cell, digit, house, other);
  }

  bool tell(Kind kind, bool forced, std::optional<Cell> cell = {}, std::optional<Digit> digit = {},
            std::optional<House> house = {}, std::optional<Cell> other = {}) {
    if constexpr (kWatched) {
      const SearchEvent event{kind, forced, depth_, figures().tries, cell, digit, house, other};
      if (!options_.on_event(event) && kind != Kind::exhausted) return end(SearchEnd::stopped);
    }
    return true;
  }

  // The clock and the token cost more than a try, so they are read once in kTriesBetweenChecks. An
  // observer may take its time, so with one they are read every time.
  bool within_bounds() {
    const Bounds& bounds = options_.bounds;
    if (bounds.stop.stop_requested()) return end(SearchEnd::stopped);
    if (figures().tries >= bounds.max_steps) return end(SearchEnd::out_of_steps);
    if (bounds.deadline && std::chrono::steady_clock::now() >= *bounds.deadline)
      return end(SearchEnd::out_of_time);
    next_check_ = std::min(bounds.max_steps, figures().tries + kTriesBetweenChecks);
    return true;
  }

  bool end(SearchEnd how) {
    ended_ = true;
    result_.end = how;
    return false;
  }

  static constexpr std::uint64_t kTriesBetweenChecks = kWatched ? 1 : 1024;

  const SearchOptions& options_;
  SearchResult result_;
  std::uint64_t next_check_ = 0;  // the number of tries at which the bounds are looked at
  int depth_ = 0;
  bool ended_ = false;
};

/// Runs Solver<kWatched>(puzzle, run).search() on a puzzle whose digits break no rule.
template <template <bool> class Solver>
SearchResult run_search(const Puzzle& puzzle, const SearchOptions& options) {
  const auto run_watched = [&]<bool kWatched>(std::bool_constant<kWatched>) {
    SearchRun<kWatched> run(options);
    if (obeys_rules(puzzle.digits())) Solver<kWatched>(puzzle, run).search();
    return run.finish();
  };
  return options.on_event ? run_watched(std::true_type()) : run_watched(std::false_type());
}

}  // namespace nonet
