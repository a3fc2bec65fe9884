#pragma once
// run_items(): hands blocks of items to makers on several threads and takes the results in the
// order of their numbers.

#include <cstdint>
#include <functional>

#include "generate/item_blocks.hpp"
#include "nonet/bounds.hpp"

namespace nonet::generate {

struct ItemDemand {
  unsigned threads = 1;
  Bounds bounds;
  std::uint64_t expected = 1;  ///< puzzles wanted: fewer items are begun at once when these are few
};

/// `on_block` is called after some items, also on the caller's thread. Returns false when a bound
/// ended it.
bool run_items(const std::function<std::unique_ptr<Maker>()>& new_maker, const ItemDemand& demand,
               const OnItem& on_item, const std::function<void()>& on_block);

}  // namespace nonet::generate
