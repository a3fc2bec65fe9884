// One algorithm, run to its end: a lane of a race.

#include <chrono>

#include "nonet/search.hpp"
#include "wasm_border.hpp"

namespace nonet::wasm {

NONET_WASM_EXPORT(run_lane)
std::size_t run_lane(std::size_t algorithm, double limit, double max_steps, double timeout_ms) {
  const Puzzle puzzle = input_puzzle();
  SearchOptions options;
  options.limit = whole(limit);
  options.bounds = bounds_from(max_steps, timeout_ms);
  const auto start = std::chrono::steady_clock::now();
  const SearchResult found = search(algorithms()[algorithm].algorithm, puzzle, options);
  const std::chrono::nanoseconds time = std::chrono::steady_clock::now() - start;

  JsonWriter json;
  json.open('{').key("algorithm").string(algorithms()[algorithm].name);
  json.key("end").string(name_of(found.end)).key("solutions").number(found.solutions);
  json.key("first");
  write_solution(json, found.first.value_or(Grid()));
  json.key("figures").open('{').key("tries").number(found.figures.tries);
  json.key("rejections").number(found.figures.rejections);
  json.key("placements").number(found.figures.placements);
  json.key("retreats").number(found.figures.retreats);
  json.key("greatestDepth").number(static_cast<unsigned>(found.figures.greatest_depth)).close('}');
  json.key("blanks").number(static_cast<unsigned>(count_blanks(puzzle)));
  json.key("nanoseconds").number(static_cast<std::uint64_t>(time.count())).close('}');
  return hand_over(json);
}

}  // namespace nonet::wasm
