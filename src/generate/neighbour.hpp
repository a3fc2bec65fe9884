#pragma once
// Neighbours of a puzzle: take some givens away, put others in, and be unique again. Researchers
// call it {-r+a}; it leads from puzzles that are easy to come by to rare ones.

#include <optional>

#include "core/random.hpp"
#include "generate/completion_list.hpp"
#include "nonet/generate.hpp"

namespace nonet::generate {

class Neighbours {
 public:
  /// What has more than `most` completions without the givens removed is passed over.
  Neighbours(Random& random, std::size_t most) : random_(random), most_(most) {}

  /// A random one with `remove` givens less and `add` others: unique, with another set of givens,
  /// not necessarily minimal. Nothing when this draw does not work out, which is frequent.
  std::optional<Grid> draw(const Grid& puzzle, int remove, int add);

  /// The solution of the puzzle drawn last.
  const Grid& solution() const { return solution_; }

 private:
  /// A random blank of `puzzle` that tells `target` from some other completion left, or from all of
  /// them.
  std::optional<Cell> telling_cell(const Grid& puzzle, const Grid& target, bool from_all);

  Random& random_;
  std::size_t most_;
  CompletionList completions_;
  Grid solution_;
};

/// Takes redundant givens away in random order until the puzzle is minimal.
Grid without_redundant(const Grid& puzzle, Random& random);

}  // namespace nonet::generate
