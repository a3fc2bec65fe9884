#pragma once
// Items in blocks: what one call of a maker works on, and how large that is best.

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "generate/maker.hpp"

namespace nonet::generate {

/// Told of each item in order, on the caller's thread; returns whether to go on. Not told of items
/// that a bound cut off, nor of any behind them.
using OnItem = std::function<bool(Item& item)>;

struct ItemBlock {
  std::uint64_t first = 0;
  std::vector<Item> items;
  bool is_done = false;
};

/// How many items the next block may have: few while few puzzles are wanted, and more the rarer
/// they turn out to be. It has no influence on what comes out.
class BlockSize {
 public:
  BlockSize(std::uint64_t expected, std::size_t most) : left_(expected), most_(most) {}

  std::size_t now(unsigned threads) const {
    const std::uint64_t share = std::max<std::uint64_t>(1, (left_ + threads - 1) / threads);
    if (share >= most_) return most_;
    const std::uint64_t needed = items_ == 0 ? share : share * ((items_ + 1) / (made_ + 1) + 1);
    return static_cast<std::size_t>(std::clamp<std::uint64_t>(needed, 1, most_));
  }
  void took(const Item& item) {
    ++items_;
    made_ += item.made.size();
    left_ -= std::min<std::uint64_t>(left_, item.made.size());
  }

 private:
  std::uint64_t left_;
  std::size_t most_;
  std::uint64_t items_ = 0, made_ = 0;
};

enum class BlockEnd : std::uint8_t {
  more,     ///< all items were handed on
  enough,   ///< `on_item` said so
  cut_off,  ///< a bound came first
};

/// Hands a block's items on.
BlockEnd hand_on(ItemBlock& block, BlockSize& size, const OnItem& on_item);

/// Items from 0 on, one block after the other, on the caller's thread.
class ItemRun {
 public:
  ItemRun(std::unique_ptr<Maker> maker, std::uint64_t expected)
      : maker_(std::move(maker)), size_(expected, maker_->most_items()) {}

  std::uint64_t usual_tries() const { return maker_->usual_tries(); }

  /// Works on the next block, of at most so many items.
  BlockEnd next(const OnItem& on_item, const Bounds& bounds, std::size_t most_items);

 private:
  std::unique_ptr<Maker> maker_;
  BlockSize size_;
  ItemBlock block_;
};

}  // namespace nonet::generate
