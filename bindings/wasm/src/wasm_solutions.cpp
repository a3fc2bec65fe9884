// Streams of solutions, by number.

#include <map>

#include "solution_stream.hpp"
#include "wasm_border.hpp"

namespace nonet::wasm {

namespace {

std::map<std::size_t, SolutionStream>& streams() {
  static std::map<std::size_t, SolutionStream> open;
  return open;
}

}  // namespace

NONET_WASM_EXPORT(open_solutions) std::size_t open_solutions() {
  const std::size_t number = streams().empty() ? 1 : streams().rbegin()->first + 1;
  streams().emplace(number, input_puzzle());
  return number;
}

// The output is as many times 81 digits as there are solutions; the result is a SearchEnd, or -1
// when all have been handed out.
NONET_WASM_EXPORT(next_solutions)
int next_solutions(std::size_t number, double max_steps, double timeout_ms) {
  const auto stream = streams().find(number);
  std::string digits;
  SearchEnd end = SearchEnd::exhausted;
  bool over = true;
  if (stream != streams().end()) {
    end = stream->second.next(digits, bounds_from(max_steps, timeout_ms));
    over = stream->second.at_end();
  }
  hand_over(std::move(digits));
  if (end != SearchEnd::exhausted) return static_cast<int>(end);
  return over ? -1 : 0;
}

NONET_WASM_EXPORT(output_size) std::size_t output_size() {
  return output_length();
}

NONET_WASM_EXPORT(close_solutions) void close_solutions(std::size_t number) {
  streams().erase(number);
}

}  // namespace nonet::wasm
