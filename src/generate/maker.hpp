#pragma once
// Maker: one way of making puzzles. Work is cut into numbered items, each with random numbers that
// depend on the seed and its number only, so that it does not matter who works on it and when.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nonet/bounds.hpp"
#include "nonet/generate.hpp"

namespace nonet::generate {

/// Added to the distance of what has not even the givens wished for: any other miss is nearer.
inline constexpr int kShapeMissed = 1'000'000;

/// What came out instead of a puzzle as wished.
struct NearMiss {
  Grid grid;
  int distance = 0;           ///< from what was wished; the least is told
  bool is_unique = false;     ///< whether `grid` is a puzzle at all
  bool misses_grade = false;  ///< level, rating or techniques; all else is as wished
  double gap = 0;    ///< in steps of which a try more or less makes one; 0: nothing can be said
  std::string what;  ///< "26 givens", "a puzzle of this pattern with 2 solutions"
};

struct Item {
  bool is_done = false;  ///< false: the bounds came first
  std::vector<GeneratedPuzzle> made;
  std::vector<std::string> keys;  ///< of `made`, equal for repeats, where these are unwanted
  std::optional<NearMiss> miss;
};

class Maker {
 public:
  virtual ~Maker() = default;

  /// Works on items `first`, `first + 1`, ... Those before a bound came are done.
  virtual void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) = 0;
  /// As many items are worth one call, at most.
  virtual std::size_t most_items() const = 0;
  /// So many items without a puzzle take some ten to thirty seconds.
  virtual std::uint64_t usual_tries() const = 0;
};

/// The maker that these options call for, for one thread. `options` must outlive it.
std::unique_ptr<Maker> maker_for(const GenerateOptions& options);

}  // namespace nonet::generate
