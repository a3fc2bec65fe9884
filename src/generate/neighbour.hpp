#pragma once
// Neighbours of a puzzle: take some givens away, put others in, and be unique again. Researchers
// call it {-r+a}; it leads from puzzles that are easy to come by to rare ones.

#include <optional>
#include <string>
#include <unordered_set>

#include "core/random.hpp"
#include "generate/completion_list.hpp"
#include "nonet/candidate.hpp"
#include "nonet/generate.hpp"

namespace nonet::generate {

/// Givens of one puzzle without which it has too many completions to list. Few givens can be taken
/// away in so few ways that the same ones are drawn again and again.
class TooFree {
 public:
  bool holds(CellSet removed) const { return known_.contains(key(removed)); }
  void insert(CellSet removed) {
    if (known_.size() < kMost) known_.insert(key(removed));
  }

 private:
  static constexpr std::size_t kMost = 20'000;  // some MB

  static std::string key(CellSet cells) {
    std::string key;
    for (Cell cell : cells) key += static_cast<char>(cell.index());
    return key;
  }
  std::unordered_set<std::string> known_;
};

class Neighbours {
 public:
  /// What has more than `most` completions without the givens removed is passed over.
  Neighbours(Random& random, std::size_t most) : random_(random), most_(most) {}

  /// A random one with `remove` givens less and `add` others: unique, with another set of givens,
  /// not necessarily minimal. Nothing when this draw does not work out, which is frequent.
  /// With `spare` some of the others may be redundant: those put in when it is unique already.
  std::optional<Grid> draw(const Grid& puzzle, int remove, int add, bool spare = false);
  /// What was found out before about the puzzle that is given to draw(), which adds to it.
  void remember(TooFree& too_free) { too_free_ = &too_free; }
  /// The last draw() was passed over: there were more completions than are listed.
  bool passed_over() const { return passed_over_; }

  /// For many neighbours of one puzzle: takes `remove` givens away once, and lists what may be put
  /// in for them. False when there is nothing, or too much.
  bool take_away(const Grid& puzzle, int remove);
  /// A random one with `add` others put in for those taken away. Nothing where so few will not do.
  std::optional<Grid> put_in(int add);

  /// The solution of the puzzle drawn last by draw().
  const Grid& solution() const { return solution_; }

 private:
  /// Takes so many random givens away, unless there are fewer.
  bool take_givens(Grid& puzzle, int remove);
  /// A random blank of `puzzle` that tells `target` from some other completion left, or from all of
  /// them.
  std::optional<Cell> telling_cell(const Grid& puzzle, const Grid& target, bool from_all);
  /// Puts so many more digits of a solution in, at random; false when there is no room.
  bool put_in_spare(Grid& puzzle, const Grid& solution, int add);

  /// A random candidate of an open cell that just one of the completions has, or some of them.
  std::optional<Candidate> dividing(const Grid& puzzle, const CompletionList& completions,
                                    bool just_one);

  Random& random_;
  std::size_t most_;
  TooFree* too_free_ = nullptr;
  bool passed_over_ = false;
  CompletionList completions_;
  Grid solution_;
  Grid whole_, part_;    // the puzzle that take_away() was given, and what it left
  CompletionList left_;  // of the completions of `part_`, with some of the others put in
};

/// Takes redundant givens away in random order until the puzzle is minimal.
Grid without_redundant(const Grid& puzzle, Random& random);

}  // namespace nonet::generate
