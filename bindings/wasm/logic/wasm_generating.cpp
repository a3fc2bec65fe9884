// New puzzles, in turns of some ten milliseconds, so that JavaScript's event loop can turn in
// between.
//
// The wishes come as numbers, three grids and names:
//
//   0            152       233        314    395
//   | 19 doubles | pattern | solution | from | techniques, hardest technique |
//   | enum Wish  | 81 symbols each,          | names, parted by commas       |
//   |            | '1' or '.'; 0: no wish    |                               |

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "nonet/generate.hpp"
#include "nonet/technique.hpp"
#include "unknown_technique.hpp"
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
  kRemove,      // below 0: not said
  kAdd,         // below 0: not said
  kLeastLevel,  // of enum Level; below 0: not said
  kMostLevel,
  kLeastRating,  // 0: not said
  kMostRating,
  kDistinct,
  kTechniques,  // length of the names
  kHardest,     // length of the name
  kTries,       // 0: the usual
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

// The error is the name of a technique that is not known.
std::expected<GenerateOptions, std::string> options_from(
    const std::array<double, kWishes>& wishes) {
  GenerateOptions options;
  const std::size_t names = kWishes * sizeof(double) + 3 * kCellCount;
  const std::size_t needed_length = whole(wishes[kTechniques]);
  if (needed_length != 0) {
    auto needed = techniques_named(input_text(needed_length, names));
    if (!needed) return std::unexpected(std::move(needed).error());
    options.techniques = *std::move(needed);
  }
  if (wishes[kHardest] > 0) {
    const std::string_view name = input_text(whole(wishes[kHardest]), names + needed_length);
    options.hardest = find_technique(name);
    if (!options.hardest) return std::unexpected(std::string(name));
  }
  if (wishes[kLeastLevel] >= 0)
    options.level = {.least = static_cast<Level>(wishes[kLeastLevel]),
                     .most = static_cast<Level>(wishes[kMostLevel])};
  if (wishes[kLeastRating] > 0)
    options.rating = {.least = wishes[kLeastRating], .most = wishes[kMostRating]};
  options.distinct = wishes[kDistinct] != 0;
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
  json.raw(std::to_string(exponent - kBits)).close(']');
  if (made.level) json.key("level").string(name_of(*made.level));
  if (made.rating) {
    json.key("er").tenths(made.rating->er).key("ep").tenths(made.rating->ep);
    json.key("ed").tenths(made.rating->ed);
  }
  if (made.hardest) json.key("hardest").string(made.hardest->key());
  json.close('}');
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
  auto options = options_from(wishes);
  if (!options) return hand_over_unknown(options.error());
  auto stream = PuzzleStream::open(*std::move(options), whole(wishes[kNumber]));
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
    json.string(name_of(report.end));
  json.key("shortfall").string(report.shortfall).key("nearest");
  write_solution(json, report.nearest.value_or(Grid()));
  json.close('}');
  return hand_over(json);
}

NONET_WASM_EXPORT(close_generation) std::size_t close_generation(std::size_t generation) {
  return open_generations().erase(generation);
}

}  // namespace nonet::wasm
