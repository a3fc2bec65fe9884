#include "generate/item_stream.hpp"

#include <condition_variable>
#include <limits>
#include <mutex>
#include <thread>
#include <vector>

namespace nonet::generate {
namespace {

bool run_alone(ItemRun run, const ItemDemand& demand, const OnItem& on_item,
               const std::function<void()>& on_block) {
  BlockEnd end = BlockEnd::more;
  while (end == BlockEnd::more) {
    end = run.next(on_item, demand.bounds, std::numeric_limits<std::size_t>::max());
    on_block();
  }
  return end != BlockEnd::cut_off;
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
    BlockEnd end = BlockEnd::more;
    std::unique_lock lock(mutex_);
    for (;;) {
      ItemBlock& block = slot(written_);
      done_.wait(lock, [&] { return written_ < begun_ && block.is_done; });
      lock.unlock();
      end = hand_on(block, size_, on_item);
      on_block();
      lock.lock();
      block.is_done = false;
      ++written_;
      if (end != BlockEnd::more) break;
      update_size();
      space_.notify_all();
    }
    ended_ = true;
    stop_.request_stop();
    space_.notify_all();
    return end != BlockEnd::cut_off;
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
      ItemBlock& block = slot(begun_++);
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
  ItemBlock& slot(std::uint64_t number) { return ring_[number % ring_.size()]; }

  const std::function<std::unique_ptr<Maker>()>& new_maker_;
  const ItemDemand& demand_;
  BlockSize size_;  // the taker's
  std::vector<ItemBlock> ring_;
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
  return run_alone(ItemRun(new_maker(), demand.expected), demand, on_item, on_block);
}

}  // namespace nonet::generate
