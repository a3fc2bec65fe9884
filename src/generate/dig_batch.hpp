#pragma once
// DigBatch: many digs side by side. Each has at most one question open, so several hundred are kept
// in hand, and their questions go through the lanes of the throughput engine; a dig whose question
// is answered joins the end of the queue with its next one.
//
//   DigBatch batch;                                    // keep it: it owns the memory
//   batch.run(count, bounds, start, finished);

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "engine/many/batch_search.hpp"
#include "generate/dig.hpp"
#include "nonet/bounds.hpp"

namespace nonet::generate {

class DigBatch {
 public:
  /// Starts dig number `number`; false when there is nothing to dig.
  using Start = std::function<bool(std::size_t number, Dig& dig)>;
  /// Told of each dig that is over, in no particular order.
  using Finished = std::function<void(std::size_t number, const Dig& dig)>;

  /// Digs `count` times. Returns false when the deadline or the stop token came first.
  bool run(std::size_t count, const Bounds& bounds, const Start& start, const Finished& finished);

 private:
  std::unique_ptr<engine::many::BatchSearch> search_;  // made when it is first needed
  std::vector<Dig> digs_;
  std::vector<std::size_t> numbers_;  // of the digs
};

}  // namespace nonet::generate
