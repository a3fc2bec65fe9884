#include <chrono>
#include <memory>
#include <utility>

#include "generate/item_blocks.hpp"
#include "generate/maker.hpp"
#include "generate/puzzle_taker.hpp"
#include "nonet/generate.hpp"

namespace nonet {

namespace {

using StreamClock = std::chrono::steady_clock;

// A block that takes much less than this is worth doubling, one that takes more is halved.
constexpr auto kTurn = std::chrono::milliseconds(10);
constexpr std::size_t kMostItems = 1u << 16;  // more than any maker's

}  // namespace

// On the heap, since taker and maker refer to the options.
struct PuzzleStream::Work {
  Work(GenerateOptions wishes, std::uint64_t number)
      : options(std::move(wishes)),
        run(generate::maker_for(options), number),
        taker(options, number, run.usual_tries()) {}

  GenerateOptions options;
  generate::ItemRun run;
  generate::PuzzleTaker taker;
  std::size_t most_items = 1;  // that the next block may have
};

PuzzleStream::PuzzleStream() = default;
PuzzleStream::~PuzzleStream() = default;
PuzzleStream::PuzzleStream(PuzzleStream&&) noexcept = default;
PuzzleStream& PuzzleStream::operator=(PuzzleStream&&) noexcept = default;

std::expected<PuzzleStream, std::string> PuzzleStream::open(GenerateOptions options,
                                                            std::uint64_t number) {
  if (auto fault = fault_of(options)) return std::unexpected(*std::move(fault));
  PuzzleStream stream;
  if (auto report = generate::report_without_tries(options, number))
    stream.report_ = *std::move(report);
  else
    stream.work_ = std::make_unique<Work>(std::move(options), number);
  return stream;
}

bool PuzzleStream::advance(const std::function<bool(const GeneratedPuzzle&)>& on_puzzle) {
  if (!work_) return false;
  const auto begin = StreamClock::now();
  const generate::BlockEnd end =
      work_->run.next([&](generate::Item& item) { return work_->taker.take(item, on_puzzle); },
                      work_->options.bounds, work_->most_items);
  const auto taken = StreamClock::now() - begin;
  std::size_t& most = work_->most_items;
  if (taken > kTurn && most > 1)
    most /= 2;
  else if (taken < kTurn / 4 && most < kMostItems)
    most *= 2;
  if (end == generate::BlockEnd::more) {
    report_.tries = work_->taker.tries();
    report_.made = work_->taker.made();
    return true;
  }
  report_ = work_->taker.report(end != generate::BlockEnd::cut_off);
  work_.reset();
  return false;
}

}  // namespace nonet
