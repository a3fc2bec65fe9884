#pragma once
// run_items(): hands blocks of items to makers on several threads and takes the results in the
// order of their numbers.

#include <cstdint>
#include <functional>

#include "generate/maker.hpp"
#include "nonet/bounds.hpp"

namespace nonet::generate {

struct ItemDemand {
  unsigned threads = 1;
  Bounds bounds;
  std::uint64_t expected = 1;  ///< puzzles wanted: fewer items are begun at once when these are few
};

/// Told of each item in order, on the caller's thread; returns whether to go on. Not told of items
/// that a bound cut off, nor of any behind them.
using OnItem = std::function<bool(Item& item)>;

/// `on_block` is called after some items, also on the caller's thread. Returns false when a bound
/// ended it.
bool run_items(const std::function<std::unique_ptr<Maker>()>& new_maker, const ItemDemand& demand,
               const OnItem& on_item, const std::function<void()>& on_block);

}  // namespace nonet::generate
