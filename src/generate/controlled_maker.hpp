#pragma once
// ControlledMaker: minimal puzzles whose chances are known. Givens are taken away from a full grid
// in random order, but nothing is ever put back: the first loss of uniqueness is the end, and the
// puzzle before it is taken if it is minimal, which is rare. A set of n givens is the state after
// 81 - n steps with a chance of one in C(81, n), whatever it is, so all minimal puzzles with n
// givens are equally likely, and C(81, n) makes up for the differences between numbers of givens.
// (D. Berthier, "Unbiased Statistics of a CSP - A Controlled-Bias Generator", 2009, there with full
// grids from a random search; here they are drawn evenly, so that the same holds over all grids.)
//
// Backwards: givens are put in, in random order, while some unavoidable set has none; then every
// puzzle before was not unique. Mostly one of the givens is then redundant already, and stays so
// however many are added: next path. So a path takes a microsecond or two.

#include "core/random.hpp"
#include "generate/finisher.hpp"
#include "generate/maker.hpp"

namespace nonet::generate {

class ControlledMaker final : public Maker {
 public:
  explicit ControlledMaker(const GenerateOptions& options);

  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override;
  std::size_t most_items() const override { return 16; }
  std::uint64_t usual_tries() const override { return 10'000; }

  /// C(81, givens) / C(81, 24).
  static double weight_of(int givens);

 private:
  class Paths;

  bool walk_paths(std::uint64_t number, Item& item, const Bounds& bounds);

  const GenerateOptions& options_;
  Finisher finisher_;
};

}  // namespace nonet::generate
