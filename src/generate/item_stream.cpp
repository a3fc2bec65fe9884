#include "generate/item_stream.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace nonet::generate {
namespace {

struct Block {
  std::uint64_t first = 0;
  std::vector<Item> items;
  bool is_done = false;
};

// How many items the next block may have: few while few puzzles are wanted, and more the rarer they
// turn out to be. It has no influence on what comes out.
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

// Hands a block's items on. False: it is over, and `cut_off` tells whether by a bound.
bool hand_on(Block& block, BlockSize& size, const OnItem& on_item, bool& cut_off) {
  for (Item& item : block.items) {
    cut_off = !item.is_done;
    if (cut_off) return false;
    size.took(item);
    if (!on_item(item)) return false;
  }
  return true;
}

bool run_alone(Maker& maker, const ItemDemand& demand, const OnItem& on_item,
               const std::function<void()>& on_block) {
  BlockSize size(demand.expected, maker.most_items());
  bool cut_off = false;
  Block block;
  bool go_on = true;
  while (go_on) {
    block.first += block.items.size();
    block.items.assign(size.now(1), {});
    maker.make(block.first, block.items, demand.bounds);
    go_on = hand_on(block, size, on_item, cut_off);
    on_block();
  }
  return !cut_off;
}

// A ring of blocks between those who work and the one who takes: read the counters as in
// ChunkPipeline, with numbers of blocks.
class ItemPool {
 public:
  ItemPool(const std::function<std::unique_ptr<Maker>()>& new_maker, const ItemDemand& demand)
      : new_maker_(new_maker),
        demand_(demand),
        size_(demand.expected, new_maker()->most_items()),
        ring_(2 * demand.threads + 2),
        forward_(demand.bounds.stop, [this] { stop_.request_stop(); }) {}

  bool run(const OnItem& on_item, const std::function<void()>& on_block) {
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < demand_.threads; ++i) threads.emplace_back([this] { work(); });
    bool cut_off = false;
    std::unique_lock lock(mutex_);
    for (;;) {
      Block& block = slot(written_);
      done_.wait(lock, [&] { return written_ < begun_ && block.is_done; });
      lock.unlock();
      const bool go_on = hand_on(block, size_, on_item, cut_off);
      on_block();
      lock.lock();
      block.is_done = false;
      ++written_;
      if (!go_on) break;
      update_size();
      space_.notify_all();
    }
    ended_ = true;
    stop_.request_stop();
    space_.notify_all();
    return !cut_off;
  }

 private:
  void work() {
    const std::unique_ptr<Maker> maker = new_maker_();
    Bounds bounds = demand_.bounds;
    bounds.stop = stop_.get_token();
    std::unique_lock lock(mutex_);
    for (;;) {
      space_.wait(lock, [&] { return ended_ || begun_ - written_ < ring_.size(); });
      if (ended_) return;
      Block& block = slot(begun_++);
      block.first = next_item_;
      next_item_ += block_size_;
      const std::size_t count = block_size_;
      lock.unlock();
      block.items.assign(count, {});
      maker->make(block.first, block.items, bounds);
      lock.lock();
      block.is_done = true;
      done_.notify_one();
    }
  }
  // With the lock: workers read block_size_.
  void update_size() { block_size_ = size_.now(demand_.threads); }
  Block& slot(std::uint64_t number) { return ring_[number % ring_.size()]; }

  const std::function<std::unique_ptr<Maker>()>& new_maker_;
  const ItemDemand& demand_;
  BlockSize size_;  // the taker's
  std::vector<Block> ring_;
  std::stop_source stop_;
  std::stop_callback<std::function<void()>> forward_;
  std::mutex mutex_;  // for all below, and Block::is_done
  std::condition_variable space_, done_;
  std::size_t block_size_ = size_.now(demand_.threads);
  std::uint64_t begun_ = 0, written_ = 0;  // blocks
  std::uint64_t next_item_ = 0;
  bool ended_ = false;
};

}  // namespace

bool run_items(const std::function<std::unique_ptr<Maker>()>& new_maker, const ItemDemand& demand,
               const OnItem& on_item, const std::function<void()>& on_block) {
  if (demand.threads > 1) return ItemPool(new_maker, demand).run(on_item, on_block);
  return run_alone(*new_maker(), demand, on_item, on_block);
}

}  // namespace nonet::generate
