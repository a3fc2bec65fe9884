#include "generate/item_blocks.hpp"

namespace nonet::generate {

BlockEnd hand_on(ItemBlock& block, BlockSize& size, const OnItem& on_item) {
  for (Item& item : block.items) {
    if (!item.is_done) return BlockEnd::cut_off;
    size.took(item);
    if (!on_item(item)) return BlockEnd::enough;
  }
  return BlockEnd::more;
}

BlockEnd ItemRun::next(const OnItem& on_item, const Bounds& bounds, std::size_t most_items) {
  block_.first += block_.items.size();
  block_.items.assign(std::min(size_.now(1), most_items), {});
  maker_->make(block_.first, block_.items, bounds);
  return hand_on(block_, size_, on_item);
}

}  // namespace nonet::generate
