#include "generate/item_stream.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <stop_token>
#include <thread>
#include <vector>

namespace nonet::generate {
namespace {

using namespace std::chrono_literals;

// Every third item is a puzzle; items take unequal times.
class CountingMaker final : public Maker {
 public:
  void make(std::uint64_t first, std::span<Item> items, const Bounds& bounds) override {
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (bounds.stop.stop_requested() || (last && first + i > *last)) return;
      if ((first + i) % 64 == 0) std::this_thread::sleep_for(200us);
      items[i].is_done = true;
      if ((first + i) % 3 == 0)
        items[i].made.push_back({.puzzle = {}, .solution = {}, .item = first + i});
    }
  }
  std::size_t most_items() const override { return 50; }
  std::uint64_t usual_tries() const override { return 1; }

  std::optional<std::uint64_t> last;  // the items behind it are cut off
};

TEST(ItemStream, HandsItemsOnInOrderWhateverTheThreads) {
  for (unsigned threads : {1u, 2u, 5u})
    for (std::uint64_t wanted : {1u, 7u, 400u}) {
      std::uint64_t next = 0, items = 0;
      int blocks = 0;
      const bool ran = run_items([] { return std::make_unique<CountingMaker>(); },
                                 {.threads = threads, .bounds = {}, .expected = wanted},
                                 [&](Item& item) {
                                   ++items;
                                   for (const auto& made : item.made) {
                                     EXPECT_EQ(made.item, 3 * next++);
                                     if (next == wanted) return false;
                                   }
                                   return true;
                                 },
                                 [&] { ++blocks; });
      EXPECT_TRUE(ran);
      EXPECT_EQ(next, wanted);
      EXPECT_EQ(items, 3 * (wanted - 1) + 1);
      EXPECT_GT(blocks, 0);
    }
}

TEST(ItemStream, EndsBeforeTheFirstItemThatIsCutOff) {
  for (unsigned threads : {1u, 3u}) {
    std::uint64_t items = 0;
    const bool ran = run_items(
        [] {
          auto maker = std::make_unique<CountingMaker>();
          maker->last = 100;
          return maker;
        },
        {.threads = threads, .bounds = {}, .expected = 1000},
        [&](Item&) {
          ++items;
          return true;
        },
        [] {});
    EXPECT_FALSE(ran);
    EXPECT_EQ(items, 101u);
  }
}

TEST(ItemStream, AStopFromOutsideReachesTheMakers) {
  std::stop_source stop;
  std::uint64_t items = 0;
  const bool ran =
      run_items([] { return std::make_unique<CountingMaker>(); },
                {.threads = 2,
                 .bounds = {.max_steps = kUnlimited, .deadline = {}, .stop = stop.get_token()},
                 .expected = 1'000'000},
                [&](Item&) {
                  if (++items == 500) stop.request_stop();
                  return true;
                },
                [] {});
  EXPECT_FALSE(ran);
  EXPECT_GE(items, 500u);
}

}  // namespace
}  // namespace nonet::generate
