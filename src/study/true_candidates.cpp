// Every completion found proves 81 candidates, so most need no question of their own, and the
// others are asked about a cell at a time: "is there a completion with one of these digits here?"
// Yes proves at least one of them, no refutes all.

#include "nonet/true_candidates.hpp"

#include <algorithm>

#include "study/steady_search.hpp"

namespace nonet {
namespace {

// To list so many completions takes less time than the questions that it may save.
constexpr std::uint64_t kFewCompletions = 100;

class CandidateStudy {
 public:
  CandidateStudy(const Puzzle& puzzle, const Bounds& bounds)
      : possible_(possible_digits(puzzle)), bounds_(bounds) {
    study_.undecided = possible_;
  }

  TrueCandidates run() {
    study_.end = search(possible_, kFewCompletions);
    if (study_.end == SearchEnd::exhausted) study_.undecided = {};
    if (study_.end != SearchEnd::limit_reached) return study_;
    for (int i = 0; i < kCellCount; ++i)
      while (!study_.undecided[Cell(i)].empty())
        if (!ask_about(Cell(i))) return study_;
    study_.end = SearchEnd::exhausted;
    return study_;
  }

 private:
  /// False when a bound came before the answer.
  bool ask_about(Cell cell) {
    Candidates restricted = possible_;
    restricted[cell] = study_.undecided[cell];
    study_.end = search(restricted, 1);
    if (study_.end == SearchEnd::limit_reached) return true;
    if (study_.end != SearchEnd::exhausted) return false;
    study_.undecided[cell] = {};
    possible_[cell] = study_.proven[cell];  // what is refuted need not be tried again
    return true;
  }

  SearchEnd search(const Candidates& candidates, std::uint64_t limit) {
    const verdict::SearchOutcome outcome =
        study::steady_search(candidates, limit, bounds_, [this](const Grid& completion) {
          prove(completion);
          return true;
        });
    if (bounds_.max_steps != kUnlimited)
      bounds_.max_steps -= std::min(outcome.guesses, bounds_.max_steps);
    return outcome.end;
  }

  void prove(const Grid& completion) {
    for (int i = 0; i < kCellCount; ++i) {
      const DigitSet digit = DigitSet::only(*completion[Cell(i)]);
      study_.proven[Cell(i)] |= digit;
      study_.undecided[Cell(i)] -= digit;
    }
  }

  Candidates possible_;
  Bounds bounds_;  // what is left of them
  TrueCandidates study_;
};

}  // namespace

TrueCandidates true_candidates(const Puzzle& puzzle, const Bounds& bounds) {
  return CandidateStudy(puzzle, bounds).run();
}

}  // namespace nonet
