#pragma once
// Contender: anything that solves the puzzles of a collection, seen from the benchmark.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace nonet::bench {

/// 81 characters each, '.' for a blank.
using Puzzles = std::vector<std::string>;

struct Outcome {
  std::uint64_t solutions = 0;  ///< over all puzzles, each counted up to the limit
  std::uint64_t guesses = 0;
  double lane_use = 0;  ///< share of the lanes that held a node, over all rounds; 0 without lanes
};

class Contender {
 public:
  virtual ~Contender() = default;
  virtual std::string name() const = 0;
  /// What may happen before the clock runs.
  virtual void prepare(const Puzzles& /*puzzles*/) {}
  /// Solves puzzles[first] up to but not puzzles[last], reading the characters and writing the
  /// first solution of each as characters: the work that is timed.
  virtual Outcome solve(const Puzzles& puzzles, std::size_t first, std::size_t last,
                        std::uint64_t limit) = 0;
};

/// The latency engine on a kernel, given by name.
std::unique_ptr<Contender> make_one(const std::string& kernel);
/// The throughput engine likewise: all puzzles of a call side by side.
std::unique_ptr<Contender> make_many(const std::string& kernel);
/// The public solve() with Grid in and out, on the kernel in use. Its limit is always 2.
std::unique_ptr<Contender> make_public_solve();
/// A solver in a shared library: see README.md for the function it must have. Null when it cannot
/// be loaded; the reason goes to standard error.
std::unique_ptr<Contender> make_peer(const std::string& library);

}  // namespace nonet::bench
