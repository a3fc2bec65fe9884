#pragma once
// RemovalBatch: the removals of many puzzles, each a lane of the throughput engine.

#include <cstddef>
#include <functional>
#include <span>

#include "engine/many/batch_search.hpp"
#include "study/removal.hpp"

namespace nonet::study {

/// Whether a further removal of the puzzle with this number is of interest.
using WantsRemoval = std::function<bool(std::size_t puzzle)>;
/// Told of every removal that was of interest, in no particular order.
using OnRemoval = std::function<void(std::size_t puzzle, Cell cell, Need need)>;

class RemovalBatch {
 public:
  void run(std::span<const Grid> puzzles, const Bounds& bounds, const WantsRemoval& wants,
           const OnRemoval& on_removal);

 private:
  engine::many::BatchSearch search_;
};

}  // namespace nonet::study
