#include "nonet/generate.hpp"

#include <algorithm>
#include <thread>

#include "core/random.hpp"
#include "generate/item_stream.hpp"
#include "generate/maker.hpp"
#include "generate/puzzle_taker.hpp"
#include "generate/random_grid.hpp"

namespace nonet {
namespace {

constexpr unsigned kMostThreads = 256;

unsigned threads_for(unsigned wanted) {
  const unsigned threads = wanted != 0 ? wanted : std::thread::hardware_concurrency();
  return std::clamp(threads, 1u, kMostThreads);
}

}  // namespace

std::expected<GenerateReport, std::string> generate_puzzles(
    const GenerateOptions& options, std::uint64_t number,
    const std::function<bool(const GeneratedPuzzle&)>& on_puzzle) {
  if (auto fault = fault_of(options)) return std::unexpected(*std::move(fault));
  if (auto report = generate::report_without_tries(options, number)) return *std::move(report);

  const auto new_maker = [&] { return generate::maker_for(options); };
  generate::PuzzleTaker taker(options, number, new_maker()->usual_tries());
  const bool ran = generate::run_items(
      new_maker,
      {.threads = threads_for(options.threads), .bounds = options.bounds, .expected = number},
      [&](generate::Item& item) { return taker.take(item, on_puzzle); },
      [&] {
        if (options.on_progress) options.on_progress(taker.tries(), taker.made());
      });
  return taker.report(ran);
}

Grid random_solution(std::uint64_t seed, std::uint64_t number) {
  Random random(seed, number);
  return generate::random_grid(random);
}

}  // namespace nonet
