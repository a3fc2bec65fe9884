// New puzzles, in turns of some ten milliseconds, so that JavaScript's event loop can turn in
// between.
//
// The wishes come as numbers and three grids:
//
//   0                 96        177        258       339
//   | 12 doubles      | pattern | solution | from    |
//   | enum Wish       | 81 symbols each, '1' or '.'; begins with 0: no such wish |

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "nonet/generate.hpp"
#include "wasm_border.hpp"

namespace nonet::wasm {

namespace {

enum Wish : std::size_t {
  kSeedLow,   // 32 bits
  kSeedHigh,  // 32 bits
  kNumber,
  kLeastGivens,
  kMostGivens,
  kMinimal,
  kSymmetry,  // a place in given_symmetries()
  kControlled,
  kRemove,  // below 0: not said
  kAdd,     // below 0: not said
  kTries,   // 0: the usual
  kTimeout,
  kWishes
};

std::optional<Grid> wished_grid(std::size_t number) {
  const std::string_view symbols =
      input_text(kCellCount, kWishes * sizeof(double) + number * kCellCount);
  if (symbols.front() == 0) return std::nullopt;
  return grid_from(reinterpret_cast<const unsigned char*>(symbols.data()));
}

std::optional<int> wished_change(double number) {
  if (number < 0) return std::nullopt;
  return static_cast<int>(number);
}

GenerateOptions options_from(const std::array<double, kWishes>& wishes) {
  GenerateOptions options;
  options.seed = whole(wishes[kSeedHigh]) << 32 | whole(wishes[kSeedLow]);
  options.least_givens = static_cast<int>(wishes[kLeastGivens]);
  options.most_givens = static_cast<int>(wishes[kMostGivens]);
  options.minimal = wishes[kMinimal] != 0;
  options.symmetry = given_symmetries()[whole(wishes[kSymmetry])].symmetry;
  if (wishes[kControlled] != 0) options.sampling = Sampling::controlled;
  options.pattern = wished_grid(0);
  options.solution = wished_grid(1);
  options.from = wished_grid(2);
  options.remove = wished_change(wishes[kRemove]);
  options.add = wished_change(wishes[kAdd]);
  options.tries = whole(wishes[kTries]);
  options.bounds = bounds_from(0, wishes[kTimeout]);
  return options;
}

// Several may be under way, in turns.
std::map<std::size_t, PuzzleStream>& open_generations() {
  static std::map<std::size_t, PuzzleStream> open;
  return open;
}

std::string_view name_of_end(GenerateEnd end) {
  switch (end) {
    case GenerateEnd::done:
    case GenerateEnd::stopped:  // nobody says so here
      return "done";
    case GenerateEnd::out_of_tries:
      return "out of tries";
    case GenerateEnd::out_of_time:
      return "out of time";
    case GenerateEnd::impossible:
      return "impossible";
  }
  return "";
}

// The weight without loss: as a whole number of 53 bits, and the power of two to multiply it by.
void write_made(JsonWriter& json, const GeneratedPuzzle& made) {
  constexpr int kBits = 53;
  int exponent = 0;
  const double fraction = std::frexp(made.weight, &exponent);
  json.open('{').key("try").number(made.item).key("puzzle");
  write_grid(json, made.puzzle);
  json.key("givens").number(static_cast<unsigned>(made.puzzle.filled())).key("solution");
  write_grid(json, made.solution);
  json.key("weight").open('[').number(static_cast<std::uint64_t>(std::ldexp(fraction, kBits)));
  json.raw(std::to_string(exponent - kBits)).close(']').close('}');
}

}  // namespace

NONET_WASM_EXPORT(symmetries) std::size_t symmetries() {
  JsonWriter json;
  json.open('[');
  for (const GivenSymmetryInfo& info : given_symmetries())
    json.open('{').key("name").string(info.name).key("summary").string(info.summary).close('}');
  json.close(']');
  return hand_over(json);
}

// Begins with what is wrong with the wishes, or with the number by which the puzzles are asked for.
NONET_WASM_EXPORT(open_generation) std::size_t open_generation() {
  static std::size_t opened = 0;
  std::array<double, kWishes> wishes;
  std::memcpy(wishes.data(), input_text(sizeof wishes).data(), sizeof wishes);
  auto stream = PuzzleStream::open(options_from(wishes), whole(wishes[kNumber]));
  JsonWriter json;
  json.open('{');
  if (stream) {
    open_generations().emplace(++opened, *std::move(stream));
    json.key("generation").number(opened);
  } else {
    json.key("fault").string(stream.error());
  }
  json.close('}');
  return hand_over(json);
}

// One turn: the puzzles that it made, and, when it is over, how it ended.
NONET_WASM_EXPORT(next_generated) std::size_t next_generated(std::size_t generation) {
  JsonWriter json;
  const auto at = open_generations().find(generation);
  if (at == open_generations().end()) {
    json.null();
    return hand_over(json);
  }
  json.open('{').key("made").open('[');
  const bool more = at->second.advance([&](const GeneratedPuzzle& made) {
    write_made(json, made);
    return true;
  });
  const GenerateReport& report = at->second.report();
  json.close(']').key("tries").number(report.tries).key("end");
  if (more)
    json.null();
  else
    json.string(name_of_end(report.end));
  json.key("shortfall").string(report.shortfall).key("nearest");
  write_solution(json, report.nearest.value_or(Grid()));
  json.close('}');
  return hand_over(json);
}

NONET_WASM_EXPORT(close_generation) std::size_t close_generation(std::size_t generation) {
  return open_generations().erase(generation);
}

}  // namespace nonet::wasm
