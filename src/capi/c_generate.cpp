#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "capi/c_border.hpp"
#include "nonet/generate.hpp"

using namespace nonet;

namespace {

static_assert(NONET_GENERATE_DONE == static_cast<int>(GenerateEnd::done));
static_assert(NONET_GENERATE_STOPPED == static_cast<int>(GenerateEnd::stopped));
static_assert(NONET_GENERATE_OUT_OF_TRIES == static_cast<int>(GenerateEnd::out_of_tries));
static_assert(NONET_GENERATE_OUT_OF_TIME == static_cast<int>(GenerateEnd::out_of_time));
static_assert(NONET_GENERATE_IMPOSSIBLE == static_cast<int>(GenerateEnd::impossible));

/// What is wrong with wishes.
struct Refusal {
  int status = NONET_BAD_ARGUMENT;
  std::string why;
};

/// Nothing for NULL.
std::optional<Refusal> read_wish(const char* name, const char* text, std::optional<Grid>& grid) {
  if (text == nullptr) return std::nullopt;
  const int bad = capi::read_grid(text, grid.emplace());
  if (bad == kCellCount) return std::nullopt;
  return Refusal{NONET_MALFORMED, std::string(name) + ": character " + std::to_string(bad + 1) +
                                      " of 81 is neither a digit nor a blank (. or 0)"};
}

const GivenSymmetryInfo* symmetry_at(int number) {
  if (number < 0 || number >= nonet_symmetry_count()) return nullptr;
  return &given_symmetries()[static_cast<std::size_t>(number)];
}

std::string no_technique(const std::string& name) {
  constexpr std::size_t kMostShown = 40;
  return "there is no technique '" + name.substr(0, kMostShown) + "'";
}

std::optional<Refusal> read_grade(const nonet_wishes& wishes, GenerateOptions& options) {
  constexpr int kLevels = 5;
  if (wishes.least_level != 0 || wishes.most_level != 0) {
    const int least = wishes.least_level == 0 ? 1 : wishes.least_level;
    const int most = wishes.most_level == 0 ? kLevels : wishes.most_level;
    if (least < 1 || least > kLevels || most < 1 || most > kLevels)
      return Refusal{.why = "levels go from 1 (easy) to 5 (extreme), not " + std::to_string(least) +
                            " to " + std::to_string(most)};
    options.level = {static_cast<Level>(least - 1), static_cast<Level>(most - 1)};
  }
  if (wishes.least_rating != 0 || wishes.most_rating != 0)
    options.rating = {wishes.least_rating == 0 ? 1.0 : wishes.least_rating,
                      wishes.most_rating == 0 ? kBeyondTechniques : wishes.most_rating};
  if (wishes.techniques != nullptr) {
    auto techniques = techniques_named(wishes.techniques);
    if (!techniques) return Refusal{.why = no_technique(techniques.error())};
    options.techniques = *std::move(techniques);
  }
  if (wishes.hardest != nullptr) {
    options.hardest = find_technique(wishes.hardest);
    if (!options.hardest) return Refusal{.why = no_technique(wishes.hardest)};
  }
  options.distinct = wishes.distinct != 0;
  return std::nullopt;
}

nonet_new_puzzle as_new_puzzle(const GeneratedPuzzle& made) {
  nonet_new_puzzle puzzle{};
  capi::give_grid(puzzle.puzzle, made.puzzle);
  capi::give_grid(puzzle.solution, made.solution);
  puzzle.weight = made.weight;
  if (made.level) puzzle.level = static_cast<int32_t>(*made.level) + 1;
  if (made.rating) {
    puzzle.er = made.rating->er;
    puzzle.ep = made.rating->ep;
    puzzle.ed = made.rating->ed;
  }
  // Keys are string literals of the library, which end in NUL.
  if (made.hardest) puzzle.hardest = made.hardest->key().data();
  return puzzle;
}

std::optional<Refusal> read_wishes(const nonet_wishes& wishes, GenerateOptions& options) {
  options.seed = wishes.seed;
  options.tries = wishes.tries;
  options.least_givens = wishes.least_givens;
  options.most_givens = wishes.most_givens == 0 ? kCellCount : wishes.most_givens;
  options.minimal = wishes.redundant == 0;
  options.sampling = wishes.controlled == 0 ? Sampling::dig : Sampling::controlled;
  const GivenSymmetryInfo* symmetry = symmetry_at(wishes.symmetry);
  if (symmetry == nullptr)
    return Refusal{.why = "there is no symmetry " + std::to_string(wishes.symmetry)};
  if (wishes.threads < 0)
    return Refusal{.why = "the number of threads is from 0, not " + std::to_string(wishes.threads)};
  options.symmetry = symmetry->symmetry;
  options.threads = static_cast<unsigned>(wishes.threads);
  if (wishes.remove != 0 || wishes.add != 0) {
    options.remove = wishes.remove;
    options.add = wishes.add;
  }
  if (auto refusal = read_wish("pattern", wishes.pattern, options.pattern)) return refusal;
  if (auto refusal = read_wish("solution", wishes.solution, options.solution)) return refusal;
  if (auto refusal = read_wish("from", wishes.from, options.from)) return refusal;
  return read_grade(wishes, options);
}

}  // namespace

extern "C" {

int nonet_symmetry_count(void) {
  return static_cast<int>(given_symmetries().size());
}
const char* nonet_symmetry_name(int symmetry) {
  const GivenSymmetryInfo* info = symmetry_at(symmetry);
  return info == nullptr ? nullptr : info->name.data();
}
const char* nonet_symmetry_summary(int symmetry) {
  const GivenSymmetryInfo* info = symmetry_at(symmetry);
  return info == nullptr ? nullptr : info->summary.data();
}

int nonet_generate(const nonet_wishes* wishes, uint64_t number, const nonet_bounds* bounds,
                   nonet_on_puzzle on_puzzle, void* context, uint64_t* made, int* end,
                   char* message, size_t message_size) {
  const auto tell = [&](std::string_view words) {
    capi::give_text(words, message, message_size, nullptr);
  };
  if (on_puzzle == nullptr) {
    tell("there is nobody to hand puzzles to");
    return NONET_BAD_ARGUMENT;
  }
  GenerateOptions options;
  options.threads = 0;
  if (wishes != nullptr)
    if (const auto refusal = read_wishes(*wishes, options)) {
      tell(refusal->why);
      return refusal->status;
    }
  options.bounds = capi::bounds_from(bounds);
  const auto report = generate_puzzles(options, number, [&](const GeneratedPuzzle& generated) {
    const nonet_new_puzzle puzzle = as_new_puzzle(generated);
    return on_puzzle(&puzzle, context) != 0;
  });
  tell(report ? report->shortfall : report.error());
  if (!report) return NONET_BAD_ARGUMENT;
  capi::give(made, report->made);
  capi::give(end, report->end);
  return NONET_OK;
}

}  // extern "C"
