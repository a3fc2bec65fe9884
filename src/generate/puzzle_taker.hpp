#pragma once
// PuzzleTaker: takes items in order, hands their puzzles out, and knows when it is over and why.

#include <cstdint>
#include <functional>
#include <optional>

#include "generate/maker.hpp"
#include "generate/outlook.hpp"
#include "nonet/generate.hpp"
#include "symmetry/class_set.hpp"

namespace nonet::generate {

/// The whole report, where nothing need be tried: none is wanted, or there is no such puzzle.
std::optional<GenerateReport> report_without_tries(const GenerateOptions& options,
                                                   std::uint64_t number);

class PuzzleTaker {
 public:
  /// `options` must outlive it. `usual_tries` is for those that name none; then the first of them
  /// may be enough to give up.
  PuzzleTaker(const GenerateOptions& options, std::uint64_t number, std::uint64_t usual_tries);

  /// Returns whether to go on.
  bool take(Item& item, const std::function<bool(const GeneratedPuzzle&)>& on_puzzle);

  std::uint64_t tries() const { return report_.tries; }
  std::uint64_t made() const { return report_.made; }

  /// When it is over; `ran` is false when a bound came first.
  GenerateReport report(bool ran) const;

 private:
  bool is_unwanted_repeat(const Item& item, std::size_t made);
  bool end_with(GenerateEnd end);

  const GenerateOptions& options_;
  std::uint64_t number_, most_in_vain_;
  std::uint64_t in_vain_ = 0;  // items since the last puzzle
  Outlook outlook_;
  symmetry::ClassSet seen_;  // where items have keys
  GenerateReport report_;
  std::optional<NearMiss> nearest_;
};

}  // namespace nonet::generate
